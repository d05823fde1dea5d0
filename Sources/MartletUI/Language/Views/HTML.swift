/// An HTML element that SwiftUI has no view for.
///
///     HTML("article") {
///         Text("Hello")
///     }
///
/// The name is a literal of the program. A name that a page may not contain (`script`, `style`, `link`, `iframe` and
/// the like) is replaced by `div`, and a diagnostic reports it. A program sets its style sheets in its ``Brand``.
public struct HTML<Content: View>: _PrimitiveView {
    @usableFromInline let content: Content
    @usableFromInline let name: ElementName

    /// Creates an element with content.
    ///
    /// - Parameters:
    ///   - name: The name of the element. A name that a page may not contain is reported and becomes `div`.
    ///   - content: The views inside the element.
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

    /// Creates an element without content.
    ///
    /// - Parameter name: The name of the element. A name that a page may not contain is reported and becomes `div`.
    public init(_ name: StaticString) where Content == EmptyView {
        self.name = ElementName(name)
        content = EmptyView()
        if self.name.isRefused { Self.reportRefusal(of: name) }
    }

    @usableFromInline
    static func reportRefusal(of name: StaticString) { Diagnostic.refusedElement(name.description).report() }

    public static var _shape: _ViewShape { .control }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        let name = offset.name
        plan.open(namedAt: name)
        plan.content(at: offset.content)
        plan.close(namedAt: name)
    }
}
