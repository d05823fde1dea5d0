public import MartletUI

/// Whether what is behind a sheet could be pressed.
public struct PresentationBackgroundInteraction: Sendable {
    /// It cannot.
    public static let automatic = Self(), enabled = Self(), disabled = Self()

    /// It cannot.
    ///
    /// - Parameter detent: The size up to which it could.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What a swipe in a sheet would do.
public struct PresentationContentInteraction: Sendable {
    /// It scrolls.
    public static let automatic = Self(), resizes = Self(), scrolls = Self()
}

extension View {
    /// Has no effect: what is behind a dialog cannot be pressed.
    ///
    /// - Parameter interaction: Whether it could be.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        IgnoredHint.presentationBackgroundInteraction.passing(self)
    }

    /// Has no effect: a swipe in a sheet scrolls.
    ///
    /// - Parameter behavior: What it would do.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        IgnoredHint.presentationContentInteraction.passing(self)
    }
}
