/// The dynamic properties of a program's own scenes, for one visitor.
///
/// Each walk over the scenes makes their values anew. The scene builder has no conditions, so every walk meets the same
/// scenes in the same order, and the position in that order is a scene's identity.
package final class SceneProperties {
    private let node: Node
    /// The storages of the properties, by the scene's position among the scenes that have any.
    package private(set) var storages: [ContiguousArray<PropertyStorage?>] = []

    /// Creates the storage for properties that belong to `node`.
    init(of node: Node) { self.node = node }

    /// Connects the properties of the scene at `position` among the scenes that have any, so that its body can be
    /// evaluated.
    func connect<Content: Scene>(_ scene: inout Content, at position: Int) {
        let fields = PropertyField.fields(of: Content.self)
        if !storages.indices.contains(position) {
            storages.append(fields.makeStorages(for: &scene, in: node, keeping: nil))
        }
        fields.connect(&scene, to: storages[position], in: node)
        fields.willEvaluate(&scene, storages[position])
    }
}
