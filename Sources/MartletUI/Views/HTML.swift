/// An HTML element, where SwiftUI's vocabulary has none: `HTML("article") { … }`.
///
/// The name is a literal of the program. Names that a page may not hold (`script`, `style`, `iframe` and their like)
/// become `div`.
public struct HTML<Content: View>: PrimitiveView {
    private let content: Content
    private let name: ElementName

    public init(_ name: StaticString, @ViewBuilder content: () -> Content) {
        self.name = ElementName(name)
        self.content = content()
    }

    public init(_ name: StaticString) where Content == EmptyView {
        self.name = ElementName(name)
        content = EmptyView()
    }

    public static var _shape: ViewShape { .element }

    public static func _layout(_ layout: inout ViewLayout) { ElementContent.layout(Content.self, &layout) }

    public static func _make(_ view: Self, _ context: inout MakeContext) { Content._make(view.content, &context) }

    public static func _render(_ view: Self, _ renderer: Renderer) {
        ElementContent.render(view.name, view.content, renderer)
    }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        context.open(old.name, new.name)
        ElementContent.update(old.content, new.content, &context)
    }
}

/// What stands in an element: a text alone is the element's own text.
package enum ElementContent {
    package static func layout<Content: View>(_ content: Content.Type, _ layout: inout ViewLayout) {
        layout.open()
        if Content._shape != .text { Content._layout(&layout) }
        layout.close()
    }

    package static func render<Content: View>(_ name: ElementName, _ content: Content, _ renderer: Renderer) {
        renderer.open(name)
        if Content._shape == .text {
            if let text = Content._text(content) { renderer.text(text) }
        } else {
            Content._render(content, renderer)
        }
        renderer.close(name)
    }

    /// The element has been entered already.
    package static func update<Content: View>(_ old: Content, _ new: Content, _ context: inout UpdateContext) {
        if Content._shape == .text {
            if let old = Content._text(old), let new = Content._text(new) { context.text(old, new) }
        } else {
            Content._update(old, new, &context)
        }
    }
}
