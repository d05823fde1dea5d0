public import MartletUI

// The visitor's device, of which a server knows nothing but the size of the window.

@available(*, unavailable, message: "Use \\.horizontalSizeClass: a server does not know the visitor's device.")
@dynamicMemberLookup
public final class UIDevice {
    public enum BatteryState { case unknown, unplugged, charging, full }
    public static var current: UIDevice { UIDevice() }
    public static subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
    public init() {}
    public var name: String { "" }
    public var model: String { "" }
    public var localizedModel: String { "" }
    public var systemName: String { "" }
    public var systemVersion: String { "" }
    public var identifierForVendor: UUID? { nil }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
    public var orientation: UIDeviceOrientation { .unknown }
    public var isBatteryMonitoringEnabled = false, isProximityMonitoringEnabled = false
    public var batteryLevel: Float { 0 }
    public var batteryState: BatteryState { .unknown }
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
    public func setValue(_ value: Any?, forKey key: String) {}
    public subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(*, unavailable, message: "Use \\.horizontalSizeClass: a server does not know the visitor's device.")
public enum UIUserInterfaceIdiom { case unspecified, phone, pad, tv, carPlay, mac, vision }

@available(
    *, unavailable,
    message: "Use \\.horizontalSizeClass or a GeometryReader: a server does not know how a device is held."
)
public enum UIDeviceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { false }
    public var isLandscape: Bool { false }
    public var isFlat: Bool { false }
    public var isValidInterfaceOrientation: Bool { false }
}

@available(
    *, unavailable,
    message: "Use \\.horizontalSizeClass or a GeometryReader: a server does not know how a device is held."
)
public enum UIInterfaceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    public var isPortrait: Bool { false }
    public var isLandscape: Bool { false }
}
