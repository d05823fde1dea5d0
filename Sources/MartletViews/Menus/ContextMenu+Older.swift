public import MartletUI

/// The older spelling of a menu for `contextMenu(menuItems:)`.
@available(*, deprecated, message: "Use contextMenu(menuItems:).")
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// Creates a menu.
    ///
    /// - Parameter menuItems: The actions.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// The older spelling of `contextMenu(menuItems:)`.
    ///
    /// - Parameter contextMenu: The menu; `nil` for none.
    @available(*, deprecated, message: "Use contextMenu(menuItems:).")
    @ViewBuilder
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        if let contextMenu { self.contextMenu { contextMenu.items } } else { self }
    }
}

/// The older name of ``Menu``.
@available(*, deprecated, renamed: "Menu")
public typealias MenuButton = Menu
