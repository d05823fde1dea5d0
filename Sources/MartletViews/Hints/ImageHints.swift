public import MartletUI

extension Image {
    /// How the pixels of a picture are drawn larger or smaller.
    public enum Interpolation: Sendable {
        /// As the browser does it.
        case none, low, medium, high
    }

    /// Has no effect: the browser decides how pixels are drawn.
    ///
    /// - Parameter interpolation: How they would be.
    public func interpolation(_ interpolation: Interpolation) -> Image { IgnoredHint.interpolation.passing(self) }

    /// Has no effect: the browser smooths edges.
    ///
    /// - Parameter isAntialiased: Whether it would.
    public func antialiased(_ isAntialiased: Bool) -> Image { IgnoredHint.antialiased.passing(self) }
}
