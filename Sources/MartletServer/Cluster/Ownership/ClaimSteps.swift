/// How a server finds out who has a session, and claims it if nobody has: one question after another.
///
/// It makes no call itself. ``next(after:)`` takes the answer to its last question and says what to do next.
package struct ClaimSteps: Sendable {
    package enum Question: Equatable, Sendable {
        /// Read the session's claim.
        case read
        /// Bury the lease of the server that has it, if that has ended.
        case bury(UInt64)
        /// Claim it, if this is still its claim.
        case claim(after: StoreClaim)
    }

    package enum Answer: Equatable, Sendable {
        /// The claim that is stored; `nil` if there is no such session.
        case stored(StoreClaim?)
        case lease(LeaseAnswer)
        /// The new claim; `nil` if another server was quicker.
        case claimed(StoreClaim?)
    }

    package enum End: Equatable, Sendable {
        /// The session is this server's.
        case mine(StoreClaim)
        /// Another server has it, and lives at this address.
        case elsewhere(server: UInt64, address: String)
        case absent
        /// Others claim it all the time. Ask again later.
        case unsettled
    }

    package enum Step: Equatable, Sendable {
        case ask(Question)
        case end(End)
    }

    private let server: UInt64
    private var attempts = 0
    private var read: StoreClaim?
    private static let mostAttempts = 4

    /// Claims for the server with this number.
    package init(for server: UInt64) { self.server = server }

    /// What to do; `nil` at the beginning.
    package mutating func next(after answer: Answer?) -> Step {
        switch answer {
        case nil: return begin()
        case .stored(nil): return .end(.absent)
        case .stored(let claim?):
            read = claim
            // It is in no memory: it sleeps, or the answer to an earlier claim was lost.
            if claim.server == server { return .end(.mine(claim)) }
            return .ask(claim.server == 0 ? .claim(after: claim) : .bury(claim.server))
        case .lease(.alive(let address)): return .end(.elsewhere(server: read?.server ?? 0, address: address))
        case .lease(.buried): return read.map { .ask(.claim(after: $0)) } ?? begin()
        case .claimed(let claim?): return .end(.mine(claim))
        case .claimed(nil): return begin()
        }
    }

    private mutating func begin() -> Step {
        attempts += 1
        return attempts > Self.mostAttempts ? .end(.unsettled) : .ask(.read)
    }
}

extension ClaimSteps {
    /// Goes all the steps with a store. It blocks.
    static func claim(
        _ owner: StoreKey, for server: UInt64, _ store: StoreService, _ leases: any LeaseStore
    ) throws(StoreError) -> End {
        var steps = ClaimSteps(for: server)
        var step = steps.next(after: nil)
        while true {
            switch step {
            case .end(let end): return end
            case .ask(.read): step = steps.next(after: .stored(try store.claim(of: owner)))
            case .ask(.bury(let other)): step = steps.next(after: .lease(try leases.bury(other)))
            case .ask(.claim(let former)):
                step = steps.next(after: .claimed(try store.claim(owner, for: server, after: former)))
            }
        }
    }
}
