/// What a dialog is for, and how it can be left.
enum DialogKind: Equatable {
    /// It has to be answered with one of its buttons, or with Escape.
    case alert
    /// A click beside it leaves it, too.
    case confirmation

    /// The value of `data-modal`, which the browser's client reads.
    var modality: String { self == .alert ? "" : "dismissible" }

    /// The button that a dialog of this kind has where the program gives none.
    func defaultButton(_ dismiss: @escaping () -> Void) -> Button<Text> {
        switch self {
        case .alert: Button("OK") { dismiss() }
        case .confirmation: Button("Cancel", role: .cancel) { dismiss() }
        }
    }

    /// Whether the program's buttons do without it.
    func isComplete(with buttons: DialogButtonFinder) -> Bool {
        self == .alert ? buttons.hasButton : buttons.cancel != nil
    }
}
