import MartletUI

@testable import MartletServer

/// Servers that change one shared value in simulated time. A seed decides everything: when messages come, which are lost,
/// who is asleep and who crashes.
///
/// The value is the list of the updates that were made, and an update returns its place in it. So a history is linearizable
/// if each update is in the list once, at the place that it has returned, and after all that were acknowledged before it
/// began. The servers decide by what real ones decide by: `SharedRight`, `ClaimSteps`, `ServerLease` and the store's fences.
final class SharedSimulation: SimulatedCluster {
    final class Holder: Server {
        var right = SharedRight()
        var claim = StoreClaim.none
        var value: [UInt8] = []
        var version: Int64 = 0
        /// How much of the value the store has.
        var written = 0
        var isCommitting = false
        /// The last news that it has heard.
        var heard = 0
        /// What waits for the right.
        var waiting: [() -> Void] = []
        /// Who waits until an update is written.
        var unwritten: [(place: Int, reply: () -> Void)] = []
    }

    final class Update {
        let number: UInt8
        /// What was acknowledged before it began.
        var before: Set<UInt8> = []
        var place: Int?
        var hasBegun = false
        init(_ number: UInt8) { self.number = number }
    }

    private let key = StoreKey.shared(SharedName(text: "value", position: ""))
    private var news: [ClusterNews] = []
    private var servers: [Holder] = []
    private var updates: [Update] = []

    init(seed: Int, servers count: Int = 3, updates: Int = 40) {
        super.init(seed: seed, usual: 1...10, rare: 300...4_000)
        servers = (0..<count).map { Holder($0, &random) }
        self.updates = (1...UInt8(updates)).map(Update.init)
    }

    // MARK: A server

    private func renew(_ server: Holder) {
        let (asked, number) = (clock(server), server.number)
        ask(server) {
            self.leases.renew(
                number, address: String(server.index), milliseconds: server.lease.terms.length, now: self.now)
        } _: { granted in
            guard let granted, number == server.number else { return }
            server.lease.answered(isGranted: granted, asked: asked)
            guard server.lease.state == .buried else { return }
            self.count("buried")
            self.lose(server)
            (server.number, server.lease) = (self.random.next() | 1, ServerLease())
        }
        inside(server, server.lease.terms.interval) { self.renew(server) }
    }

    private func crash(_ server: Holder) {
        count("crash")
        server.life += 1
        (server.right, server.claim, server.value, server.version, server.written) = (SharedRight(), .none, [], 0, 0)
        (server.waiting, server.unwritten, server.isCommitting, server.asleepUntil) = ([], [], false, 0)
        server.heard = news.count
        (server.number, server.lease) = (random.next() | 1, ServerLease())
        begin(server)
    }

    private func begin(_ server: Holder) {
        inside(server) { self.renew(server) }
        inside(server) { self.listen(server) }
        inside(server) { self.commit(server) }
    }

    /// What was not written is lost, and done again by those who wait for it.
    private func lose(_ server: Holder) {
        server.right.leave()
        (server.value, server.version, server.written, server.claim) = ([], 0, 0, .none)
        (server.unwritten, server.waiting) = ([], [])
    }

    private func listen(_ server: Holder) {
        inside(server, UInt64.random(in: 1...15, using: &random)) { self.listen(server) }
        guard isReachable(server) else { return }
        let part = news[server.heard...]
        server.heard = news.count
        for news in part {
            switch news {
            case .claimed(_, let owner): server.right.claimed(by: owner)
            case .wanted(_, let other, let owner):
                guard other != server.number else { continue }
                server.right.want(other)
                if owner == server.number, server.right.beginAcquiring() { giveBack(server, to: other) }
            case .changed: read(server)
            }
        }
    }

    private func read(_ server: Holder) {
        guard !server.right.isHeld else { return }
        ask(server) {
            self.store.contents(of: self.key).records.first
        } _: { record in
            guard let record = record ?? nil, !server.right.isHeld, record.version > server.version else { return }
            guard record.value.starts(with: server.value.prefix(server.written)) else {
                throw Fault(description: "a server reads \(record.value) after \(server.value)")
            }
            (server.value, server.version, server.written) = (record.value, record.version, record.value.count)
        }
    }

    private func giveBack(_ server: Holder, to other: UInt64) {
        let number = server.number
        ask(server) {
            guard let claim = self.store.claim(of: self.key), claim.server == number else { return }
            self.pass(claim, to: other)
        } _: { _ in
            self.count("given back")
            server.right.endAcquiring(since: nil)
        }
    }

    private func pass(_ claim: StoreClaim, to other: UInt64) {
        if store.claim(key, for: other, after: claim) != nil { news.append(.claimed(key, server: other)) }
    }

    /// Gets the right, unless a message is on its way for that.
    private func acquire(_ server: Holder) {
        guard server.right.beginAcquiring() else { return }
        let number = server.number
        var steps = ClaimSteps(for: number)
        func isValid() -> Bool { number == server.number && server.right.state == .acquiring }
        func fail(_ milliseconds: UInt64 = 100) {
            guard isValid() else { return }
            server.right.endAcquiring(since: nil)
            inside(server, milliseconds) { if !server.waiting.isEmpty { self.acquire(server) } }
        }
        func question(_ ask: @escaping () -> ClaimSteps.Answer) {
            self.ask(server, ask) { answer in
                guard isValid(), let answer else { return fail() }
                go(steps.next(after: answer))
            }
        }
        func go(_ step: ClaimSteps.Step) {
            switch step {
            case .ask(.read): question { .stored(self.store.claim(of: self.key)) }
            case .ask(.bury(let other)): question { .lease(self.leases.bury(other, now: self.now)) }
            case .ask(.newest): question { .newest(nil) }
            case .ask(.claim(let former)):
                question {
                    let claim = self.store.claim(self.key, for: number, after: former)
                    if claim != nil { self.news.append(.claimed(self.key, server: number)) }
                    return .claimed(claim)
                }
            case .end(.mine(let claim)):
                ask(server) {
                    self.store.contents(of: self.key).records.first
                } _: { record in
                    guard isValid(), let record = record ?? nil else { return fail() }
                    (server.value, server.version, server.written) = (record.value, record.version, record.value.count)
                    server.claim = claim
                    server.right.endAcquiring(since: self.clock(server))
                    self.count("acquired")
                    let waiting = server.waiting
                    server.waiting = []
                    for each in waiting { each() }
                }
            case .end(.elsewhere(let owner, _)):
                ask(server) {
                    self.news.append(.wanted(self.key, server: number, from: owner))
                } _: { _ in
                    fail(30)
                }
            case .end(.absent), .end(.unsettled): fail()
            }
        }
        go(steps.next(after: nil))
    }

    /// Writes what has changed, and passes the right on if it is wanted. Again and again.
    private func commit(_ server: Holder) {
        inside(server, UInt64.random(in: 5...50, using: &random)) { self.commit(server) }
        guard !server.isCommitting else { return }
        _ = server.right.closeIfWanted(clock(server))
        if server.right.isHere, server.written < server.value.count {
            // Each attempt has a version of its own: an earlier one that comes late is known by that.
            server.version += 1
            let (number, claim, value, version) = (server.number, server.claim, server.value, server.version)
            server.isCommitting = true
            var batch = StoreBatch()
            batch.change(
                key, expires: .max, fence: .held(claim), [.put(name: "value", version: version, value: value)])
            ask(server) { () -> StoreError.Reason? in
                do throws(StoreError) {
                    try self.store.apply(batch)
                    self.news.append(.changed(self.key))
                    return nil
                } catch { return error.reason }
            } _: { reason in
                server.isCommitting = false
                guard number == server.number, claim == server.claim else { return }
                switch reason {
                case .some(nil):
                    server.written = value.count
                    guard server.lease.allowsAnswers(at: self.clock(server)) else { return }
                    for each in server.unwritten where each.place < value.count { each.reply() }
                    server.unwritten.removeAll { $0.place < value.count }
                case .some(.claimed): self.lose(server)
                default: break
                }
            }
        } else if server.right.isLeaving, let heir = server.right.beginPassing() {
            let (number, claim) = (server.number, server.claim)
            server.isCommitting = true
            ask(server) {
                self.pass(claim, to: heir)
            } _: { answer in
                server.isCommitting = false
                guard number == server.number, claim == server.claim, answer != nil else { return }
                self.count("passed")
                server.right.leave()
                server.claim = .none
            }
        }
    }

    /// An update has come to a server. `reply` says at which place it was made, when that is written.
    private func update(_ server: Holder, _ number: UInt8, _ reply: @escaping (Int) -> Void) {
        guard server.lease.allowsAnswers(at: clock(server)) else { return count("refused") }
        guard server.right.isHeld else {
            server.waiting.append { self.update(server, number, reply) }
            return acquire(server)
        }
        // A repetition changes nothing: its post is known with the value.
        if !server.value.contains(number) { server.value.append(number) }
        guard let place = server.value.firstIndex(of: number) else { return }
        if place < server.written { return reply(place) }
        server.unwritten.append((place, { reply(place) }))
    }

    // MARK: A run

    private func send(_ update: Update) {
        guard update.place == nil else { return }
        if !update.hasBegun {
            update.hasBegun = true
            update.before = Set(updates.filter { $0.place != nil }.map(\.number))
        }
        let server = servers.randomElement(using: &random) ?? servers[0]
        inside(server) {
            self.update(server, update.number) { place in
                guard !self.chance(3) else { return }
                self.after(self.delay()) { update.place = update.place ?? place }
            }
        }
        after(UInt64.random(in: 200...800, using: &random)) { self.send(update) }
    }

    private func disturb() {
        guard !isCalm else { return }
        let server = servers.randomElement(using: &random) ?? servers[0]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: crash(server)
        case 1:
            count("sleep")
            server.asleepUntil = now + UInt64.random(in: 100...8_000, using: &random)
        default:
            count("cut off")
            server.cutOffUntil = now + UInt64.random(in: 100...6_000, using: &random)
        }
        after(UInt64.random(in: 300...3_000, using: &random)) { self.disturb() }
    }

    /// Runs until every update is acknowledged; throws if a promise is broken.
    func run() throws {
        var batch = StoreBatch()
        batch.change(key, expires: .max, fence: .new(.none), [.put(name: "value", version: 1, value: [])])
        try store.apply(batch)
        for server in servers { begin(server) }
        for update in updates { after(UInt64.random(in: 0...20_000, using: &random)) { self.send(update) } }
        after(300) { self.disturb() }
        after(30_000) { self.isCalm = true }
        while try step() {
            if updates.allSatisfy({ $0.place != nil }) { return try check() }
            guard now < 120_000 else { throw Fault(description: "an update is never acknowledged") }
        }
    }

    private func check() throws {
        let list = store.contents(of: key).records.first?.value ?? []
        guard list.count == updates.count, Set(list).count == list.count else {
            throw Fault(description: "\(list.count) updates are in the list: \(list)")
        }
        for update in updates {
            guard let place = list.firstIndex(of: update.number), place == update.place else {
                throw Fault(description: "update \(update.number) has returned \(update.place ?? -1): \(list)")
            }
            guard update.before.isSubset(of: list[..<place]) else {
                throw Fault(
                    description: "update \(update.number) comes before one that was acknowledged before it: \(list)")
            }
        }
    }
}
