public import MartletUI

/// An action that lets the visitor change a name: `renameAction(_:)` gives it to a ``RenameButton``.
public struct RenameAction {
    fileprivate let action: () -> Void

    /// Performs the action.
    public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// The action of ``RenameButton``; `nil` where no view around has one.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets what a ``RenameButton`` inside of this view does.
    ///
    /// - Parameter action: Lets the visitor change the name: it shows an alert with a field, say, or moves the focus.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Lets a ``RenameButton`` inside of this view move the focus to a field.
    ///
    /// - Parameter isFocused: Whether the field has the focus.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

/// A button “Rename”, for which a view around says what to do with `renameAction(_:)`.
public struct RenameButton: View {
    @Environment(\.rename) private var rename

    /// Creates the button.
    public init() {}

    /// The view.
    public var body: some View {
        Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
    }
}
