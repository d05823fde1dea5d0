/// An HTML element, where SwiftUI's vocabulary has none: `HTML("article") { … }`.
///
/// The name is a literal of the program. Names that a page may not hold (`script`, `style`, `link`, `iframe` and their
/// like) are told, and a `div` stands in their place. A program's style sheets are named by its ``Brand``.
public struct HTML<Content: View>: PrimitiveView {
    @usableFromInline let content: Content
    @usableFromInline let name: ElementName

    @inlinable
    public init(_ name: StaticString, @ViewBuilder content: () -> Content) {
        self.init(ElementName(name), content())
        if self.name.isRefused { Self.reportRefusal(of: name) }
    }

    @inlinable
    init(_ name: ElementName, _ content: Content) {
        self.content = content
        self.name = name
    }

    public init(_ name: StaticString) where Content == EmptyView {
        self.name = ElementName(name)
        content = EmptyView()
        if self.name.isRefused { Self.reportRefusal(of: name) }
    }

    @usableFromInline
    static func reportRefusal(of name: StaticString) { Diagnostic.refusedElement(name.description).tell() }

    public static var _shape: ViewShape { .control }
    public static var _layer: StyleLayer { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        let name = offset + Field.offset(of: \Self.name)
        plan.open(namedAt: name)
        plan.content(Content.self, at: offset + Field.offset(of: \Self.content))
        plan.close(namedAt: name)
    }
}
