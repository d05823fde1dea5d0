import MartletUI

/// A handler that may be used now.
struct CheckedHandler {
    let handler: EventHandler
    /// Records how quick the handler is, if it was found by its number.
    let inlineExecution: InlineExecutionPolicy?
}

/// The target of an event that was just checked. It need not be looked up again while nothing has been evaluated.
struct CheckedEvent {
    private let event: EventPost.Event
    private let found: CheckedHandler
    private let evaluations: Int

    init(_ event: EventPost.Event, _ found: CheckedHandler, _ evaluations: Int) {
        self.event = event
        self.found = found
        self.evaluations = evaluations
    }

    var inlineExecution: InlineExecutionPolicy? { found.inlineExecution }

    func handler(for event: EventPost.Event, _ evaluations: Int) -> EventHandler? {
        evaluations == self.evaluations && event == self.event ? found.handler : nil
    }
}
