/// Views above one another.
public struct VStack<Content: View>: PrimitiveView {
    @usableFromInline let content: Content
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?

    /// A column. `spacing` is in CSS pixels; `nil` is the usual distance.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var _shape: ViewShape { .element }
    public static var _layer: StyleLayer { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .classNames("m-vstack")))
        plan.attribute(
            AttributeStep(
                at: offset + Field.offset(of: \Self.alignment), HorizontalAlignment.self, read: { .style($0.style) },
                areEqual: { $0 == $1 }))
        plan.attribute(StackLayout.gap(at: offset + Field.offset(of: \Self.spacing)))
        plan.open(.div)
        // Text keeps a `<span>` in a stack even when it is alone there, so that it can be aligned.
        Content._plan(plan, at: offset + Field.offset(of: \Self.content))
        plan.close(.div)
    }
}

/// Views beside one another.
public struct HStack<Content: View>: PrimitiveView {
    @usableFromInline let content: Content
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?

    /// A row. `spacing` is in CSS pixels; `nil` is the usual distance.
    @inlinable
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var _shape: ViewShape { .element }
    public static var _layer: StyleLayer { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .classNames("m-hstack")))
        plan.attribute(
            AttributeStep(
                at: offset + Field.offset(of: \Self.alignment), VerticalAlignment.self, read: { .style($0.style) },
                areEqual: { $0 == $1 }))
        plan.attribute(StackLayout.gap(at: offset + Field.offset(of: \Self.spacing)))
        plan.open(.div)
        // Text keeps a `<span>` in a stack even when it is alone there, so that it can be aligned.
        Content._plan(plan, at: offset + Field.offset(of: \Self.content))
        plan.close(.div)
    }
}

/// Where the views of a column stand.
public enum HorizontalAlignment: Sendable {
    case leading, center, trailing

    var style: StyleClass { StackLayout.style(of: self == .leading ? 0 : self == .center ? 1 : 2) }
}

/// Where the views of a row stand.
public enum VerticalAlignment: Sendable {
    case top, center, bottom
    /// The first lines of their texts stand on one line.
    case firstTextBaseline
    /// The last lines of their texts stand on one line.
    case lastTextBaseline

    var style: StyleClass {
        switch self {
        case .top: StackLayout.style(of: 0)
        case .center: StackLayout.style(of: 1)
        case .bottom: StackLayout.style(of: 2)
        case .firstTextBaseline: StackLayout.firstBaseline
        case .lastTextBaseline: StackLayout.lastBaseline
        }
    }
}

/// What rows and columns share: an element with a class, an alignment and a distance.
private enum StackLayout {
    private static let start = StyleClass("align-items", "flex-start")
    private static let center = StyleClass("align-items", "center")
    private static let end = StyleClass("align-items", "flex-end")
    static let firstBaseline = StyleClass("align-items", "baseline")
    static let lastBaseline = StyleClass("align-items", "last baseline")

    static func style(of alignment: Int) -> StyleClass { alignment == 0 ? start : alignment == 1 ? center : end }

    private static let usualDistance = StyleClass("gap", "var(--m-gap)")

    /// The distances that are used most, so that a render need not write and look them up.
    private static let wholeDistances = (0...64).map { StyleClass("gap", CSS.pixels(Double($0))) }

    private static func gap(_ spacing: CGFloat?) -> Attribute {
        guard let spacing else { return .style(usualDistance) }
        if let whole = Int(exactly: Double(spacing)), wholeDistances.indices.contains(whole) {
            return .style(wholeDistances[whole])
        }
        return .styles([.length("gap", max(0, spacing))])
    }

    static func gap(at offset: Int) -> AttributeStep {
        AttributeStep(at: offset, CGFloat?.self, read: { gap($0) }, areEqual: { $0 == $1 })
    }
}
