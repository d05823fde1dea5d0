/// An instance whose content is not a view with a `body`: a branch, a row, an environment's content.
package class FragmentNode<Content: View>: Node {
    package final var content: Content

    package init(_ content: Content, _ place: NodePlace) {
        self.content = content
        let type = ViewType.of(Content.self)
        super.init(place, elementCount: type.layout.elementCount)
        graph.register(self, elementCount: type.layout.elementCount)
        makeContent(type)
    }

    /// Makes the children. A subclass that children can ask for something sets itself up before.
    package func makeContent(_ type: ViewType) { makeChildren(of: content, type.layout) }

    package final override var viewType: ViewType? { ViewType.of(Content.self) }
    package final override var layout: ViewLayout? { ViewType.of(Content.self).layout }

    package final override func render(_ renderer: Renderer) { Content._render(content, renderer) }

    package final func update(_ new: Content) {
        let old = content
        content = new
        var context = UpdateContext(node: self)
        Content._update(old, new, &context)
    }
}
