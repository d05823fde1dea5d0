/// An instance whose content is not a view with a `body`: a branch, a row, an environment's content.
package class FragmentNode<Content: View>: ParentNode {
    private final var content: Content

    package init(_ content: Content, _ place: NodePlace) {
        self.content = content
        let type = ViewType.of(Content.self, with: place.planContext)
        let isCutOff = place.graph.nestsTooDeep(type, below: place.parent)
        let elementCount = isCutOff ? 1 : type.plan.elementCount
        super.init(place, elementCount: elementCount)
        graph.register(self, elementCount: elementCount)
        guard !isCutOff else {
            // A comment stands for the content.
            self.isCutOff = true
            return
        }
        guard !type.plan.children.isEmpty else { return }
        willMakeChildren()
        type.plan.makeChildren(of: stableAddress(of: &self.content), in: self)
    }

    package final override var viewType: ViewType? { isCutOff ? nil : contentType }
    package final override var elementCount: Int { isCutOff ? 1 : contentType.plan.elementCount }

    package final override var isPartOfParent: Bool { true }
    package final override var identityPositions: Int { children.reduce(0) { $0 + $1.identityPositions } }

    private final var contentType: ViewType { ViewType.of(Content.self, with: planContext) }

    package final override func withContent(_ body: (ValueAddress) -> Void) {
        guard !isCutOff else { return }
        body(stableAddress(of: &content))
    }

    package final func update(_ new: Content) {
        var old = new
        swap(&old, &content)
        guard !isCutOff else { return }
        withAddress(of: &old) { contentType.plan.update($0, stableAddress(of: &content), in: self) }
    }
}
