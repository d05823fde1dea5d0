public import MartletUI

/// The modifier of a list or table whose rows have a menu for what is selected.
struct SelectionMenu<Item: Hashable, Items: View>: ViewModifier {
    let items: (Set<Item>) -> Items
    let primaryAction: ((Set<Item>) -> Void)?

    func body(content: Content) -> some View {
        let (items, primaryAction) = (items, primaryAction)
        return content.environment(
            \.rowDecoration,
            RowDecoration { tag, selection, row in
                let target = { Self.target(of: tag, in: selection) }
                let menu = row.contextMenu { SelectionMenuItems(target: target, items: items) }
                guard let primaryAction else { return AnyView(menu) }
                return AnyView(PrimaryActionRow(row: menu) { primaryAction(target()) })
            })
    }

    /// What the menu of a row is for: the selected rows, if the row is one of them.
    private static func target(of tag: AnyHashable, in selection: ListSelection) -> Set<Item> {
        let values = selection.values()
        return Set((values.contains(tag) ? values : [tag]).compactMap { $0.base as? Item })
    }
}

private struct SelectionMenuItems<Item: Hashable, Items: View>: View {
    let target: () -> Set<Item>
    let items: (Set<Item>) -> Items

    var body: some View { items(target()) }
}

private struct PrimaryActionRow<Row: View>: View {
    let row: Row
    let action: () -> Void

    var body: some View {
        HTML("div") { row }
            .modifier(_EventModifier(.doubleClick, .action(action)))
            // Its row is what can be pressed.
            .attribute("role", "presentation")
            .class("m-primary")
    }
}

extension View {
    /// Adds a menu to the rows of a list or table that can be selected.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values that select rows.
    ///   - menu: Makes the menu for the selected rows, or for the row alone if it is not among them.
    ///   - primaryAction: What a double click on a row does, or Enter.
    public func contextMenu<Item: Hashable, Items: View>(
        forSelectionType itemType: Item.Type = Item.self, @ViewBuilder menu: @escaping (Set<Item>) -> Items,
        primaryAction: ((Set<Item>) -> Void)? = nil
    ) -> some View { modifier(SelectionMenu(items: menu, primaryAction: primaryAction)) }
}
