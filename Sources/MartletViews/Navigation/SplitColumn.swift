import MartletUI

/// The column of a split view that a view is in, as its links see it.
final class SplitColumn: TransientValue, RowPressObserver {
    var hasNext = false
    var advance: () -> Void = {}
    /// The selection of the list in the column, once it has rows.
    var rowSelection: ListSelection?
    var setValue: (AnyHashable?) -> Void = { _ in }
    /// Takes back the page that a link presents in the next column, so that another one can take its place.
    private var dismiss: () -> Void = {}

    /// Shows the page of a value in the next column.
    func show(_ value: any Hashable) {
        dismiss()
        dismiss = {}
        setValue(AnyHashable(value))
        advance()
    }

    /// A link is about to present its page in the next column.
    func present(dismissing dismiss: @escaping () -> Void) {
        self.dismiss()
        self.dismiss = dismiss
        setValue(nil)
        advance()
    }

    func rowPressed() { advance() }
}

private struct SplitColumnKey: EnvironmentKey {
    static var defaultValue: SplitColumn? { nil }
}

extension EnvironmentValues {
    /// The column of a split view around a view that is in no stack.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}
