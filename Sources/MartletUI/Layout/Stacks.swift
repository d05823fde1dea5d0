/// Views above one another.
public struct VStack<Content: View>: PrimitiveView {
    private let content: Content
    private let alignment: HorizontalAlignment
    private let spacing: Double?

    /// A column. `spacing` is in CSS pixels; `nil` is the usual distance.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var _shape: ViewShape { .element }
    public static func _layout(_ layout: inout ViewLayout) { StackLayout.layout(Content.self, &layout) }
    public static func _make(_ view: Self, _ context: inout MakeContext) { Content._make(view.content, &context) }

    public static func _render(_ view: Self, _ renderer: Renderer) {
        StackLayout.render("m-vstack", view.alignment.style, view.spacing, view.content, renderer)
    }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        StackLayout.updateAttributes(
            "m-vstack", (old.alignment.style, new.alignment.style), (old.spacing, new.spacing), &context)
        Content._update(old.content, new.content, &context)
    }
}

/// Views beside one another.
public struct HStack<Content: View>: PrimitiveView {
    private let content: Content
    private let alignment: VerticalAlignment
    private let spacing: Double?

    /// A row. `spacing` is in CSS pixels; `nil` is the usual distance.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var _shape: ViewShape { .element }
    public static func _layout(_ layout: inout ViewLayout) { StackLayout.layout(Content.self, &layout) }
    public static func _make(_ view: Self, _ context: inout MakeContext) { Content._make(view.content, &context) }

    public static func _render(_ view: Self, _ renderer: Renderer) {
        StackLayout.render("m-hstack", view.alignment.style, view.spacing, view.content, renderer)
    }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        StackLayout.updateAttributes(
            "m-hstack", (old.alignment.style, new.alignment.style), (old.spacing, new.spacing), &context)
        Content._update(old.content, new.content, &context)
    }
}

/// Where the views of a column stand.
public enum HorizontalAlignment: Sendable {
    case leading, center, trailing

    var style: StyleClass? { StackLayout.style(of: self == .leading ? 0 : self == .center ? 1 : 2) }
}

/// Where the views of a row stand.
public enum VerticalAlignment: Sendable {
    case top, center, bottom

    var style: StyleClass? { StackLayout.style(of: self == .top ? 0 : self == .center ? 1 : 2) }
}

/// What rows and columns share: an element with a class, an alignment and a distance.
private enum StackLayout {
    private static let start = StyleClass("align-items", "flex-start")
    private static let center = StyleClass("align-items", "center")
    private static let end = StyleClass("align-items", "flex-end")

    static func style(of alignment: Int) -> StyleClass { alignment == 0 ? start : alignment == 1 ? center : end }

    private static let usualDistance = StyleClass("gap", "0.5rem")

    private static func gap(_ spacing: Double?) -> StyleClass {
        spacing.map { StyleClass("gap", CSS.pixels($0)) } ?? usualDistance
    }

    /// Text keeps a `<span>` in a stack even when it is alone there, so that it can be aligned.
    static func layout<Content: View>(_ content: Content.Type, _ layout: inout ViewLayout) {
        layout.open()
        Content._layout(&layout)
        layout.close()
    }

    static func render<Content: View>(
        _ name: String, _ alignment: StyleClass?, _ spacing: Double?, _ content: Content, _ renderer: Renderer
    ) {
        renderer.attribute(.classNames(name))
        if let alignment { renderer.attribute(.style(alignment)) }
        renderer.attribute(.style(gap(spacing)))
        renderer.open(.div)
        Content._render(content, renderer)
        renderer.close(.div)
    }

    static func updateAttributes(
        _ name: String, _ alignment: (StyleClass?, StyleClass?), _ spacing: (Double?, Double?),
        _ context: inout UpdateContext
    ) {
        context.attribute(.classNames(name), .classNames(name))
        if let old = alignment.0, let new = alignment.1 { context.attribute(.style(old), .style(new)) }
        context.attribute(.style(gap(spacing.0)), .style(gap(spacing.1)))
        context.open()
    }
}

/// Values of CSS.
package enum CSS {
    /// A length: `8px`, with at most two decimals.
    package static func pixels(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let hundredths = (max(-1e6, min(1e6, value)) * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? "\(Int(hundredths))px" : "\(hundredths)px"
    }
}
