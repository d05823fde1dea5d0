import MartletUI

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
        // Whoever leaves says so before the stream ends or after it, and does not use the page any longer for that.
        if !post.isLeaving || isConnected { recordActivity(acknowledged: post.acknowledged) }
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
        if let problem = interruption(of: post) {
            channel.events.record(post.sequence, status: problem.status)
            if let sequence = post.sequence { refuseAll(of: post.events, sequence) }
            return .answered(status: problem.status, problem)
        }
        if let problem = renumbering(of: post) { return .answered(status: problem.status, problem) }
        // The target of a single event is checked in the current tree. Of several, each is checked when its turn comes: one
        // that cannot be performed does not take the others with it.
        do throws(Problem) {
            content.checked = nil
            if post.events.count == 1, let first = post.events.first {
                if first.type.isReport {
                    _ = try reportHandler(for: first)
                } else {
                    content.checked = CheckedEvent(first, try target(of: first), try graph.evaluationCount)
                }
            }
            return .accepted
        } catch {
            channel.events.record(post.sequence, status: error.status)
            if let sequence = post.sequence { refuseAll(of: post.events, sequence, error) }
            return .answered(status: error.status, error)
        }
    }

    /// What is wrong with a post whose target came with posts that a crash has lost. They are performed again, and bring the
    /// element with another number: the post is not taken, and comes again when the page has been sent anew.
    private func renumbering(of post: EventPost) -> Problem? {
        guard post.sequence != nil, let tree = try? graph else { return nil }
        for event in post.events where !event.type.isReport && event.type != .focusout {
            guard case .number(let number) = event.target, tree.hasLost(number) else { continue }
            return Problem(
                409,
                "The target \(number) has another number since the server has started again: wait for the page, and send the post again with that number.",
                extra: [("renumbered", "true")])
        }
        return nil
    }

    /// Whether a target is found at once, and not by looking through a large page.
    func finds(_ target: EventPost.Target) -> Bool {
        if case .number = target { return true }
        return (tree?.viewCount ?? .max) <= 1_000
    }

    /// The handler of a report, which need not be enabled; `nil` if nothing takes the report any more. Nobody has done
    /// anything, so that is no mistake.
    func reportHandler(for event: EventPost.Event) throws(Problem) -> EventHandler? {
        guard case .number(let number) = event.target, number > 0,
            let handler = ActionFinder.handler(at: number, for: event.type, in: try graph)?.handler
        else { return nil }
        try check(handler, event.value)
        return handler
    }

    private func check(_ handler: EventHandler, _ value: EventValue) throws(Problem) {
        let problem: String? =
            switch handler {
            case .bound(let control, let part): control.problem(with: value, part)
            case .report(let report): report.problem(with: value)
            case .action, .asyncAction, .value, .inEnvironment, .control, .both: nil
            }
        if let problem { throw Problem(400, problem) }
    }

    /// The handler of an event, if its target is there, shown and enabled.
    func target(of event: EventPost.Event) throws(Problem) -> CheckedHandler {
        if case .number(let number) = event.target,
            let found = ActionFinder.handler(at: number, for: event.type, in: try graph)
        {
            try checkUse(isEnabled: found.isEnabled, isHidden: found.isHidden)
            try check(found.handler, event.value)
            return CheckedHandler(handler: found.handler, inlineExecution: found.inlineExecution)
        }
        if event.type == .focusout, try isGone(event.target) {
            return CheckedHandler(handler: .action {}, inlineExecution: nil)
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

    /// Whether a number names nothing on the page. A patch that removes an element with the focus takes the focus from
    /// it, and the browser reports that when the element is no longer there: nobody has done anything wrong.
    private func isGone(_ target: EventPost.Target) throws(Problem) -> Bool {
        guard case .number(let number) = target else { return false }
        return ActionFinder.action(at: number, in: try graph) == nil
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
}

extension Problem {
    fileprivate static func alreadyRejected(_ status: Int) -> Problem {
        Problem(status, "This event was sent before and was rejected; send the next one with the next number.")
    }
}
