public import MartletUI

/// The row of an element that can be removed or moved.
public struct _EditableRow<Content: View>: View {
    let content: Content
    var edits: _RowEdits

    @Environment(\.editMode) private var editMode

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        let name = TextContent.text(of: content)
        let suffix = name.isEmpty ? "" : " " + name
        let modifiers = ContainedView(view: content).modifiers
        let delete = modifiers.contains { ($0 as? DeleteDisabledModifier)?.isDisabled == true } ? nil : edits.delete
        let move = modifiers.contains { ($0 as? MoveDisabledModifier)?.isDisabled == true } ? nil : edits.move
        HTML("div") {
            if isEditing, let delete {
                Button(action: delete) { HTML("span").class("m-minus") }
                    .buttonStyle(.plain)
                    .attribute("aria-label", "Delete" + suffix)
                    .class("m-row-delete")
            }
            HTML("div") { RowChoicePlace(content: content) }.class("m-swipe-content")
            if isEditing, let move {
                MoveControl(suffix: suffix, position: edits.position, count: edits.count, move: move)
            }
            if !isEditing, let delete {
                HTML("div") {
                    Button("Delete", role: .destructive, action: delete).attribute("aria-label", "Delete" + suffix)
                }
                .class("m-swipe-actions")
            }
        }
        .class("m-swipe")
        .class("m-editing", when: isEditing)
    }
}

extension _EditableRow: RowAccessory {
    package var rowAccessoryCount: Int { 1 + ContainedView(view: content).rowAccessoryCount }
}

extension _EditableRow: _EditableRowContent {
    public func editing(_ change: (inout _RowEdits) -> Void) -> Self {
        var row = self
        change(&row.edits)
        return row
    }
}

/// Moves a row: by dragging, which the browser's client does, or by one of two buttons.
private struct MoveControl: View {
    let suffix: String
    let position: Int
    let count: Int
    let move: (Int) -> Void

    var body: some View {
        HTML("div") {
            Button("↑") { move(-1) }
                .buttonStyle(.plain).disabled(position == 0).attribute("aria-label", "Move up" + suffix)
            Button("↓") { move(1) }
                .buttonStyle(.plain).disabled(position + 1 >= count).attribute("aria-label", "Move down" + suffix)
        }
        .modifier(
            _EventModifier(
                .change,
                .value { value in if let rows = value.string.flatMap(Int32.init) { move(Int(rows)) } })
        )
        .class("m-move m-more")
    }
}
