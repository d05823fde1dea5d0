import MartletUI
import Synchronization

/// Sessions that are in the store and not in memory.
extension RequestHandler {
    /// Whether a request names such a session.
    func isSleeping(_ request: HTTPRequest) -> Bool { sleepingSession(of: request) != nil }

    private func sleepingSession(of request: HTTPRequest) -> (name: SessionIdentifier, key: StoreKey)? {
        guard let durability = context.durability, !durability.sleeping.isEmpty,
            let name = cookie.session(in: request), context.registry.session(name) == nil
        else { return nil }
        let key = StoreKey(of: name)
        return durability.sleeping.contains(key) ? (name, key) : nil
    }

    /// Why there is no such session here: another process has it.
    func released(_ request: HTTPRequest) -> Problem? {
        guard let durability = context.durability, durability.isReleasing.load(ordering: .relaxed) else { return nil }
        return .hasLeft
    }

    /// The answer of a process that has released its sessions, or is about to; `nil` if it may still answer itself.
    func releasedAnswer(to request: HTTPRequest, _ route: Route) -> HTTPResponse? {
        guard let problem = released(request) else { return nil }
        switch route {
        case .health, .metrics, .asset: return nil
        case .program, .form, .session: return refuseVisitor(request, problem)
        case .events, .stream, .sharedStream, .actions, .inspection, .unknown: return refuse(request, problem)
        }
    }

    /// Has the session that a request names loaded, if it is not in memory. The answer comes when it is there, or when
    /// it turned out that it cannot be loaded; then the request is handled like any other.
    func waitForSession(of request: HTTPRequest, _ route: Route) -> DeferredResponse? {
        let page: PageIdentifier?
        switch route {
        case .asset, .health, .metrics, .unknown: return nil
        case .events(let asked), .stream(let asked), .actions(let asked), .form(let asked), .inspection(let asked):
            page = asked
        case .sharedStream, .program, .session: page = nil
        }
        guard let (name, key) = sleepingSession(of: request) else { return nil }
        let later = DeferredResponse()
        context.wake(name, key, page, later)
        return later
    }
}
