public import MartletUI

@available(*, unavailable, message: "Use a WindowGroup for values, with a model of your own: a page has no files.")
public struct DocumentGroup<Content: View>: Scene {
    public init<Document>(newDocument: Document, content: (Document) -> Content) {}
    public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "Use a WindowGroup: a page is no part of a system's menu bar.")
public struct MenuBarExtra<Content: View>: Scene {
    public init(_ title: String, systemImage: String, content: () -> Content) {}
    public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "Put the buttons into a toolbar or a Menu, with keyboardShortcut.")
public struct CommandMenu<Content: View> {
    public init(_ name: String, content: () -> Content) {}
}

@available(*, unavailable, message: "Put the buttons into a toolbar or a Menu, with keyboardShortcut.")
public struct CommandGroup<Content: View> {
    public init(replacing group: _CommandPlacement, addition: () -> Content) {}
    public init(after group: _CommandPlacement, addition: () -> Content) {}
    public init(before group: _CommandPlacement, addition: () -> Content) {}
}

public struct _CommandPlacement: Sendable {
    public static let newItem = Self(), saveItem = Self(), appInfo = Self(), help = Self(), sidebar = Self()
    public static let undoRedo = Self(), pasteboard = Self(), toolbar = Self(), windowArrangement = Self()
}

extension Scene {
    @available(*, unavailable, message: "Put the buttons into a toolbar or a Menu, with keyboardShortcut.")
    public func commands<Content>(content: () -> Content) -> some Scene { self }

    @available(*, unavailable, message: "Use a task of a Shared value, or a Route that something calls.")
    public func backgroundTask<Task>(_ task: Task, action: () async -> Void) -> some Scene { self }
}
