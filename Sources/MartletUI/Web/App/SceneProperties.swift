/// The dynamic properties of a program's own scenes, for one visitor.
///
/// Each walk over the scenes makes their values anew. The scene builder has no conditions, so every walk meets the same
/// scenes in the same order, and the position in that order is a scene's identity.
package final class SceneProperties {
    private let node: Node
    /// The storages of the properties, by the scene's position among the scenes that have any.
    package private(set) var storages: [ContiguousArray<PropertyStorage?>] = []
    /// Those of the storages whose values may outlive the process, and their scenes' types.
    private(set) var properties: [[(name: String, storage: PropertyStorage)]] = []
    private(set) var types: [Any.Type] = []
    /// What a store has of the properties.
    private let stored: StoredApp?

    /// Creates the storage for properties that belong to `node`.
    init(of node: Node, _ stored: StoredApp?) { (self.node, self.stored) = (node, stored) }

    /// Connects the properties of the scene at `position` among the scenes that have any, so that its body can be
    /// evaluated.
    func connect<Content: Scene>(_ scene: inout Content, at position: Int) {
        let fields = PropertyField.fields(of: Content.self)
        if !storages.indices.contains(position) {
            storages.append(fields.makeStorages(for: &scene, in: node, keeping: nil))
            properties.append(fields.durable(storages[position]))
            types.append(Content.self)
            stored?.restore(properties[position], ofScene: position, Content.self)
        }
        fields.connect(&scene, to: storages[position], in: node)
        fields.willEvaluate(&scene, storages[position])
    }
}
