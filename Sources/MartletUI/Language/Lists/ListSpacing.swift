/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
    fileprivate let length: CGFloat?

    /// The usual space.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less than the usual space.
    public static let compact = ListSectionSpacing(length: 10)

    /// A space of one's own.
    ///
    /// - Parameter spacing: The length in CSS pixels.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
    /// Sets the space between the rows of the lists in this view.
    ///
    /// - Parameter spacing: The length in CSS pixels; `nil` for the usual space, none.
    public func listRowSpacing(_ spacing: CGFloat?) -> ModifiedContent<Self, _ElementStylesModifier> {
        elementStyles(spacing.map { [.inline("--m-row-gap", CSS.pixels($0))] } ?? [])
    }

    /// Sets the space between the sections of the lists in this view.
    ///
    /// - Parameter spacing: The space.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> ModifiedContent<Self, _ElementStylesModifier> {
        elementStyles(spacing.length.map { [.inline("--m-section-gap", CSS.pixels($0))] } ?? [])
    }

    /// Sets the space between the sections of the lists in this view.
    ///
    /// - Parameter spacing: The length in CSS pixels.
    public func listSectionSpacing(_ spacing: CGFloat) -> ModifiedContent<Self, _ElementStylesModifier> {
        listSectionSpacing(.custom(spacing))
    }

    /// Shows or hides the lines above and below the sections of the list that this view is in.
    ///
    /// - Parameters:
    ///   - visibility: Whether the lines are shown.
    ///   - edges: Which of the two lines.
    public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> ModifiedContent<Self, _RowStylesModifier> { listRowSeparator(visibility, edges: edges) }

    /// Shows or hides the background of the lists, forms and editors in this view.
    ///
    /// - Parameter visibility: Whether it is shown.
    public func scrollContentBackground(_ visibility: Visibility) -> ModifiedContent<Self, _ElementStylesModifier> {
        elementStyles(visibility == .hidden ? [.named("m-no-background")] : [])
    }
}

private struct RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
}

private struct HeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// The least height of the rows of lists, in CSS pixels. Setting it has no effect.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The least height of the headers of lists, in CSS pixels. Setting it has no effect.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
}
