import MartletUI
import Synchronization

/// Sessions that are in the store and not in memory.
extension RequestHandler {
    /// Whether any session may be in the store, or at another server, so that a request's has to be looked up first.
    var sessionsMayBeElsewhere: Bool {
        guard let durability = context.durability else { return false }
        return context.cluster != nil || !durability.sleeping.isEmpty
            || durability.unloadedSessions.load(ordering: .relaxed) > 0
    }

    /// Whether it is such a session.
    func isSleeping(_ named: NamedSession) -> Bool { named.isForeign || sleepingKey(of: named) != nil }

    private func sleepingKey(of named: NamedSession) -> StoreKey? {
        guard named.session == nil, let durability = context.durability, !durability.sleeping.isEmpty else {
            return nil
        }
        let key = StoreKey(of: named.name)
        return durability.sleeping.contains(key) ? key : nil
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
        case .health, .readiness, .metrics, .asset: return nil
        case .program, .form, .session: return refuseVisitor(request, problem)
        case .events, .stream, .sharedStream, .actions, .files, .inspection, .link, .unknown:
            return refuse(request, problem)
        }
    }

    /// Has the session that a request names loaded, or the pages, if they are not in memory. The answer comes when they
    /// are there, or when it turned out that they cannot be loaded; then the request is handled like any other.
    func waitForSession(_ named: NamedSession?, of request: HTTPRequest, _ route: Route) -> DeferredResponse? {
        guard let named else { return nil }
        if let session = named.session { return waitForPages(of: session, request, route) }
        guard let key = sleepingKey(of: named) else { return waitForOwner(of: named, request, route) }
        let later = DeferredResponse()
        context.wake(named.name, key, route == .sharedStream ? nil : pages(of: request, route).first, later)
        return later
    }

    private func waitForPages(
        of session: Session, _ request: HTTPRequest, _ route: Route
    ) -> DeferredResponse? {
        guard let durability = context.durability, durability.unloadedSessions.load(ordering: .relaxed) > 0
        else { return nil }
        let unloaded = session.storing.unloaded.withLock { $0 }
        guard !unloaded.isEmpty else { return nil }
        let asked = Set(pages(of: request, route)).filter { unloaded.contains($0.number) }
        guard !asked.isEmpty else { return nil }
        let later = DeferredResponse()
        context.load(asked, of: session, later)
        return later
    }

    /// The pages that a request is about.
    func pages(of request: HTTPRequest, _ route: Route) -> [PageIdentifier] {
        switch route {
        case .events(let page), .stream(let page), .actions(let page), .form(let page), .files(let page),
            .inspection(let page):
            return [page]
        case .sharedStream where request.method == .post:
            let limit = context.configuration.limits.pagesPerSession
            return (try? StreamChange(request.body, limit: limit))?.joining.map(\.page) ?? []
        case .sharedStream: return StreamQuery(request.query ?? "").positions?.map(\.page) ?? []
        case .asset, .health, .readiness, .metrics, .link, .unknown, .program, .session: return []
        }
    }
}
