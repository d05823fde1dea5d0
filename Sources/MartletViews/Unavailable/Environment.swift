public import MartletUI

// What will not come, with what to write instead (see the folder of this name in MartletUI).

extension EnvironmentValues {
    @available(*, unavailable, message: "Use @FocusState and focused(_:): no view is told of another's focus.")
    public var isFocused: Bool { false }

    @available(*, unavailable, message: "Keep what can be undone in a model of your own.")
    public var undoManager: Never? { nil }

    @available(*, unavailable, message: "Keep data in a model or a Shared value; there is no Core Data on a server.")
    public var managedObjectContext: Never? { nil }

    @available(*, unavailable, message: "Keep data in a model or a Shared value; there is no SwiftData on a server.")
    public var modelContext: Never? { nil }

    @available(*, unavailable, message: "Use openURL or a Link: a browser opens addresses and no files.")
    public var openDocument: Never? { nil }

    @available(*, unavailable, message: "Use dismiss, or NavigationStack's path: no page may close its browser's tab.")
    public var dismissWindow: Never? { nil }

    @available(*, unavailable, message: "Write a value to the view's @FocusState.")
    public var resetFocus: Never? { nil }

    @available(*, unavailable, message: "Use signIn with a user that a Route of yours has checked.")
    public var webAuthenticationSession: Never? { nil }

    @available(*, unavailable, message: "Use signIn with a user that a Route of yours has checked.")
    public var authorizationController: Never? { nil }
}
