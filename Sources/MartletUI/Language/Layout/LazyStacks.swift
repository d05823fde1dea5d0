/// A column. Here it makes all of its views at once, as `VStack` does: a server does not know what is in sight.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let stack: VStack<Content>

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }

    public static var _shape: ViewShape { .element }
    public static var _layer: StyleLayer { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        // As in SwiftUI it takes the width that there is.
        plan.attribute(AttributeStep(constant: .classNames("m-wide")))
        VStack<Content>._plan(plan, at: offset + Field.offset(of: \Self.stack))
    }
}

/// A row. Here it makes all of its views at once, as `HStack` does.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let stack: HStack<Content>

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }

    public static var _shape: ViewShape { .element }
    public static var _layer: StyleLayer { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        HStack<Content>._plan(plan, at: offset + Field.offset(of: \Self.stack))
    }
}
