/// What one control keeps: which value its element shows in the browser.
///
/// The visitor changes the element by themselves, so what it shows cannot be told from what was rendered: each event of
/// the page's own browser says it. The value is sent only when it differs from that, so that what was typed is never sent
/// back to where it came from.
package class ControlNode: EffectNode {
    // Owned by the plan of the type that the control stands in, which lasts as long as the process.
    unowned let operations: ControlOperations
    private final var subscriber: DependencySubscriber?

    init(_ operations: ControlOperations, _ place: NodePlace) {
        self.operations = operations
        super.init(place)
    }

    /// The number of the control's element.
    final var number: UInt32 { isRemoved ? 0 : (parent?.base ?? 0) + UInt32(operations.element) }

    /// Gives `body` where the control's value lies, as long as it does.
    final func withControl(_ body: (UnsafeRawPointer) -> Void) {
        guard !isRemoved else { return }
        parent?.withContent { body($0 + operations.offset) }
    }

    /// Why `value` cannot be what the visitor did, in a sentence that says what to send; `nil` if it can.
    package func problem(with value: EventValue, _ part: ControlPart) -> String? { nil }

    /// Does what the visitor did. With `isShown` the page's own browser says it, and shows the value.
    package func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {}

    /// The browser shows `value`, but nothing is to be done about it: the event was refused.
    package final func refuse(_ value: EventValue) {
        noteShown(value)
        graph.invalidate(self, .property("value"))
    }

    func noteShown(_ value: EventValue) {}

    /// Whether the browser shows `value` already, which a form without a script has posted: the visitor has not touched it.
    package func shows(_ value: EventValue) -> Bool { false }

    /// Holds what is to be shown against what is. Called when something that it read has changed.
    func show() {}

    package final override func evaluateIfDirty() { if isDirty { showUnlessWaiting() } }

    final func showUnlessWaiting() {
        isDirty = false
        if !graph.mustWait(self) { show() }
    }

    /// Runs `body` with its reads recorded in place of those before.
    final func reading<Result>(_ type: ViewType, _ body: () -> Result) -> Result {
        if let subscriber {
            subscriber.forget()
            return subscriber.recording(type, body)
        }
        let subscriber = graph.spareSubscriber(for: self)
        let result = subscriber.recording(type, body)
        if subscriber.isUnused { graph.returnSubscriber(subscriber) } else { self.subscriber = subscriber }
        return result
    }

    package final override func didRemove() {
        subscriber?.end()
        subscriber = nil
    }
}

/// Where one control lies in the content it stands in.
package class ControlOperations: ChildOperations {
    /// The offset of the control's value in the content.
    package let offset: Int
    /// The index of the element that the visitor uses.
    package final var element = 0

    package init(at offset: Int) { self.offset = offset }
}
