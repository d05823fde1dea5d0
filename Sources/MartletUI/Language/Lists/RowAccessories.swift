/// A modifier or view that puts something beside the content of a row: buttons behind it, or a menu. They are no part of
/// the label that selects the row, whose name would have their words.
package protocol RowAccessory {
    /// How many there are, with those of the view inside.
    var rowAccessoryCount: Int { get }
}

extension RowAccessory {
    package var rowAccessoryCount: Int { 1 }
}

/// A modifier that says whether a row can be selected.
package protocol RowSelectionLimit {
    var isSelectionDisabled: Bool { get }
}

extension ContainedView {
    /// The number of accessories around the view's own content.
    package var rowAccessoryCount: Int {
        modifiers.reduce(0) { $0 + (($1 as? any RowAccessory)?.rowAccessoryCount ?? 0) }
            + ((innermost as? any RowAccessory)?.rowAccessoryCount ?? 0)
    }
}

/// How a row is selected, on its way to the innermost of its accessories.
struct PendingRowChoice {
    let isSelected: Binding<Bool>
    let isSingle: Bool
    let observer: (any RowPressObserver)?
    /// The number of accessories that it has not passed.
    var accessories: Int
}

private struct PendingRowChoiceKey: EnvironmentKey {
    static var defaultValue: PendingRowChoice? { nil }
}

/// What a list puts around each of its rows that can be selected.
package struct RowDecoration {
    let decorate: (AnyHashable, ListSelection, AnyView) -> AnyView

    /// - Parameter decorate: Makes the row of the value that selects it, the selection, and the row itself.
    package init(_ decorate: @escaping (AnyHashable, ListSelection, AnyView) -> AnyView) { self.decorate = decorate }
}

private struct RowDecorationKey: EnvironmentKey {
    static var defaultValue: RowDecoration? { nil }
}

extension EnvironmentValues {
    var pendingRowChoice: PendingRowChoice? {
        get { self[PendingRowChoiceKey.self] }
        set { self[PendingRowChoiceKey.self] = newValue }
    }

    /// What the list around puts around its rows.
    package var rowDecoration: RowDecoration? {
        get { self[RowDecorationKey.self] }
        set { self[RowDecorationKey.self] = newValue }
    }
}

struct PendingRowChoiceModifier: _EnvironmentModifier {
    let choice: PendingRowChoice?

    func write(to values: inout EnvironmentValues) { values.pendingRowChoice = choice }
}

/// The content of a row inside one of its accessories: what is pressed to select the row.
package struct RowChoicePlace<Content: View>: View {
    private let content: Content
    @Environment(\.pendingRowChoice) private var choice

    package init(content: Content) { self.content = content }

    package var body: some View {
        if let choice {
            if choice.accessories > 1 {
                ModifiedContent(content: content, modifier: PendingRowChoiceModifier(choice: choice.passed))
            } else {
                RowChoice(
                    label: ModifiedContent(content: content, modifier: PendingRowChoiceModifier(choice: nil)),
                    choice: choice)
            }
        } else {
            content
        }
    }
}

extension PendingRowChoice {
    fileprivate var passed: PendingRowChoice {
        var passed = self
        passed.accessories -= 1
        return passed
    }
}
