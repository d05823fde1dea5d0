public import MartletUI

/// The modifier of a row that cannot be removed.
struct DeleteDisabledModifier: ViewModifier {
    let isDisabled: Bool
    func body(content: Content) -> some View { content }
}

/// The modifier of a row that cannot be moved.
struct MoveDisabledModifier: ViewModifier {
    let isDisabled: Bool
    func body(content: Content) -> some View { content }
}

extension View {
    /// Sets whether the row that consists of this view can be removed.
    ///
    /// - Parameter isDisabled: Whether it cannot.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(DeleteDisabledModifier(isDisabled: isDisabled))
    }

    /// Sets whether the row that consists of this view can be moved.
    ///
    /// - Parameter isDisabled: Whether it cannot.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(MoveDisabledModifier(isDisabled: isDisabled))
    }
}
