@testable import MartletServer

/// Servers, visitors, a store and leases in simulated time. A seed decides everything: when messages come, which are lost, who is
/// asleep and who crashes.
///
/// What the servers decide by is what a real server decides by: `ServerLease`, `ClaimSteps` and the fences of a store. The
/// model knows which presses were acknowledged as durable, and who has answered when.
final class ClusterSimulation: SimulatedCluster {
    /// What a server has of a session.
    struct Held {
        var claim: StoreClaim
        var isNew = false
        var presses: [Int] = []
        var version: Int64 = 0
        /// How many presses the store has, as far as the server knows.
        var durable = 0
        var isCommitting = false
        /// Visitors that wait until a press is durable.
        var waiting: [(count: Int, send: () -> Void)] = []
    }

    final class Owner: Server {
        var sessions: [StoreKey: Held] = [:]
        var resolving: Set<StoreKey> = []
        /// Which release of the program it runs.
        var release = 0
    }

    final class Visitor {
        let key: StoreKey
        var pressed = 0
        var acknowledged = 0
        init(_ key: StoreKey) { self.key = key }
    }

    private(set) var servers: [Owner] = []
    private(set) var visitors: [Visitor] = []
    /// The highest token with which a session was answered.
    private var answered: [StoreKey: Int64] = [:]
    private let presses: Int

    init(seed: Int, servers count: Int = 3, visitors: Int = 4, presses: Int = 12) {
        self.presses = presses
        super.init(seed: seed, usual: 1...30, rare: 500...6_000)
        servers = (0..<count).map { Owner($0, &random) }
        self.visitors = (1...visitors).map { Visitor(StoreKey(UInt64($0))) }
    }

    // MARK: A server

    private func renew(_ server: Owner) {
        let (asked, life, number) = (clock(server), server.life, server.number)
        ask(server) {
            self.leases.renew(
                number, address: String(server.index), release: server.release, milliseconds: server.lease.terms.length,
                now: self.now)
        } _: { granted in
            guard let granted, number == server.number else { return }
            server.lease.answered(isGranted: granted, asked: asked)
            guard server.lease.state == .buried else { return }
            // Others have its sessions, or may. It goes on as another server.
            self.count("buried")
            (server.sessions, server.resolving) = ([:], [])
            (server.number, server.lease) = (self.random.next() | 1, ServerLease())
        }
        after(server.lease.terms.interval) {
            if server.life == life { self.inside(server) { self.renew(server) } }
        }
    }

    private func crash(_ server: Owner) {
        count("crash")
        server.life += 1
        (server.sessions, server.resolving, server.asleepUntil) = ([:], [], 0)
        (server.number, server.lease) = (random.next() | 1, ServerLease())
        inside(server) { self.renew(server) }
    }

    /// A server ends in order: it stores and releases what it has, as far as the store answers.
    private func leave(_ server: Owner) {
        count("leave")
        let sessions = server.sessions
        let number = server.number
        for (key, held) in sessions {
            let batch = batch(key, held)
            ask(server) {
                try? self.store.apply(batch)
                self.store.release(key, held.claim)
            } _: { _ in
            }
        }
        // Its lease ends when everything is released, or by itself.
        server.sessions = [:]
        after(200) {
            self.leases.end(number)
            // A deploy or, seldom, its withdrawal.
            if self.chance(60) { server.release = max(0, server.release + (self.chance(20) ? -1 : 1)) }
            self.crash(server)
        }
    }

    private func batch(_ key: StoreKey, _ held: Held) -> StoreBatch {
        var batch = StoreBatch()
        batch.change(
            key, expires: 600, fence: held.isNew ? .new(held.claim) : .held(held.claim),
            [
                .put(
                    name: "presses", version: held.version + 1,
                    value: held.presses.map { UInt8(truncatingIfNeeded: $0) })
            ])
        return batch
    }

    /// Stores what a session has, again and again until the store has it.
    private func commit(_ server: Owner, _ key: StoreKey) {
        guard var held = server.sessions[key], !held.isCommitting, held.durable < held.presses.count || held.isNew
        else {
            return
        }
        held.isCommitting = true
        server.sessions[key] = held
        let (batch, number) = (batch(key, held), server.number)
        ask(server) { () -> StoreError.Reason? in
            do throws(StoreError) {
                try self.store.apply(batch)
                return nil
            } catch { return error.reason }
        } _: { reason in
            guard number == server.number, var now = server.sessions[key], now.claim == held.claim else { return }
            now.isCommitting = false
            switch reason {
            case .some(nil):
                (now.durable, now.isNew, now.version) = (held.presses.count, false, held.version + 1)
                let ready = now.waiting.filter { $0.count <= now.durable }
                now.waiting.removeAll { $0.count <= now.durable }
                server.sessions[key] = now
                for each in ready { each.send() }
            case .some(.claimed), .some(.absent):
                self.count("fenced")
                server.sessions[key] = nil
            default: server.sessions[key] = now
            }
            self.commit(server, key)
        }
    }

    /// A press has come to a server. `reply` says how many presses are durable.
    private func press(
        _ server: Owner, _ key: StoreKey, _ number: Int, hops: Int, _ reply: @escaping (Int) -> Void
    ) throws {
        guard server.lease.allowsAnswers(at: clock(server)) else { return count("refused") }
        guard var held = server.sessions[key] else { return resolve(server, key, number, hops: hops, reply) }
        // Nobody answers for a session for which a server with a higher token has answered.
        guard held.claim.token >= answered[key, default: 0] else {
            throw Fault(
                description: "\(key) answered with token \(held.claim.token) after \(answered[key, default: 0])")
        }
        answered[key] = held.claim.token
        if number == held.presses.count + 1 { held.presses.append(number) }
        guard number <= held.presses.count else { return }
        if number <= held.durable { return reply(held.durable) }
        held.waiting.append((number, { reply(number) }))
        server.sessions[key] = held
        commit(server, key)
    }

    private func resolve(
        _ server: Owner, _ key: StoreKey, _ press: Int, hops: Int, _ reply: @escaping (Int) -> Void
    ) {
        guard server.resolving.insert(key).inserted else { return }
        let number = server.number
        var steps = ClaimSteps(for: number, release: server.release)
        func end() { if number == server.number { server.resolving.remove(key) } }
        func go(_ step: ClaimSteps.Step) {
            switch step {
            case .ask(.read): question { .stored(self.store.claim(of: key)) }
            case .ask(.bury(let other)): question { .lease(self.leases.bury(other, now: self.now)) }
            case .ask(.newest):
                question {
                    let newest = self.leases.newest(now: self.now)
                    if newest.map({ $0.release > server.release }) == true { self.count("later release") }
                    return .newest(newest)
                }
            case .ask(.claim(let former)):
                question { .claimed(self.store.claim(key, for: number, after: former)) }
            case .end(.mine(let claim)):
                ask(server) {
                    self.store.contents(of: key).records.first
                } _: { record in
                    end()
                    guard let record = record ?? nil, number == server.number, server.sessions[key] == nil else {
                        return
                    }
                    self.count("claim")
                    let presses = record.value.map(Int.init)
                    server.sessions[key] = Held(
                        claim: claim, presses: presses, version: record.version, durable: presses.count)
                    self.inside(server) { try self.press(server, key, press, hops: hops, reply) }
                }
            case .end(.elsewhere(_, let address)):
                end()
                count("hop")
                guard hops == 0, let index = Int(address) else { return }
                let owner = servers[index]
                inside(owner) { try self.press(owner, key, press, hops: 1, reply) }
            case .end(.absent), .end(.unsettled): end()
            }
        }
        func question(_ ask: @escaping () -> ClaimSteps.Answer) {
            self.ask(server, ask) { answer in
                guard let answer, number == server.number else { return end() }
                go(steps.next(after: answer))
            }
        }
        go(steps.next(after: nil))
    }

    // MARK: Visitors

    private func send(_ visitor: Visitor) {
        guard visitor.acknowledged < presses else { return }
        if visitor.pressed == visitor.acknowledged { visitor.pressed += 1 }
        let (number, server) = (visitor.pressed, servers.randomElement(using: &random) ?? servers[0])
        if !chance(3) {
            inside(server) {
                try self.press(server, visitor.key, number, hops: 0) { durable in
                    guard !self.chance(3) else { return }
                    self.after(self.delay()) {
                        guard durable > visitor.acknowledged else { return }
                        visitor.acknowledged = min(durable, visitor.pressed)
                    }
                }
            }
        }
        // The browser sends again what is not durable.
        after(UInt64.random(in: 50...400, using: &random)) { self.send(visitor) }
    }

    private func disturb() {
        guard !isCalm else { return }
        let server = servers.randomElement(using: &random) ?? servers[0]
        switch Int.random(in: 0..<5, using: &random) {
        case 0: crash(server)
        case 1:
            count("sleep")
            server.asleepUntil = now + UInt64.random(in: 100...8_000, using: &random)
        case 2, 3:
            count("cut off")
            server.cutOffUntil = now + UInt64.random(in: 100...6_000, using: &random)
        default: inside(server) { self.leave(server) }
        }
        after(UInt64.random(in: 300...3_000, using: &random)) { self.disturb() }
    }

    // MARK: A run

    /// Runs until every press is acknowledged; throws if a promise is broken.
    func run() throws {
        for visitor in visitors {
            // A first server has made the session and stored it.
            let server = servers.randomElement(using: &random) ?? servers[0]
            var batch = StoreBatch()
            batch.change(
                visitor.key, expires: 600, fence: .new(.first(of: server.number)),
                [.put(name: "presses", version: 1, value: [])])
            try store.apply(batch)
            server.sessions[visitor.key] = Held(claim: .first(of: server.number), version: 1)
        }
        for server in servers { renew(server) }
        for visitor in visitors { send(visitor) }
        after(500) { self.disturb() }
        after(40_000) { self.isCalm = true }
        while try step() {
            if visitors.allSatisfy({ $0.acknowledged == presses }) { break }
            guard now < 200_000 else {
                throw Fault(description: "a press is never acknowledged: \(visitors.map(\.acknowledged))")
            }
            try check()
        }
        try check()
    }

    /// The store has each press once and in order, and all that were acknowledged.
    private func check() throws {
        for visitor in visitors {
            let stored = store.contents(of: visitor.key).records.first?.value.map(Int.init) ?? []
            guard stored == Array(1..<(stored.count + 1)) else {
                throw Fault(description: "the store has \(stored)")
            }
            guard stored.count >= visitor.acknowledged else {
                throw Fault(description: "\(visitor.acknowledged) were acknowledged, and the store has \(stored.count)")
            }
        }
    }
}
