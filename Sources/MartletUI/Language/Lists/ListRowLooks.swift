/// Looks of the rows of lists.
extension View {
    /// Sets the background of the row of a list that this view is in.
    ///
    /// - Parameter view: A color or another style, which fills the row; `nil` for the row's usual background.
    public func listRowBackground(_ view: (some ShapeStyle)?) -> ModifiedContent<Self, _RowStylesModifier> {
        ModifiedContent(content: self, modifier: _RowStylesModifier(styles: ListRowStyles.background(view)))
    }

    /// Sets the distances between the edges of the row of a list that this view is in and the view.
    ///
    /// - Parameter insets: The distances; `nil` for the usual ones.
    public func listRowInsets(_ insets: EdgeInsets?) -> ModifiedContent<Self, _RowStylesModifier> {
        ModifiedContent(content: self, modifier: _RowStylesModifier(styles: ListRowStyles.insets(insets)))
    }

    /// Sets the distance between some edges of the row of a list that this view is in and the view.
    ///
    /// - Parameters:
    ///   - edges: The edges; at the others the distance is the usual one.
    ///   - length: The distance in CSS pixels; `nil` for the usual one.
    public func listRowInsets(
        _ edges: Edge.Set = .all, _ length: CGFloat?
    ) -> ModifiedContent<Self, _RowStylesModifier> {
        guard let length else { return listRowInsets(nil) }
        func side(_ edge: Edge.Set, _ usual: CGFloat) -> CGFloat { edges.contains(edge) ? length : usual }
        return listRowInsets(
            EdgeInsets(
                top: side(.top, 8), leading: side(.leading, 16), bottom: side(.bottom, 8),
                trailing: side(.trailing, 16)))
    }

    /// Shows or hides the lines above and below the row of a list that this view is in.
    ///
    /// - Parameters:
    ///   - visibility: Whether the lines are shown.
    ///   - edges: Which of the two lines.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> ModifiedContent<
        Self, _RowStylesModifier
    > {
        ModifiedContent(content: self, modifier: _RowStylesModifier(styles: ListRowStyles.separator(visibility, edges)))
    }

    /// Sets the color of the line above the row of a list that this view is in.
    ///
    /// - Parameters:
    ///   - color: The color; `nil` for the usual one.
    ///   - edges: Has no effect: the line below is the next row's.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> ModifiedContent<
        Self, _RowStylesModifier
    > {
        ModifiedContent(content: self, modifier: _RowStylesModifier(styles: ListRowStyles.separator(color)))
    }
}

/// On a `ForEach`, they apply to the row of each element.
extension ForEach where Content: View {
    /// Sets the background of each element's row in a list.
    ///
    /// - Parameter view: A color or another style, which fills the row; `nil` for the row's usual background.
    public func listRowBackground(_ view: (some ShapeStyle)?) -> ForEach<
        Data, ID, ModifiedContent<Content, _RowStylesModifier>
    > { modifyingRows(ListRowStyles.background(view)) }

    /// Sets the distances between the edges of each element's row in a list and the view.
    ///
    /// - Parameter insets: The distances; `nil` for the usual ones.
    public func listRowInsets(_ insets: EdgeInsets?) -> ForEach<
        Data, ID, ModifiedContent<Content, _RowStylesModifier>
    > { modifyingRows(ListRowStyles.insets(insets)) }

    /// Shows or hides the lines above and below each element's row in a list.
    ///
    /// - Parameters:
    ///   - visibility: Whether the lines are shown.
    ///   - edges: Which of the two lines.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> ForEach<
        Data, ID, ModifiedContent<Content, _RowStylesModifier>
    > { modifyingRows(ListRowStyles.separator(visibility, edges)) }

    /// Sets the color of the line above each element's row in a list.
    ///
    /// - Parameters:
    ///   - color: The color; `nil` for the usual one.
    ///   - edges: Has no effect: the line below is the next row's.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> ForEach<
        Data, ID, ModifiedContent<Content, _RowStylesModifier>
    > { modifyingRows(ListRowStyles.separator(color)) }
}

/// The declarations of the looks of rows.
private enum ListRowStyles {
    static func background(_ style: (some ShapeStyle)?) -> [Style] {
        guard let style else { return [] }
        return style._paint?.backgroundStyles ?? [.inline("--m-row-background", style._color.css)]
    }

    static func insets(_ insets: EdgeInsets?) -> [Style] {
        guard let insets else { return [] }
        func lengths(_ first: CGFloat, _ second: CGFloat) -> String { CSS.pixels(first) + " " + CSS.pixels(second) }
        return [
            .inline("--m-row-block", lengths(insets.top, insets.bottom)),
            .inline("--m-row-inline", lengths(insets.leading, insets.trailing)),
        ]
    }

    static func separator(_ visibility: Visibility, _ edges: VerticalEdge.Set) -> [Style] {
        guard visibility == .hidden else { return [] }
        return (edges.contains(.top) ? [.named("m-no-line-above")] : [])
            + (edges.contains(.bottom) ? [.named("m-no-line-below")] : [])
    }

    static func separator(_ color: Color?) -> [Style] { color.map { [.inline("--m-row-line", $0.css)] } ?? [] }
}
