/// A column of views.
///
/// The rows of a `ForEach` directly inside are made as they come near what the visitor sees: a page has at most 60 of
/// them before the browser has reported which ones are near. Rows that go out of sight keep their state.
public struct LazyVStack<Content: View>: _PrimitiveView {
    private let stack: VStack<Content>
    private let pinnedViews: PinnedScrollableViews

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal position of the views.
    ///   - spacing: The distance between the views in CSS pixels, or `nil` for the default distance.
    ///   - pinnedViews: The parts of sections that stay visible while their section scrolls.
    ///   - content: The views of the column.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
        self.pinnedViews = pinnedViews
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        // It takes the available width, as in SwiftUI.
        plan.attribute(AttributeStep(constant: .classNames("m-wide")))
        plan.attribute(PinnedScrollableViews.step(at: offset.pinnedViews, along: .vertical))
        plan.beginLazyContainer()
        VStack<Content>._plan(plan, at: offset.stack)
    }
}

/// A row of views.
///
/// The views of a `ForEach` directly inside are made as they come near what the visitor sees, as in ``LazyVStack``.
public struct LazyHStack<Content: View>: _PrimitiveView {
    private let stack: HStack<Content>
    private let pinnedViews: PinnedScrollableViews

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The vertical position of the views.
    ///   - spacing: The distance between the views in CSS pixels, or `nil` for the default distance.
    ///   - pinnedViews: The parts of sections that stay visible while their section scrolls.
    ///   - content: The views of the row.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
        self.pinnedViews = pinnedViews
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(PinnedScrollableViews.step(at: offset.pinnedViews, along: .horizontal))
        plan.beginLazyContainer()
        HStack<Content>._plan(plan, at: offset.stack)
    }
}
