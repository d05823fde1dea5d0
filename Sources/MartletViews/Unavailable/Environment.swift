public import MartletUI

// What will not come, with what to write instead (see the folder of this name in MartletUI).

extension EnvironmentValues {
    @available(*, unavailable, message: "Keep what can be undone in a model of your own.")
    public var undoManager: UndoManager? { nil }

    @available(*, unavailable, message: "Keep data in a model or a Shared value; there is no Core Data on a server.")
    public var managedObjectContext: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Keep data in a model or a Shared value; there is no SwiftData on a server.")
    public var modelContext: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Use openURL or a Link: a browser opens addresses and no files.")
    public var openDocument: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Use dismiss, or NavigationStack's path: no page may close its browser's tab.")
    public var dismissWindow: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Write a value to the view's @FocusState.")
    public var resetFocus: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Use signIn with a user that a Route of yours has checked.")
    public var webAuthenticationSession: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Use signIn with a user that a Route of yours has checked.")
    public var authorizationController: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Use scrollDisabled(_:) of the view.")
    public var isScrollEnabled: Never? { nil }

    @available(*, unavailable, message: "Use scrollIndicators(_:axes:) of the view.")
    public var horizontalScrollIndicatorVisibility: Never? { nil }

    @available(*, unavailable, message: "Use scrollIndicators(_:axes:) of the view.")
    public var verticalScrollIndicatorVisibility: Never? { nil }

    @available(*, unavailable, message: "Use autocorrectionDisabled(_:) of the view.")
    public var autocorrectionDisabled: Never? { nil }

    @available(*, unavailable, message: "Use autocorrectionDisabled(_:) of the view.")
    public var disableAutocorrection: Never? { nil }

    @available(*, unavailable, message: "Leave it out: a menu has the order in which it is written.")
    public var menuOrder: Never? { nil }

    @available(*, unavailable, message: "Use menuIndicator(_:) of the view.")
    public var menuIndicatorVisibility: Never? { nil }

    @available(*, unavailable, message: "Use contentTransition(_:) of the view.")
    public var contentTransition: Never? { nil }

    @available(*, unavailable, message: "Use backgroundStyle(_:) of the view.")
    public var backgroundStyle: Never? { nil }

    @available(*, unavailable, message: "Keep the shortcut in the view that makes the button.")
    public var keyboardShortcut: Never? { nil }

    @available(*, unavailable, message: "Use openWindow: a page makes what it needs when it is opened.")
    public var newDocument: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Use openWindow.")
    public var pushWindow: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Leave it out: a page has no immersive spaces.")
    public var openImmersiveSpace: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Leave it out: a page has no immersive spaces.")
    public var dismissImmersiveSpace: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Leave it out: a page is in no store.")
    public var purchase: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Leave it out: a page is no widget.")
    public var widgetFamily: Never? { nil }

    @available(*, unavailable, message: "Leave it out: a page is no widget.")
    public var widgetRenderingMode: Never? { nil }

    @available(*, unavailable, message: "Leave it out: a page is no widget.")
    public var showsWidgetContainerBackground: Never? { nil }

    @available(*, unavailable, message: "Leave it out: a page is no widget.")
    public var isActivityFullscreen: Never? { nil }

    @available(*, unavailable, message: "Leave it out: a page is no document of a system's.")
    public var documentConfiguration: _AppleValue { _AppleValue() }

    @available(*, unavailable, message: "Leave it out: a browser makes no pictures.")
    public var supportsImagePlayground: Never? { nil }
}
