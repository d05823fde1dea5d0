package import MartletUI

/// The outcome of checking a post of events.
package enum PostVerdict: Sendable {
    /// The post may be performed.
    case accepted
    /// The post is answered with this status, and nothing is performed.
    case answered(status: Int, Problem?)
}

extension Page {
    /// Checks a post: its number, and that every target is there, shown and enabled in the tree as it is now.
    package func check(_ post: EventPost) -> PostVerdict {
        recordActivity(acknowledged: post.acknowledged)
        switch channel.events.verdict(for: post.sequence) {
        case .fresh: break
        case .repeated(let status): return .answered(status: status, status == 204 ? nil : .alreadyRejected(status))
        case .gap(let expected):
            return .answered(
                status: 409,
                Problem(
                    409, "Events are missing: send the one with seq \(expected) next.",
                    extra: [("expected", String(expected))]))
        }
        // The first target is checked in the current tree. Its handler may change the others, which are checked when
        // their turn comes.
        do throws(Problem) {
            if let first = post.events.first {
                content.checked = CheckedEvent(first, try target(of: first), try graph.evaluationCount)
            }
            return .accepted
        } catch {
            channel.events.record(post.sequence, status: error.status)
            if let sequence = post.sequence { noteRefusal(of: post.events, sequence) }
            return .answered(status: error.status, error)
        }
    }

    /// Performs the events of a post, one after another, each on the tree that the one before has left. Returns the
    /// problems of those that were not performed.
    @discardableResult
    package func perform(_ post: EventPost) -> [Problem] {
        channel.events.record(post.sequence, status: 204)
        settle()
        guard let tree = try? graph else { return [] }
        var problems: [Problem] = []
        repair(post.mismatches)
        tree.beginPost()
        defer { tree.endPost(post.sequence) }
        for event in post.events {
            do throws(Problem) {
                tree.flush()
                let known = content.checked?.handler(for: event, tree.evaluationCount)
                content.checked = nil
                let found = if let known { known } else { try target(of: event) }
                if case .number(let number) = event.target { tree.act(on: number) }
                watched(event, tree) { perform(found.handler, event.value, isShown: post.sequence != nil) }
            } catch {
                noteRejection(of: event, error)
                if post.sequence != nil { refuse(event) }
                problems.append(error)
            }
        }
        return problems
    }

    /// Runs a handler. In a main-actor program, where all visitors wait for it, a slow one is reported.
    private func watched(_ event: EventPost.Event, _ tree: ViewGraph, _ body: () -> Void) {
        guard let watch = context.mainActorWatch else { return body() }
        let number =
            switch event.target {
            case .number(let number): number
            case .identifier(let identifier): ActionFinder.actions(identifiedBy: identifier, in: tree).first?.number
            }
        let view = number.flatMap { tree.programView(of: $0) }
        watch.watch(.init(page: scene.path.text, event: event.type.name), of: view, body)
    }

    /// Whether the post that was just checked may be performed on the calling thread: it has one event, for a handler
    /// that has always been quick.
    package func isQuick(_ post: EventPost) -> Bool {
        post.events.count == 1 && content.checked?.inlineExecution?.isQuick == true
    }

    /// Performs a post and flushes what it changes, recording the time since `start`. Returns the time at its end.
    @discardableResult
    package func performAndFlush(
        _ post: EventPost, since start: ContinuousClock.Instant = .now
    ) -> ContinuousClock.Instant {
        let inlineExecution = post.events.count == 1 ? content.checked?.inlineExecution : nil
        isPerforming = true
        perform(post)
        flush()
        isPerforming = false
        let end = ContinuousClock.now
        inlineExecution?.record(end - start)
        return end
    }

    /// Repairs nodes at which the browser's document differs from the tree.
    private func repair(_ mismatches: [UInt32]) {
        guard !mismatches.isEmpty, let tree = try? graph else { return }
        noteMismatches(mismatches.count)
        // A repair invalidates nothing, and a post that had to wait for the session is flushed only if the page has
        // changed.
        defer { markChanged() }
        for number in mismatches where !tree.repair(number) { return channel.requireResync() }
    }

    /// `isShown` means that the event comes from the page's own browser, where the control shows the event's value
    /// already.
    private func perform(_ handler: EventHandler, _ value: EventValue, isShown: Bool) {
        switch handler {
        case .action(let action):
            do { try action() } catch { reportFailure(error) }
        case .asyncAction(let action): _ = start(action, nil)
        case .value(let action):
            do { try action(value) } catch { reportFailure(error) }
        case .bound(let control, let part): control.perform(value, part, isShown: isShown)
        case .report(let report): report.receive(value)
        case .both(let first, let second):
            perform(first, value, isShown: isShown)
            perform(second, value, isShown: isShown)
        case .control, .inEnvironment: break
        }
    }

    /// Refuses the events of a post that is not performed: their controls show values in the browser that the program
    /// does not have.
    private func noteRefusal(of events: [EventPost.Event], _ sequence: UInt64) {
        guard let tree = try? graph else { return }
        tree.beginPost()
        for event in events { refuse(event) }
        tree.endPost(sequence)
    }

    private func refuse(_ event: EventPost.Event) {
        guard case .number(let number) = event.target, let graph = try? graph,
            case .bound(let control, _)? = ActionFinder.handler(at: number, for: event.type, in: graph)?.handler
        else { return }
        control.refuse(event.value)
    }

    private func check(_ handler: EventHandler, _ value: EventValue) throws(Problem) {
        let problem: String? =
            switch handler {
            case .bound(let control, let part): control.problem(with: value, part)
            case .report(let report): report.problem(with: value)
            default: nil
            }
        if let problem { throw Problem(400, problem) }
    }

    private func target(of event: EventPost.Event) throws(Problem) -> CheckedHandler {
        if case .number(let number) = event.target,
            let found = ActionFinder.handler(at: number, for: event.type, in: try graph)
        {
            try checkUse(isEnabled: found.isEnabled, isHidden: found.isHidden)
            try check(found.handler, event.value)
            return CheckedHandler(handler: found.handler, inlineExecution: found.inlineExecution)
        }
        let found = try element(event.target)
        guard let handler = found.handlers.first(where: { $0.type == event.type })?.handler else {
            throw Problem(409, "The target does not listen to \(event.type.name) events.")
        }
        try checkUse(isEnabled: found.isEnabled, isHidden: found.isHidden)
        try check(handler, event.value)
        return CheckedHandler(
            handler: handler,
            inlineExecution: ActionFinder.handler(at: found.number, for: event.type, in: try graph)?.inlineExecution)
    }

    private func checkUse(isEnabled: Bool, isHidden: Bool) throws(Problem) {
        if isHidden { throw Problem(409, "The target is hidden; reload the page to see what can be done now.") }
        if !isEnabled { throw Problem(409, "The target is disabled; wait until it can be used.") }
    }

    private func element(_ target: EventPost.Target) throws(Problem) -> FoundAction {
        let graph = try graph
        switch target {
        case .number(let number):
            guard let found = ActionFinder.action(at: number, in: graph) else {
                throw Problem(404, "The target \(number) is not on the page or does nothing; list the page's actions.")
            }
            return found
        case .identifier(let identifier):
            let candidates = ActionFinder.actions(identifiedBy: identifier, in: graph)
            guard let only = candidates.first else {
                throw Problem(
                    404,
                    "No element with the identifier \(identifier.prefix(80).debugDescription) does anything; list the page's actions.",
                    reason: "No element with this identifier does anything.")
            }
            guard candidates.count == 1 else {
                throw Problem(
                    409, "\(candidates.count) elements have this identifier; send the number of one of them.",
                    extra: [("candidates", "[\(candidates.map { String($0.number) }.joined(separator: ","))]")])
            }
            return only
        }
    }

    /// The actions that the page offers now, as a JSON array.
    package func actions() throws(Problem) -> Bytes {
        settle()
        var json = Bytes("[".utf8)
        for found in ActionFinder.actions(in: try graph) where !found.isHidden {
            if json.count > 1 { json.append(UInt8(ascii: ",")) }
            json.write("{\"target\":")
            json.write(found.number)
            json.write(",\"identifier\":")
            if let identifier = found.identifier { json.writeJSON(identifier) } else { json.write("null") }
            json.write(",\"label\":")
            json.writeJSON(found.label)
            json.write(",\"type\":")
            json.writeJSON(found.types.map(\.name).joined(separator: " "))
            json.write(found.isEnabled ? ",\"enabled\":true}" : ",\"enabled\":false}")
        }
        json.append(UInt8(ascii: "]"))
        return json
    }
}

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

    func handler(for event: EventPost.Event, _ evaluations: Int) -> CheckedHandler? {
        event == self.event && evaluations == self.evaluations ? found : nil
    }
}

extension Problem {
    fileprivate static func alreadyRejected(_ status: Int) -> Problem {
        Problem(status, "This event was sent before and was rejected; send the next one with the next number.")
    }
}
