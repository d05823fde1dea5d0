public import MartletUI

/// Items of a toolbar that are there or not: `hidden(_:)`.
public struct _HiddenToolbarContent<Content: ToolbarContent>: _PrimitiveToolbarContent {
    let content: Content
    let isHidden: Bool

    public static func _add(_ items: Self, to entries: inout _ToolbarEntries) {
        if !items.isHidden { Content._add(items.content, to: &entries) }
    }
}

/// An item that a system's bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The title.
    public static let title = Self(name: "title")
    /// The button that shows the sidebar.
    public static let sidebarToggle = Self(name: "sidebarToggle")
    /// The search field.
    public static let search = Self(name: "search")
}

/// The place of an item that a system's bar has by itself. A page has the search field above its content, and the button of
/// the sidebar where that was.
public struct DefaultToolbarItem: _PrimitiveToolbarContent {
    /// Creates the place of an item, which has no effect.
    ///
    /// - Parameters:
    ///   - kind: The item.
    ///   - placement: Where it would be.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    public static func _add(_ item: Self, to entries: inout _ToolbarEntries) {}
}

extension ToolbarContent {
    /// Leaves the items out.
    ///
    /// - Parameter hidden: Whether they are left out.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        _HiddenToolbarContent(content: self, isHidden: hidden)
    }

    /// Has no effect: items of a bar have no surface that they share.
    ///
    /// - Parameter visibility: Whether they would.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        IgnoredHint.sharedBackgroundVisibility.passing(self)
    }

    /// Has no effect: a page comes at once.
    ///
    /// - Parameters:
    ///   - id: The name of the item that the page would grow out of.
    ///   - namespace: Where it has the name.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
        IgnoredHint.matchedTransitionSource.passing(self)
    }
}

extension View {
    /// Leaves this view out of the group of a toolbar that it is in.
    ///
    /// - Parameter hidden: Whether it is left out.
    @ViewBuilder
    public func toolbarItemHidden(_ hidden: Bool = true) -> some View { if !hidden { self } }

    /// Removes the title from the bar of the page around this view; any other kind has no effect.
    ///
    /// - Parameter kind: What is removed.
    @ViewBuilder
    public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
        if kind == .title {
            toolbar { ToolbarItem(placement: .principal) { Color.clear.frame(width: 1, height: 1) } }
        } else {
            IgnoredHint.toolbarRemoving.passing(self)
        }
    }
}
