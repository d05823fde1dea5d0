// A row reads the styles of its direct children only. So several of these modifiers stand on one element, and they have no
// effect inside a modifier that adds an element.

/// The modifier of `gridCellColumns(_:)`.
public struct _GridCellColumns: _ElementModifier {
    let columns: Int

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.columns) { columns in
                GridRules.spans.indices.contains(columns - 1) ? [.class(GridRules.spans[columns - 1])] : []
            })
    }
}

/// The modifier of `gridCellAnchor(_:)`.
public struct _GridCellAnchor: _ElementModifier {
    let anchor: UnitPoint

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.anchor) { anchor in
                let (x, y) = (share(anchor.x), share(anchor.y))
                if let column = place(x), let row = place(y) {
                    return [.token("justify-self", column), .token("align-self", "var(--m-align,\(row))")]
                }
                // The point of the cell, and the same point of the view.
                let (right, down) = ("\(CSS.number(x * 100))%", "\(CSS.number(y * 100))%")
                return [
                    .token("justify-self", "start"), .token("align-self", "var(--m-align,start)"),
                    .token("position", "relative"), .inline("inset-inline-start", right),
                    .inline("inset-block-start", down),
                    .inline("translate", "calc(\(right)*var(--m-side)*-1) -\(down)"),
                ]
            })
    }

    private static func share(_ part: CGFloat) -> CGFloat { part.isFinite ? CSS.clamped(part, 0...1) : 0 }

    private static func place(_ part: CGFloat) -> String? { [0: "start", 0.5: "center", 1: "end"][part] }
}

/// The modifier of `gridColumnAlignment(_:)`.
public struct _GridColumnAlignment: _ElementModifier {
    let alignment: HorizontalAlignment

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.alignment) { alignment in
                GridRules.columnAlignments[alignment.place].map { [.class($0)] } ?? []
            })
    }
}

/// The modifier of `gridCellUnsizedAxes(_:)`.
public struct _GridCellUnsizedAxes: _ElementModifier {
    let axes: Axis.Set

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset.axes, read: { .styles(styles(of: $0)) }, areEqual: { $0 == $1 }))
    }

    private static func styles(of axes: Axis.Set) -> [Style] {
        (axes.contains(.horizontal) ? [Style.token("width", "0"), .token("min-width", "100%")] : [])
            + (axes.contains(.vertical) ? [.token("height", "0"), .token("min-height", "100%")] : [])
    }
}

extension View {
    /// Lets the view span several columns of a ``Grid``. Apply it last, as the other modifiers of cells.
    ///
    /// - Parameter count: The number of columns, from 1 to 12.
    public func gridCellColumns(_ count: Int) -> ModifiedContent<Self, _GridCellColumns> {
        ModifiedContent(
            content: self, modifier: _GridCellColumns(columns: min(max(1, count), GridRules.mostColumns)))
    }

    /// Places a point of the view on the same point of its cell in a ``Grid``.
    ///
    /// - Parameter anchor: The point. Coordinates less than 0 or greater than 1 count as those.
    public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedContent<Self, _GridCellAnchor> {
        ModifiedContent(content: self, modifier: _GridCellAnchor(anchor: anchor))
    }

    /// Aligns the views of a ``Grid``'s column, whose number is that of the view in its ``GridRow``.
    ///
    /// - Parameter guide: The horizontal position of the views in their cells.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedContent<Self, _GridColumnAlignment> {
        ModifiedContent(content: self, modifier: _GridColumnAlignment(alignment: guide))
    }

    /// Lets the view take the space that the other cells of its column or row need, and no more.
    ///
    ///     Divider().gridCellUnsizedAxes(.horizontal)
    ///
    /// - Parameter axes: The directions in which the view does not make its cell larger.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedContent<Self, _GridCellUnsizedAxes> {
        ModifiedContent(content: self, modifier: _GridCellUnsizedAxes(axes: axes))
    }
}
