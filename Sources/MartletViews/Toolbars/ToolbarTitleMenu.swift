public import MartletUI

/// A menu that the title of the page opens, as a part of a toolbar.
///
///     .toolbar {
///         ToolbarTitleMenu {
///             Button("Rename") { isRenaming = true }
///         }
///     }
public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
    private let content: Content

    /// Creates a menu.
    ///
    /// - Parameter content: The menu's content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _add(_ menu: Self, to entries: inout _ToolbarEntries) {
        guard Content.self != EmptyView.self else { return }
        entries.add(AnyView(menu.content), .titleMenu)
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Creates a menu of what the system offers for a document, which on a page is nothing.
    public init() { self.init { EmptyView() } }
}
