/// The program's actions for the beginning and the end of a change of a control's value.
///
/// This is an object because a plan's steps read it from a control's memory by its type, and a function is not stored
/// alike everywhere.
package final class EditingActions {
    /// Called with `true` at the beginning of a change and with `false` at its end.
    let onChange: ((Bool) -> Void)?
    /// Called when Enter is pressed.
    let onCommit: (() -> Void)?

    init?(onChange: ((Bool) -> Void)?, onCommit: (() -> Void)? = nil) {
        guard onChange != nil || onCommit != nil else { return nil }
        self.onChange = onChange
        self.onCommit = onCommit
    }
}

extension PlanBuilder {
    /// Makes the next element report the beginning and the end of a change by its focus, and Enter, if the program
    /// asked for it.
    func editing(at offset: Offset<EditingActions?>, of control: ControlPosition) {
        for (event, part) in [(EventType.focusin, ControlPart.focus), (.focusout, .blur)] {
            attribute(
                AttributeStep(
                    event: event, part, of: control, at: offset, if: { $0?.onChange != nil }))
        }
        attribute(
            AttributeStep(
                at: offset, isEvent: true,
                read: { editing in
                    guard let onCommit = editing?.onCommit else { return .styles([]) }
                    return .event(.submit, .action(onCommit))
                },
                areEqual: { ($0?.onCommit == nil) == ($1?.onCommit == nil) }))
    }
}
