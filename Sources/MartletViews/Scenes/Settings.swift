public import MartletUI

/// The page of a program's settings, at `/settings`: ``SettingsLink`` and `\.openSettings` lead there.
public struct Settings<Content: View>: Scene {
    static var identifier: String { "settings" }

    private let content: () -> Content

    /// Creates the page.
    ///
    /// - Parameter content: Makes its content.
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    public var body: some Scene { WindowGroup("Settings", id: Self.identifier, content: content) }
}

/// A single page; see ``WindowGroup``. Each tab of a browser may show it.
public struct Window<Content: View>: Scene {
    private let title: String
    private let id: String
    private let content: () -> Content

    /// Creates a page with a title and an identifier.
    ///
    /// - Parameters:
    ///   - title: The title of the browser's window.
    ///   - id: The identifier by which `openWindow` finds the page.
    ///   - content: Makes its content.
    public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
        (self.title, self.id, self.content) = (title, id, content)
    }

    public var body: some Scene { WindowGroup(title, id: id, content: content) }
}

/// Leads to the program's settings: `openSettings()`.
public struct OpenSettingsAction {
    let openWindow: OpenWindowAction

    /// Goes to the page of the program's ``Settings``.
    public func callAsFunction() { openWindow(id: Settings<EmptyView>.identifier) }
}

extension EnvironmentValues {
    /// An action that leads to the program's ``Settings``.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(openWindow: openWindow) }
}

/// A button that leads to the program's ``Settings``.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openWindow) private var openWindow

    /// Creates a button with a label.
    ///
    /// - Parameter label: The label.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// Creates a button “Settings…”.
    public init() where Label == MartletUI.Label<Text, Image> {
        label = MartletUI.Label("Settings…", systemImage: "gear")
    }

    public var body: some View {
        Button {
            OpenSettingsAction(openWindow: openWindow)()
        } label: {
            label
        }
    }
}
