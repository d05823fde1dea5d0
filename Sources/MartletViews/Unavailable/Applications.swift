public import MartletUI

// A program of UIKit, its windows and what it hands to other programs. What is asked of them has its type, so
// that the compiler reports the advice.

@available(*, unavailable, message: "Use \\.openURL or \\.scenePhase: a server has no UIApplication.")
@dynamicMemberLookup
open class UIApplication {
    public enum State { case active, inactive, background }
    public enum OpenExternalURLOptionsKey { case universalLinksOnly, sourceApplication }
    public struct LaunchOptionsKey: Hashable {}
    public static var shared: UIApplication { UIApplication() }
    public static var openSettingsURLString: String { "" }
    public static var openNotificationSettingsURLString: String { "" }
    public static subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }

    public var delegate: Any?, keyWindow: UIWindow?, windows: [UIWindow] = [], connectedScenes: Set<UIScene> = []
    public var applicationState: State { .active }
    public var applicationIconBadgeNumber = 0, isIdleTimerDisabled = false
    public var alternateIconName: String? { nil }
    public var supportsAlternateIcons: Bool { false }
    public var isRegisteredForRemoteNotifications: Bool { false }
    public var statusBarFrame: CGRect { .zero }
    public init() {}
    public subscript(dynamicMember name: String) -> _AppleValue {
        get { _AppleValue() }
        set {}
    }
    public func canOpenURL(_ url: URL) -> Bool { false }
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {}
    @discardableResult
    public func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) -> Bool { false }
    public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}
    public func registerForRemoteNotifications() {}
}

@available(*, unavailable, message: "Use @FocusState: the browser shows its keyboard and keeps the field in sight.")
open class UIResponder {
    public static var keyboardFrameBeginUserInfoKey: String { "" }
    public static var keyboardFrameEndUserInfoKey: String { "" }
    public static var keyboardAnimationDurationUserInfoKey: String { "" }
    public static var keyboardAnimationCurveUserInfoKey: String { "" }
    public init() {}
    open func resignFirstResponder() -> Bool { false }
    open func becomeFirstResponder() -> Bool { false }
}

@available(*, unavailable, message: "Use WindowGroup and \\.openWindow: the browser has the windows.")
open class UIScene: Hashable {
    public init() {}
    public var delegate: Any?
    public var activationState: _AppleValue { _AppleValue() }
    public static func == (left: UIScene, right: UIScene) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable, message: "Use WindowGroup and \\.openWindow: the browser has the windows.")
@dynamicMemberLookup
public final class UIWindowScene: UIScene {
    public var windows: [UIWindow] { [] }
    public var keyWindow: UIWindow? { nil }
    public var screen: UIScreen { .main }
    public var interfaceOrientation: UIInterfaceOrientation { .unknown }
    public subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(*, unavailable, message: "Use WindowGroup and \\.openWindow: the browser has the windows.")
open class UIWindow: UIView {
    public var rootViewController: UIViewController?, windowScene: UIWindowScene?
    public var isKeyWindow: Bool { false }
    public var overrideUserInterfaceStyle = _AppleValue()
    public func makeKeyAndVisible() {}
}
