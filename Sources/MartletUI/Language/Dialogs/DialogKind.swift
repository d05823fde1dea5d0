/// The kind of a dialog, which decides how it can be closed.
enum DialogKind: Equatable {
    /// A dialog that is closed with one of its buttons or with Escape.
    case alert
    /// A dialog that a click outside of it closes, too.
    case confirmation

    /// The value of `data-modal`, which the browser's client reads.
    var modality: String { self == .alert ? "" : "dismissible" }

    /// Returns the button that a dialog of this kind has where the program provides none.
    func defaultButton(_ dismiss: @escaping () -> Void) -> Button<Text> {
        switch self {
        case .alert: Button("OK") { dismiss() }
        case .confirmation: Button("Cancel", role: .cancel) { dismiss() }
        }
    }

    /// Whether the program's buttons make the default button unnecessary.
    func isComplete(with buttons: DialogButtonFinder) -> Bool {
        self == .alert ? buttons.hasButton : buttons.cancel != nil
    }
}
