/// A column of views.
public struct VStack<Content: View>: _PrimitiveView {
    @usableFromInline let content: Content
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal position of the views.
    ///   - spacing: The distance between the views in CSS pixels, or `nil` for the default distance.
    ///   - content: The views of the column.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        let alignment = AttributeStep(
            at: offset.alignment, read: { StackLayout.attribute($0.style, $0.guide) }, areEqual: { $0 == $1 })
        StackLayout.plan(plan, "m-vstack", alignment, spacing: offset.spacing, content: offset.content)
    }
}

/// A row of views.
public struct HStack<Content: View>: _PrimitiveView {
    @usableFromInline let content: Content
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The vertical position of the views.
    ///   - spacing: The distance between the views in CSS pixels, or `nil` for the default distance.
    ///   - content: The views of the row.
    @inlinable
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        let alignment = AttributeStep(
            at: offset.alignment, read: { StackLayout.attribute($0.style, $0.guide) }, areEqual: { $0 == $1 })
        StackLayout.plan(plan, "m-hstack", alignment, spacing: offset.spacing, content: offset.content)
    }
}

/// The code that rows and columns share: an element with a class, an alignment and a distance.
enum StackLayout {
    private static let start = StyleClass("align-items", "flex-start")
    private static let center = StyleClass("align-items", "center")
    private static let end = StyleClass("align-items", "flex-end")
    static let firstBaseline = StyleClass("align-items", "baseline")
    static let lastBaseline = StyleClass("align-items", "last baseline")

    /// The class of an alignment, and what the module that aligns by a guide of the program's own needs to know.
    static func attribute(_ style: StyleClass, _ guide: Style?) -> Attribute {
        guard let guide else { return .style(.class(style)) }
        return .styles([.class(style), .named("m-more m-guides"), guide])
    }

    static func style(of alignment: Int) -> StyleClass { alignment == 0 ? start : alignment == 1 ? center : end }

    private static let usualDistance = StyleClass("gap", "var(--m-gap)")

    /// The most common distances, made once so that a render need not write and look them up.
    private static let wholeDistances = (0...64).map { StyleClass("gap", CSS.pixels(Double($0))) }

    private static func gap(_ spacing: CGFloat?) -> Attribute {
        guard let spacing else { return .style(.class(usualDistance)) }
        if let whole = Int(exactly: Double(spacing)), wholeDistances.indices.contains(whole) {
            return .style(.class(wholeDistances[whole]))
        }
        return .styles([.length("gap", max(0, spacing))])
    }

    /// Plans the element of a stack.
    static func plan<Content: View>(
        _ plan: PlanBuilder, _ name: String, _ alignment: AttributeStep, spacing: Offset<CGFloat?>,
        content: Offset<Content>
    ) {
        plan.attribute(AttributeStep(constant: .classNames(name)))
        plan.attribute(alignment)
        plan.attribute(gap(at: spacing))
        plan.open(.div)
        // A text keeps its `<span>` in a stack even when it is the only child, so that it can be aligned.
        Content._plan(plan, at: content)
        plan.close(.div)
    }

    static func gap(at offset: Offset<CGFloat?>) -> AttributeStep {
        AttributeStep(at: offset, read: { gap($0) }, areEqual: { $0 == $1 })
    }
}
