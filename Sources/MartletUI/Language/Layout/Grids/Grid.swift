/// Views in rows and columns.
///
///     Grid(alignment: .leading) {
///         GridRow {
///             Text("Name")
///             TextField("Name", text: $name)
///         }
///         Divider()
///         GridRow {
///             Text("Town")
///             TextField("Town", text: $town)
///         }
///     }
///
/// A column is as wide as its widest view, and columns share the available width as the views of an `HStack` do. A view
/// that is not in a ``GridRow`` spans all columns. A grid has at most 12 columns.
public struct Grid<Content: View>: _PrimitiveView {
    private let content: Content
    private let layout: GridLayout

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: The position of the views in their cells.
    ///   - horizontalSpacing: The distance between the columns in CSS pixels, or `nil` for the default distance.
    ///   - verticalSpacing: The distance between the rows in CSS pixels, or `nil` for the default distance.
    ///   - content: The rows.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-grid")))
        plan.attribute(AttributeStep(constant: .style(.class(GridRules.grid))))
        plan.attribute(
            AttributeStep(stylesAt: offset.layout) { layout in
                [
                    .token("place-items", "\(layout.alignment.vertical.place) \(layout.alignment.horizontal.place)"),
                    GridRules.gap("column-gap", layout.horizontalSpacing),
                    GridRules.gap("row-gap", layout.verticalSpacing),
                ]
            })
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
    }
}

private struct GridLayout: Equatable, Sendable {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
}

/// A row of a ``Grid``: each view in it is a cell.
public struct GridRow<Content: View>: _PrimitiveView {
    private let content: Content
    private let alignment: VerticalAlignment?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The vertical position of the views in the row, or `nil` for the grid's alignment.
    ///   - content: The cells.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.alignment = alignment
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-grid m-row")))
        plan.attribute(
            AttributeStep(stylesAt: offset.alignment) {
                $0.map { [.token("align-items", $0.place)] } ?? []
            })
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
    }
}
