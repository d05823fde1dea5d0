/// The content of a row in a list or table with a selection: pressed anywhere, it is selected, if it has a value for that.
package struct SelectableRow<Content: View>: View {
    private let content: Content
    /// The identifier of the element that the row is for.
    private let identifier: AnyHashable?

    @Environment(\.listSelection) private var selection
    @Environment(\.rowPressObserver) private var observer
    @Environment(\.rowDecoration) private var decoration

    package init(content: Content, identifier: AnyHashable?) { (self.content, self.identifier) = (content, identifier) }

    package var body: some View {
        let _ = tellObserver()
        let contained = ContainedView(view: content)
        let value = linkedValue(of: contained)
        // Lists in the row have no selection of this one's.
        let inner = ModifiedContent(
            content: content, modifier: ListSelectionModifier(selection: nil, isRowChoice: value != nil))
        let tag = tag(of: contained, value)
        if let selection, let tag, contained.rowAccessoryCount == 0, decoration == nil {
            RowChoice(label: inner, choice: choice(of: tag, in: selection))
        } else {
            if let selection, let tag {
                decorated(inner, tag, selection, accessories: contained.rowAccessoryCount)
            } else {
                inner
            }
        }
    }

    private func tellObserver() { observer?.rowSelection = selection }

    /// The value that selects the row, if the selection takes it.
    private func tag(of contained: ContainedView, _ value: AnyHashable?) -> AnyHashable? {
        guard let selection, let tag = contained.tag ?? value ?? identifier, selection.accepts(tag),
            !contained.modifiers.contains(where: { ($0 as? any RowSelectionLimit)?.isSelectionDisabled == true })
        else { return nil }
        return tag
    }

    private func choice(of tag: AnyHashable, in selection: ListSelection, accessories: Int = 0) -> PendingRowChoice {
        PendingRowChoice(
            isSelected: selection.isSelected(tag), isSingle: selection.isSingle, observer: observer,
            accessories: accessories)
    }

    private func decorated(
        _ row: some View, _ tag: AnyHashable, _ selection: ListSelection, accessories: Int
    ) -> AnyView {
        let choice = choice(of: tag, in: selection, accessories: accessories)
        let row =
            choice.accessories > 0
            ? AnyView(ModifiedContent(content: row, modifier: PendingRowChoiceModifier(choice: choice)))
            : AnyView(RowChoice(label: row, choice: choice))
        return decoration?.decorate(tag, selection, row) ?? row
    }

    /// In a column of a split view, a link selects its value.
    private func linkedValue(of contained: ContainedView) -> AnyHashable? {
        guard observer != nil, let selection, let value = (contained.innermost as? any RowValueView)?.rowValue
        else { return nil }
        return selection.accepts(value) ? value : nil
    }
}
