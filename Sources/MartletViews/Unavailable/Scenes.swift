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

extension Scene {
    @available(*, unavailable, message: "Use a task of a Shared value, or a Route that something calls.")
    public func backgroundTask<Task>(_ task: Task, action: () async -> Void) -> some Scene { self }
}
