public import MartletUI

extension Text {
    /// How large a text would be beside others.
    public struct Scale: Sendable {
        /// The size of its font.
        public static let `default` = Self(), secondary = Self()
    }
}

extension View {
    /// Has no effect: a text has the size of its font.
    ///
    /// - Parameters:
    ///   - scale: How large it would be.
    ///   - isEnabled: Whether it would be.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        IgnoredHint.textScale.passing(self)
    }

    /// Has no effect: a browser does not move letters closer together.
    ///
    /// - Parameter flag: Whether it would.
    public func allowsTightening(_ flag: Bool) -> some View { IgnoredHint.allowsTightening.passing(self) }
}
