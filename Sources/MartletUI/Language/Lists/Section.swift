/// A group of views with a header above and a footer below. In a `List` it is a list inside a row; in a `Table` it groups
/// rows.
public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer

    /// A section of what is made already, which need not be views: a table's rows are none.
    package init(header: Parent, content: Content, footer: Footer) {
        (self.header, self.content, self.footer) = (header, content, footer)
    }
}

/// A section of views, whose types are only known at run time.
package protocol SectionOfViews {
    var parts: (header: any View, content: any View, footer: any View) { get }
}

extension Section: SectionOfViews where Parent: View, Content: View, Footer: View {
    package var parts: (header: any View, content: any View, footer: any View) { (header, content, footer) }
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    ///
    /// - Parameters:
    ///   - content: The views of the section.
    ///   - header: The view above the content.
    ///   - footer: The view below the content.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-section")))
        if plan.isLazy { plan.beginLazyContainer() }
        plan.open(.section)
        planEdge(plan, at: offset.header, isHeader: true)
        Content._plan(plan, at: offset.content)
        planEdge(plan, at: offset.footer, isHeader: false)
        plan.close(.section)
    }

    private static func planEdge<Edge: View>(_ plan: PlanBuilder, at offset: Offset<Edge>, isHeader: Bool) {
        guard Edge.self != EmptyView.self else { return }
        plan.attribute(AttributeStep(constant: .classNames(isHeader ? "m-section-header" : "m-section-footer")))
        if isHeader {
            plan.attribute(AttributeStep(constant: .fixed("role", "heading")))
            plan.attribute(AttributeStep(constant: .fixed("aria-level", "2")))
        }
        plan.open(.div)
        plan.content(at: offset)
        plan.close(.div)
    }
}

extension Section: ListContent where Parent: View, Content: View, Footer: View {
    package static var rowKind: RowKind { .section }

    package static func planRows(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-section")))
        plan.open(.li)
        planEdge(plan, at: offset.header, isHeader: true)
        plan.attribute(AttributeStep(constant: .fixed("role", "list")))
        plan.open(.ul)
        ListRows<Content>.plan(plan, at: offset.content)
        plan.close(.ul)
        planEdge(plan, at: offset.footer, isHeader: false)
        plan.close(.li)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    ///
    /// - Parameters:
    ///   - content: The views of the section.
    ///   - header: The view above the content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header) { EmptyView() }
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    ///
    /// - Parameters:
    ///   - content: The views of the section.
    ///   - footer: The view below the content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header and a footer.
    ///
    /// - Parameter content: The views of the section.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title as its header.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - content: The views of the section.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }

    /// Creates a section with a string as its header.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - content: The views of the section.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}
