public import MartletUI

/// The modifier of `contextMenu(menuItems:)`: a view, and after it a menu that is opened by a right click or a long press
/// on the view, or by a button that is seen when it has the focus, and always where no script runs.
struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: Items
    let preview: Preview

    func body(content: Content) -> some View {
        HTML("div") {
            RowChoicePlace(content: content)
            HTML("details") {
                HTML("summary") { Text("More") }.class("m-menu-label")
                HTML("div") {
                    if Preview.self != EmptyView.self { HTML("div") { preview }.class("m-menu-preview") }
                    items
                }
                .class("m-menu-content m-label-both")
            }
            .class("m-menu m-more m-context-menu")
        }
        .class("m-context m-contents")
    }
}

extension ContextMenuModifier: RowAccessory {}

extension View {
    /// Adds a menu that a right click on the view opens, or a long press by touch.
    ///
    /// By keyboard, the menu key and Shift+F10 open it for what has the focus in the view; after the view there is a
    /// button “More”, which is seen when it has the focus, and always where no script runs.
    ///
    /// - Parameter menuItems: The actions. There is no menu if there are none.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
    }

    /// Adds a menu with a preview above its actions, as by ``contextMenu(menuItems:)``.
    ///
    /// - Parameters:
    ///   - menuItems: The actions.
    ///   - preview: The view above them.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View { modifier(ContextMenuModifier(items: menuItems(), preview: preview())) }
}
