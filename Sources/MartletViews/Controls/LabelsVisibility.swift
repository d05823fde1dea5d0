public import MartletUI

extension View {
    /// Shows or hides the labels of the controls in this view. A screen reader says them in any case.
    ///
    /// - Parameter visibility: Whether they are shown.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        self.class(visibility == .hidden ? "m-labels-hidden" : "")
    }
}
