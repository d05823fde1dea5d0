/// The state that one control keeps: the value that its element shows in the browser.
///
/// The visitor changes the element without the server, so its value does not follow from what was rendered; each event
/// from the page's own browser reports it. The control sends a value only when it differs from the reported one, so
/// typed text is never sent back to the browser that it came from.
package class ControlNode: EffectNode {
    // Owned by the plan of the type that contains the control, which lasts as long as the process.
    unowned let position: ControlPosition
    private final var subscriber: DependencySubscriber?

    init(_ position: ControlPosition, _ place: NodePlace) {
        self.position = position
        super.init(place)
    }

    /// The node identifier of the control's element.
    final var number: UInt32 { isRemoved ? 0 : (parent?.baseIdentifier ?? 0) + UInt32(position.element) }

    /// Returns why `value` cannot come from the visitor, in a sentence that says what to send, or `nil` if it can.
    package func problem(with value: EventValue, _ part: ControlPart) -> String? { nil }

    /// Performs what the visitor did. If `isShown` is `true`, the event comes from the page's own browser, which shows
    /// the value.
    package func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {}

    /// Notes that the browser shows `value` although the event was refused, so that the value is corrected.
    package final func refuse(_ value: EventValue) {
        recordShown(value)
        graph.invalidate(self, .property("value"))
    }

    func recordShown(_ value: EventValue) {}

    /// Whether a form posted without JavaScript contains the value that the browser was sent: the visitor has not
    /// changed it.
    package func shows(_ value: EventValue) -> Bool { false }

    /// Compares the value to show with the one that the browser shows, and sends it if they differ. Called when
    /// something that the control read has changed.
    func show() {}

    package final override func evaluateIfDirty() { if isDirty { showUnlessWaiting() } }

    /// Whether it shows nothing that a later event of the same post could tell, so that it need not wait for that.
    var showsAtOnce: Bool { false }

    final func showUnlessWaiting() {
        isDirty = false
        if showsAtOnce || !graph.mustWait(self) { show() }
    }

    /// Runs `body` and records its reads in place of the previous ones.
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

    /// Called when the control has been removed.
    func didEnd() {}

    package final override func didRemove() {
        subscriber?.end()
        subscriber = nil
        didEnd()
    }
}

/// The control node of a value of one type.
package class TypedControlNode<Value>: ControlNode {
    private final let offset: Offset<Value>

    init(_ position: ControlPosition, at offset: Offset<Value>, _ place: NodePlace) {
        self.offset = offset
        super.init(position, place)
    }

    /// Calls `body` with the control's present value, unless the control has been removed.
    final func withValue(_ body: (Value) -> Void) {
        guard !isRemoved else { return }
        parent?.withContent { body($0[offset]) }
    }
}

/// The position of a control in the content that contains it.
package final class ControlPosition {
    /// The index of the element that the visitor uses.
    package var element = 0

    package init() {}
}
