public import MartletUI

/// The modifier of `selectionDisabled(_:)`.
struct SelectionDisabled: ViewModifier, RowSelectionLimit {
    let isSelectionDisabled: Bool

    func body(content: Content) -> some View { content }
}

extension View {
    /// Sets whether this row of a list cannot be selected.
    ///
    /// - Parameter isDisabled: Whether it cannot.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(SelectionDisabled(isSelectionDisabled: isDisabled))
    }
}
