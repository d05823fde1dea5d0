public import MartletUI

/// What a presentation would become in a narrow window.
public struct PresentationAdaptation: Sendable {
    /// What it is.
    public static let automatic = Self(), none = Self(), popover = Self(), sheet = Self(), fullScreenCover = Self()
}

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
    /// Has no effect: a presentation is the same in a narrow window.
    ///
    /// - Parameter adaptation: What it would become.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        IgnoredHint.presentationCompactAdaptation.passing(self)
    }

    /// Has no effect: a presentation is the same in a narrow window and in a low one.
    ///
    /// - Parameters:
    ///   - horizontalAdaptation: What it would become in a narrow one.
    ///   - verticalAdaptation: What it would become in a low one.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { IgnoredHint.presentationCompactAdaptation.passing(self) }

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
