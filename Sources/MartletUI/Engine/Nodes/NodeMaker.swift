import Synchronization

/// Makes the nodes of one view type.
package class AnyNodeMaker {}

/// The classes of a type's nodes, which would be looked up for each node where the type is a parameter.
package final class NodeMaker<Content: View>: AnyNodeMaker {
    private let plain = ViewNode<Content>.self
    private let compound = CompoundViewNode<Content>.self

    fileprivate func make(_ view: Content, _ place: NodePlace, _ type: ViewType) -> Node {
        let plan = ViewType.of(Content.Body.self, with: place.planContext).plan
        let isPlain =
            type.dynamicProperties.isEmpty && !type.readsFromOthers.load(ordering: .relaxed) && plan.children.isEmpty
        return isPlain ? plain.init(view, place, type, plan) : compound.init(view, place, type, plan)
    }
}

extension Node {
    /// Makes the node of a new instance of a view with a `body`.
    package static func make<Content: View>(of view: Content, _ place: NodePlace) -> Node {
        let type = ViewType.of(Content.self)
        // The type was made for this one.
        return unsafeDowncast(type.maker, to: NodeMaker<Content>.self).make(view, place, type)
    }
}
