/// The dynamic properties of a program's own scenes, for one visitor.
///
/// A scene's value is made anew at each walk over the scenes. The builder of scenes has no conditions, so a walk meets the
/// same scenes in the same order, and the position in that order is a scene's identity.
package final class SceneProperties {
    private let node: Node
    /// Where the properties keep their values: by the position of the scene among those that have any.
    package private(set) var storages: [ContiguousArray<PropertyStorage?>] = []

    /// Properties that belong to `node`.
    init(of node: Node) { self.node = node }

    /// Connects the properties of the scene at `position` among those that have any, so that its body can be evaluated.
    func connect<Content: Scene>(_ scene: inout Content, at position: Int) {
        let fields = PropertyField.fields(of: Content.self)
        if !storages.indices.contains(position) {
            storages.append(fields.makeStorages(for: &scene, in: node, keeping: nil))
        }
        fields.connect(&scene, to: storages[position], in: node)
        fields.willEvaluate(&scene, storages[position])
    }
}
