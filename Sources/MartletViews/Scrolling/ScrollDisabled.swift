public import MartletUI

extension View {
    /// Sets whether the scroll views inside stay where they are.
    ///
    /// - Parameter disabled: Whether they do.
    public func scrollDisabled(_ disabled: Bool) -> some View { self.class("m-unscrollable", when: disabled) }

    /// Has no effect: a browser shows nothing of a scroll view's content outside of it.
    ///
    /// - Parameter disabled: Whether it would.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        IgnoredHint.scrollClipDisabled.passing(self)
    }
}
