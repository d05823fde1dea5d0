#if Foundation
public import MartletUI

// The names by which programs wait for what happens to a device or to a program of UIKit or of AppKit.

@available(*, unavailable, message: "Use onChange(of:) of \\.scenePhase.")
extension UIApplication {
    public static var didBecomeActiveNotification: Notification.Name { Notification.Name("") }
    public static var willResignActiveNotification: Notification.Name { Notification.Name("") }
    public static var willEnterForegroundNotification: Notification.Name { Notification.Name("") }
    public static var didEnterBackgroundNotification: Notification.Name { Notification.Name("") }
    public static var didFinishLaunchingNotification: Notification.Name { Notification.Name("") }
    public static var willTerminateNotification: Notification.Name { Notification.Name("") }
    public static var didReceiveMemoryWarningNotification: Notification.Name { Notification.Name("") }
    public static var significantTimeChangeNotification: Notification.Name { Notification.Name("") }
    public static var userDidTakeScreenshotNotification: Notification.Name { Notification.Name("") }
}

@available(*, unavailable, message: "Use @FocusState: the browser shows its keyboard and keeps the field in sight.")
extension UIResponder {
    public static var keyboardWillShowNotification: Notification.Name { Notification.Name("") }
    public static var keyboardDidShowNotification: Notification.Name { Notification.Name("") }
    public static var keyboardWillHideNotification: Notification.Name { Notification.Name("") }
    public static var keyboardDidHideNotification: Notification.Name { Notification.Name("") }
    public static var keyboardWillChangeFrameNotification: Notification.Name { Notification.Name("") }
    public static var keyboardDidChangeFrameNotification: Notification.Name { Notification.Name("") }
}

@available(*, unavailable, message: "Use onChange(of:) of \\.scenePhase.")
extension UIScene {
    public static var didActivateNotification: Notification.Name { Notification.Name("") }
    public static var willDeactivateNotification: Notification.Name { Notification.Name("") }
    public static var willEnterForegroundNotification: Notification.Name { Notification.Name("") }
    public static var didEnterBackgroundNotification: Notification.Name { Notification.Name("") }
}

@available(
    *, unavailable,
    message: "Use \\.horizontalSizeClass or a GeometryReader: a server does not know the visitor's device."
)
extension UIDevice {
    public static var orientationDidChangeNotification: Notification.Name { Notification.Name("") }
    public static var batteryLevelDidChangeNotification: Notification.Name { Notification.Name("") }
    public static var batteryStateDidChangeNotification: Notification.Name { Notification.Name("") }
}

@available(*, unavailable, message: "Use onChange(of:) of the text, or focused(_:).")
extension UITextField {
    public static var textDidChangeNotification: Notification.Name { Notification.Name("") }
    public static var textDidBeginEditingNotification: Notification.Name { Notification.Name("") }
    public static var textDidEndEditingNotification: Notification.Name { Notification.Name("") }
}

@available(*, unavailable, message: "Use onChange(of:) of \\.scenePhase.")
extension NSApplication {
    public static var didBecomeActiveNotification: Notification.Name { Notification.Name("") }
    public static var didResignActiveNotification: Notification.Name { Notification.Name("") }
    public static var willResignActiveNotification: Notification.Name { Notification.Name("") }
    public static var willTerminateNotification: Notification.Name { Notification.Name("") }
    public static var didFinishLaunchingNotification: Notification.Name { Notification.Name("") }
}

extension NSValue {
    @available(*, unavailable, message: "Leave it out: the browser keeps its keyboard out of the page's way.")
    public var cgRectValue: CGRect { .zero }

    @available(*, unavailable, message: "Leave it out: the browser keeps its keyboard out of the page's way.")
    public var cgSizeValue: CGSize { .zero }
}
#endif
