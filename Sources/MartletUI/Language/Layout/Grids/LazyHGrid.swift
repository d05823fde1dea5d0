/// Views in rows that the program sizes, column after column.
///
///     ScrollView(.horizontal) {
///         LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
///             ForEach(photos) { PhotoView($0) }
///         }
///     }
///
/// The grid takes the height that it is proposed. A page proposes none; then flexible rows are as high as their views.
public struct LazyHGrid<Content: View>: _PrimitiveView {
    private let content: Content
    private let rows: GridTracks
    private let alignment: VerticalAlignment
    private let pinnedViews: PinnedScrollableViews

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: The position of the rows where they do not take the whole height.
    ///   - spacing: The distance between the columns in CSS pixels, or `nil` for the default distance.
    ///   - pinnedViews: The parts of sections that stay visible while their section scrolls.
    ///   - content: The views.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.rows = GridTracks(items: rows, spacing: spacing)
        self.alignment = alignment
        self.pinnedViews = pinnedViews
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        // It proposes no width to its views, whatever width there is, but a height.
        plan.attribute(AttributeStep(constant: .classNames("m-own-width m-high")))
        plan.attribute(AttributeStep(constant: .style(.class(LazyGridRules.outerHorizontal))))
        plan.open(.div)
        plan.attribute(AttributeStep(constant: .classNames("m-grid m-fixed-height")))
        plan.attribute(AttributeStep(constant: .style(.class(LazyGridRules.innerHorizontal))))
        plan.attribute(
            AttributeStep(stylesAt: offset.alignment) {
                [
                    .token("align-content", $0.edgePlace), .token("justify-content", $0.edgePlace),
                    .token("align-self", $0.edgePlace),
                ]
            })
        plan.attribute(
            AttributeStep(stylesAt: offset.rows) {
                $0.styles(along: .horizontal)
            })
        plan.attribute(
            PinnedScrollableViews.step(at: offset.pinnedViews, along: .horizontal))
        plan.beginLazyContainer()
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
        plan.close(.div)
    }
}
