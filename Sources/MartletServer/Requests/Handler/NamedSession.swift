/// What the cookie of a request names, looked up once for each request.
struct NamedSession {
    let name: SessionIdentifier
    /// `nil` if this process does not have the session in memory.
    let session: Session?
    /// The server that has it, where there are several and this one does not have it. `nil` if it is not known yet.
    let owner: SessionOwners.Owner?

    /// Whether another server may have it.
    let isForeign: Bool
}

extension RequestHandler {
    func named(by request: HTTPRequest) -> NamedSession? {
        guard let name = cookie.session(in: request) else { return nil }
        let session = context.registry.session(name)
        guard session == nil, let cluster = context.cluster else {
            return NamedSession(name: name, session: session, owner: nil, isForeign: false)
        }
        let owner = cluster.owners.owner(of: name)
        return NamedSession(name: name, session: nil, owner: owner, isForeign: owner != .nobody)
    }
}
