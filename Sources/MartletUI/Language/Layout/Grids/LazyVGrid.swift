/// Views in columns that the program sizes, row after row.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
///         ForEach(photos) { PhotoView($0) }
///     }
///
/// The grid takes the available width.
public struct LazyVGrid<Content: View>: _PrimitiveView {
    private let content: Content
    private let columns: GridTracks
    private let alignment: HorizontalAlignment
    private let pinnedViews: PinnedScrollableViews

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: The position of the columns where they do not take the whole width.
    ///   - spacing: The distance between the rows in CSS pixels, or `nil` for the default distance.
    ///   - pinnedViews: The parts of sections that stay visible while their section scrolls.
    ///   - content: The views.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.columns = GridTracks(items: columns, spacing: spacing)
        self.alignment = alignment
        self.pinnedViews = pinnedViews
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        // It proposes no height to its views, whatever height there is.
        plan.attribute(AttributeStep(constant: .classNames("m-own-height")))
        plan.attribute(AttributeStep(constant: .style(.class(LazyGridRules.outerVertical))))
        plan.open(.div)
        plan.attribute(AttributeStep(constant: .classNames("m-grid")))
        plan.attribute(AttributeStep(constant: .style(.class(LazyGridRules.innerVertical))))
        plan.attribute(
            AttributeStep(stylesAt: offset.alignment) {
                [.token("justify-content", $0.place), .token("justify-self", $0.place)]
            })
        plan.attribute(
            AttributeStep(stylesAt: offset.columns) {
                $0.styles(along: .vertical)
            })
        plan.attribute(
            PinnedScrollableViews.step(at: offset.pinnedViews, along: .vertical))
        plan.beginLazyContainer()
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
        plan.close(.div)
    }
}
