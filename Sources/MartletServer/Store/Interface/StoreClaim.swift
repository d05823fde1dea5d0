/// The right of one server to change an owner. At any time, a store knows one for each owner.
package struct StoreClaim: Hashable, Sendable {
    /// The server: a random number that no other process ever has; 0 if nobody has the owner.
    package let server: UInt64
    /// The fencing token. It rises with each claim of the owner, so that a server which was asleep meanwhile is known by its
    /// own.
    package let token: Int64

    package init(server: UInt64, token: Int64) { (self.server, self.token) = (server, token) }

    /// The first one of an owner that begins with this server.
    package static func first(of server: UInt64) -> StoreClaim { StoreClaim(server: server, token: 1) }

    /// The claim of the server that takes the owner next. A token that a damaged store has cannot end the process.
    package func next(for server: UInt64) -> StoreClaim { StoreClaim(server: server, token: token &+ 1) }

    /// Nobody's.
    package static let none = StoreClaim(server: 0, token: 0)
}

/// What a change of an owner asks of the owner's claim. It is checked where the change is made, together with it.
package enum StoreFence: Equatable, Sendable {
    /// Nothing: the store belongs to one server.
    case none
    /// There is no such owner, which begins with this claim; or the owner has this claim already.
    case new(StoreClaim)
    /// The owner is there and has this claim.
    case held(StoreClaim)

    /// Whether a change may be made of an owner with the claim `stored`; `nil` if there is no such owner.
    package func problem(_ stored: StoreClaim?, of owner: StoreKey) -> StoreError? {
        switch (self, stored) {
        case (.none, _), (.new, nil): nil
        case (.held, nil): .absent(owner)
        case (.new(let claim), let stored?), (.held(let claim), let stored?):
            stored == claim ? nil : .claimed(owner)
        }
    }

    /// The claim with which an owner begins.
    package var first: StoreClaim {
        if case .new(let claim) = self { return claim }
        return .none
    }
}
