public import MartletUI

/// What a presentation is in a narrow window.
public struct PresentationAdaptation: Sendable {
    /// Whether a popover is one there, too.
    let keepsPopover: Bool

    /// A popover is a sheet, and all else is what it is.
    public static let automatic = Self(keepsPopover: false), sheet = Self(keepsPopover: false),
        fullScreenCover = Self(keepsPopover: false)
    /// A popover is one.
    public static let none = Self(keepsPopover: true), popover = Self(keepsPopover: true)
}

extension View {
    /// Sets what the popover around this view is in a narrow window: beside its view, too, or a sheet. Sheets and covers
    /// are the same in every window.
    ///
    /// - Parameter adaptation: What it is.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentation { $0.keepsPopover = adaptation.keepsPopover }
    }

    /// Sets what the popover around this view is in a narrow window: beside its view, too, or a sheet. Sheets and covers
    /// are the same in every window.
    ///
    /// - Parameters:
    ///   - horizontalAdaptation: What it is in a narrow window.
    ///   - verticalAdaptation: Has no effect: a low window is like any other.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
}
