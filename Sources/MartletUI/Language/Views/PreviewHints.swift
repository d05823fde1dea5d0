// Previews are for Xcode: the server makes nothing of them.

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// That of a device.
    case device
    /// That of its content.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a device.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The system of a preview.
public enum PreviewPlatform: Sendable {
    /// A system of Apple's.
    case iOS, macOS, tvOS, watchOS
}

/// How the device of a preview is held.
public struct InterfaceOrientation: Sendable, Hashable {
    private let name: String

    /// A way of holding it.
    public static let portrait = Self(name: "portrait"), portraitUpsideDown = Self(name: "portraitUpsideDown")
    /// A way of holding it.
    public static let landscapeLeft = Self(name: "landscapeLeft"), landscapeRight = Self(name: "landscapeRight")
}

extension View {
    /// Has no effect: Xcode shows the name of a preview.
    public func previewDisplayName(_ name: String?) -> some View { self }
    /// Has no effect: Xcode gives a preview its size.
    public func previewLayout(_ layout: PreviewLayout) -> some View { self }
    /// Has no effect: Xcode shows a preview on a device.
    public func previewDevice(_ device: PreviewDevice?) -> some View { self }
    /// Has no effect: Xcode shows a preview on a device.
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}
