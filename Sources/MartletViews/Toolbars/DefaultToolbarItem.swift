public import MartletUI

/// What a system has in a bar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = Self(name: "sidebarToggle")
    /// The search field.
    public static let search = Self(name: "search")
    /// The title.
    public static let title = Self(name: "title")
}

/// The place of what a system has in a bar by itself. It has no effect: on a page that has its own.
public struct DefaultToolbarItem: _PrimitiveToolbarContent {
    /// Creates the item.
    ///
    /// - Parameters:
    ///   - kind: What would be moved.
    ///   - placement: Where it would be.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    public static func _add(_ item: Self, to entries: inout _ToolbarEntries) {
        IgnoredHint.defaultToolbarItem.passing(())
    }
}

extension View {
    /// Removes what a system has in the bar of the page around this view: a title. Others have no button of the system's.
    ///
    /// - Parameter defaultItemKind: What is removed; nothing if `nil`.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        if defaultItemKind != nil, defaultItemKind != .title { IgnoredHint.toolbarRemoving.passing(()) }
        return bar { if defaultItemKind == .title { $0.hidesTitle = true } }
    }
}
