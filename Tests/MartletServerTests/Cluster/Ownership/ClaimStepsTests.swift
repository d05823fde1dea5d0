import MartletRedis
import Testing

@testable import MartletServer

/// “a session moves from the old to the new one and not back”
@Suite struct ClaimStepsTests {
    private let claim = StoreClaim(server: 0, token: 3)

    /// The steps up to the question for later releases, which comes before every claim.
    private func steps(_ stored: StoreClaim, release: Int) -> ClaimSteps {
        var steps = ClaimSteps(for: 7, release: release)
        #expect(steps.next(after: nil) == .ask(.read))
        if stored.server != 0 {
            #expect(steps.next(after: .stored(stored)) == .ask(.bury(stored.server)))
            #expect(steps.next(after: .lease(.buried)) == .ask(.newest))
        } else {
            #expect(steps.next(after: .stored(stored)) == .ask(.newest))
        }
        return steps
    }

    @Test(arguments: [0, 9]) func noServerClaimsWhileOneOfALaterReleaseLives(_ owner: UInt64) {
        var steps = steps(StoreClaim(server: owner, token: 3), release: 1)
        #expect(
            steps.next(after: .newest(NewestServer(release: 2, address: "b:1")))
                == .end(.elsewhere(server: 0, address: "b:1")))
    }

    @Test(arguments: [nil, NewestServer(release: 1, address: "b:1"), NewestServer(release: 0, address: "b:1")])
    func oneOfTheLatestReleaseClaims(_ newest: NewestServer?) {
        var steps = steps(claim, release: 1)
        #expect(steps.next(after: .newest(newest)) == .ask(.claim(after: claim)))
        let next = claim.next(for: 7)
        #expect(steps.next(after: .claimed(next)) == .end(.mine(next)))
    }

    /// A server that holds a session keeps it, whatever else lives.
    @Test func whatIsHeldIsHeld() {
        var steps = ClaimSteps(for: 7, release: 1)
        _ = steps.next(after: nil)
        let own = StoreClaim(server: 7, token: 1)
        #expect(steps.next(after: .stored(own)) == .end(.mine(own)))
    }

    @Test func theNewestIsForgottenWithItsLease() {
        var leases = MemoryLeases()
        func renew(_ server: UInt64, _ address: String, release: Int, now: UInt64) {
            _ = leases.renew(server, address: address, release: release, milliseconds: 100, now: now)
        }
        #expect(leases.newest(now: 0) == nil)
        renew(1, "a", release: 1, now: 0)
        renew(2, "b", release: 2, now: 0)
        renew(1, "a", release: 1, now: 50)
        #expect(leases.newest(now: 99) == NewestServer(release: 2, address: "b"))
        #expect(leases.newest(now: 100) == nil)
        renew(1, "a", release: 1, now: 150)
        #expect(leases.newest(now: 151) == NewestServer(release: 1, address: "a"))
    }

    @Test func redisKeepsTheNewestAsMemoryDoes() throws {
        let address = try RedisAddress(TestRedis.shared.address + "?prefix=newest", program: "")
        let leases = RedisLeases(address, password: nil)
        defer { leases.close() }
        #expect(try leases.newest() == nil)
        #expect(try leases.renew(1, address: "a:1", release: 9, milliseconds: 60_000))
        #expect(try leases.renew(2, address: "b:1", release: 10, milliseconds: 60_000))
        #expect(try leases.renew(1, address: "a:1", release: 9, milliseconds: 60_000))
        #expect(try leases.newest() == NewestServer(release: 10, address: "b:1"))
        #expect(try leases.renew(3, address: "c:1", release: 10, milliseconds: 1))
        var newest = try leases.newest()
        while newest?.release == 10 { newest = try leases.newest() }
        #expect(newest == nil)
    }
}
