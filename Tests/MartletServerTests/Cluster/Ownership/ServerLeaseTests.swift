import MartletRedis
import Testing

@testable import MartletServer

@Suite struct ServerLeaseTests {
    @Test func aServerStopsBeforeItsLeaseEndsAndCountsFromTheQuestion() {
        var lease = ServerLease()
        #expect(!lease.allowsAnswers(at: 0))
        lease.answered(isGranted: true, asked: 1_000)
        #expect(lease.allowsAnswers(at: 2_999))
        #expect(!lease.allowsAnswers(at: 3_000))
        // An answer that was overtaken by a later one takes nothing back.
        lease.answered(isGranted: true, asked: 1_800)
        lease.answered(isGranted: true, asked: 1_200)
        #expect(lease.allowsAnswers(at: 3_799))
        #expect(!lease.allowsAnswers(at: 3_800))
        lease.answered(isGranted: true, asked: 9_000)
        #expect(lease.allowsAnswers(at: 9_001))
        lease.answered(isGranted: false, asked: 9_500)
        lease.answered(isGranted: true, asked: 9_600)
        #expect(lease.state == .buried)
        #expect(!lease.allowsAnswers(at: 9_700))
    }

    @Test func aLeaseThatWasBuriedNeverComesBack() throws {
        let address = try RedisAddress(TestRedis.shared.address + "?prefix=leases", program: "")
        let leases = RedisLeases(address, password: nil)
        defer { leases.close() }
        #expect(try leases.renew(1, address: "a:1", release: 1, milliseconds: 60_000))
        #expect(try leases.bury(1) == .alive(address: "a:1"))
        #expect(try leases.renew(1, address: "a:2", release: 1, milliseconds: 60_000))
        #expect(try leases.bury(1) == .alive(address: "a:2"))
        try leases.end(1)
        #expect(try leases.bury(1) == .buried)
        #expect(try !leases.renew(1, address: "a:1", release: 1, milliseconds: 60_000))
        // One that ends by itself.
        #expect(try leases.renew(2, address: "b:1", release: 1, milliseconds: 1))
        SystemTime.sleep(milliseconds: 20)
        // Until somebody asks, it comes back.
        #expect(try leases.renew(2, address: "b:1", release: 1, milliseconds: 1))
        SystemTime.sleep(milliseconds: 20)
        #expect(try leases.bury(2) == .buried)
        #expect(try !leases.renew(2, address: "b:1", release: 1, milliseconds: 60_000))
        // A server that nobody knows.
        #expect(try leases.bury(3) == .buried)
    }
}
