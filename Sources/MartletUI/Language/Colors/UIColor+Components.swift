/// The components of a color, at the addresses that the caller gives: UIKit's functions have this form. Nothing is kept of the
/// addresses, and `nil` is left alone.
extension UIColor {
    /// Gets the components, from 0 to 1: those that a page in the light color scheme shows.
    ///
    /// - Parameters:
    ///   - red: Where the red component goes.
    ///   - green: Where the green component goes.
    ///   - blue: Where the blue component goes.
    ///   - alpha: Where the opacity goes.
    /// - Returns: `true`: each color has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color.resolved(isDark: false)
        red?.pointee = CGFloat(resolved.red)
        green?.pointee = CGFloat(resolved.green)
        blue?.pointee = CGFloat(resolved.blue)
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    /// Gets the hue, saturation and brightness, from 0 to 1: those that a page in the light color scheme shows.
    ///
    /// - Parameters:
    ///   - hue: Where the position on the color wheel goes.
    ///   - saturation: Where the distance from gray goes.
    ///   - brightness: Where the brightness goes.
    ///   - alpha: Where the opacity goes.
    /// - Returns: `true`: each color has them.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color.resolved(isDark: false)
        let (red, green, blue) = (resolved.red, resolved.green, resolved.blue)
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let range = most - least
        let sixths: Float =
            if range == 0 { 0 } else if most == red { (green - blue) / range } else if most == green {
                2 + (blue - red) / range
            } else { 4 + (red - green) / range }
        hue?.pointee = CGFloat((sixths < 0 ? sixths + 6 : sixths) / 6)
        saturation?.pointee = CGFloat(most == 0 ? 0 : range / most)
        brightness?.pointee = CGFloat(most)
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    /// Gets the brightness of a gray, from 0 to 1.
    ///
    /// - Parameters:
    ///   - white: Where the brightness goes.
    ///   - alpha: Where the opacity goes.
    /// - Returns: Whether the color is a gray on a page in the light color scheme; nothing is written otherwise.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let resolved = color.resolved(isDark: false)
        guard resolved.red == resolved.green, resolved.green == resolved.blue else { return false }
        white?.pointee = CGFloat(resolved.red)
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }
}
