public import MartletUI

/// A button that begins and ends the editing of the lists on its page.
///
/// It belongs into a page of a `NavigationStack`, or into a view with an `editMode` in its environment; elsewhere it is
/// disabled.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
            .fontWeight(isEditing ? .semibold : nil)
            .disabled(editMode == nil)
    }
}
