public import MartletUI

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    /// The height in CSS's words.
    let height: String

    /// Half of the window.
    public static let medium = Self(height: "50dvh")
    /// Nearly all of the window.
    public static let large = Self(height: "100dvh")

    /// A part of the window.
    ///
    /// - Parameter fraction: The part, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> Self {
        Self(height: CSS.number(fraction.isFinite ? min(max(fraction, 0), 1) * 100 : 50) + "dvh")
    }

    /// A height.
    ///
    /// - Parameter height: The height in pixels.
    public static func height(_ height: CGFloat) -> Self {
        Self(height: CSS.pixels(height.isFinite ? min(max(height, 0), 10_000) : 0))
    }
}
