/// An instance whose content is not a view with a `body`: a branch, a row, an environment's content.
package class FragmentNode<Content: View>: ParentNode {
    private final var content: Content

    package init(_ content: Content, _ place: NodePlace) {
        self.content = content
        let type = ViewType.of(Content.self, with: place.planContext)
        super.init(place, elementCount: type.plan.elementCount)
        graph.register(self, elementCount: type.plan.elementCount)
        guard !type.plan.children.isEmpty else { return }
        willMakeChildren()
        type.plan.makeChildren(of: stableAddress(of: &self.content), in: self)
    }

    package final override var viewType: ViewType? { contentType }

    package final override var isPartOfParent: Bool { true }
    package final override var identityPositions: Int { children.reduce(0) { $0 + $1.identityPositions } }

    private final var contentType: ViewType { ViewType.of(Content.self, with: planContext) }

    package final override func withContent(_ body: (ValueAddress) -> Void) {
        body(stableAddress(of: &content))
    }

    package final func update(_ new: Content) {
        var old = new
        swap(&old, &content)
        withAddress(of: &old) { contentType.plan.update($0, stableAddress(of: &content), in: self) }
    }
}
