public import MartletUI

/// Whether the visitor edits a list: removes, moves or selects rows.
public enum EditMode: Hashable, Sendable {
    /// The list is shown.
    case inactive
    /// The list is shown, and one of its rows is edited.
    case transient
    /// The list is edited.
    case active

    /// Whether anything is edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the visitor edits the lists of this page. Each page of a `NavigationStack` has a value of its own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
