public import MartletUI

/// Items of a toolbar that are there or not: `hidden(_:)`.
public struct _HiddenToolbarContent<Content: ToolbarContent>: _PrimitiveToolbarContent {
    let content: Content
    let isHidden: Bool

    public static func _add(_ items: Self, to entries: inout _ToolbarEntries) {
        if !items.isHidden { Content._add(items.content, to: &entries) }
    }
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
}
