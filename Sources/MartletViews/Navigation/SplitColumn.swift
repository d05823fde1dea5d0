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

    // MARK: Its part of an address

    /// Where the views of the column lead.
    var links = NavigationDestinations()
    private var marks = NavigationMarks()
    private var remembered = RememberedValues()

    /// Numbers a view of the column that can present a page in the next one.
    func number(_ mark: NavigationMark) -> Int { marks.add(mark) }

    /// The segment for what is selected in the column's list; `nil` without a selection.
    var selectedSegment: String? {
        guard let rowSelection, rowSelection.isSingle, let value = rowSelection.values().first else { return nil }
        return (value.base as? any Hashable).map { segment(of: $0, in: rowSelection.valueType) }
    }

    /// The segment for a value: as in a stack, or where all values have one type, without its name.
    func segment(of value: any Hashable, in type: (any Hashable.Type)?) -> String {
        PathSegment.text(of: value, in: type) ?? remembered.segment(for: value)
    }

    /// Selects or presents what a segment stands for.
    ///
    /// - Returns: Whether anything has changed; `nil` if nothing leads there (yet).
    func open(_ segment: String) -> Bool? {
        if segment.isEmpty { return false }
        if segment.hasPrefix(NavigationMark.prefix) {
            guard let number = UInt32(segment.dropFirst(NavigationMark.prefix.count)), let mark = marks[number] else {
                return nil
            }
            if links.presented?.segment == segment { return false }
            present(dismissing: mark.dismiss)
            mark.present()
            return true
        }
        if let rowSelection, rowSelection.isSingle {
            guard let value = value(of: segment, in: rowSelection.valueType) else { return nil }
            let tag = AnyHashable(value)
            guard rowSelection.accepts(tag), !rowSelection.isSelected(tag).wrappedValue else { return false }
            rowSelection.isSelected(tag).wrappedValue = true
            return true
        }
        guard let value = value(of: segment, in: nil) else { return nil }
        show(value)
        return true
    }

    private func value(of segment: String, in type: (any Hashable.Type)?) -> (any Hashable)? {
        segment.hasPrefix("~") ? remembered.value(of: segment) : links.value(of: segment, in: type)
    }
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
