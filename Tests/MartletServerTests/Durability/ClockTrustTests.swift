import Testing

@testable import MartletServer

/// “Expiry needs a clock that has been plausible for a while; nothing is deleted within the first hour of a process.”
@Suite struct ClockTrustTests {
    private static let day: Int64 = 86_400
    private let start: Int64 = 1_800_000_000

    private func milliseconds(_ seconds: Int64) -> UInt64 { UInt64(seconds) * 1_000 }

    @Test func nothingIsDeletedWithinTheFirstHour() {
        var trust = ClockTrust(lastUse: start - 60, time: start, milliseconds: 0)
        for minute: Int64 in 1..<60 {
            let isTrusted1 = trust.isTrusted(at: start + minute * 60, milliseconds: milliseconds(minute * 60))
            #expect(!isTrusted1)
        }
        let isTrusted2 = trust.isTrusted(at: start + 3_600, milliseconds: milliseconds(3_600))
        #expect(isTrusted2)
    }

    @Test("A clock that is eight days ahead at the start, and then set, deletes nothing")
    func aClockThatIsSet() {
        var trust = ClockTrust(lastUse: start, time: start + 8 * Self.day, milliseconds: 0)
        // The network's time comes after two hours, and goes on from there.
        let isTrusted3 = trust.isTrusted(at: start + 8 * Self.day + 7_100, milliseconds: milliseconds(7_100))
        #expect(!isTrusted3)
        let isTrusted4 = trust.isTrusted(at: start + 7_200, milliseconds: milliseconds(7_200))
        #expect(!isTrusted4)
        let isTrusted5 = trust.isTrusted(at: start + 10_000, milliseconds: milliseconds(10_000))
        #expect(!isTrusted5)
    }

    @Test func aClockThatJumpsBeginsAnew() {
        var trust = ClockTrust(lastUse: nil, time: start, milliseconds: 0)
        let isTrusted6 = trust.isTrusted(at: start + 4_000 + Self.day, milliseconds: milliseconds(4_000))
        #expect(!isTrusted6)
        let isTrusted7 = trust.isTrusted(at: start + 5_000 + Self.day, milliseconds: milliseconds(5_000))
        #expect(!isTrusted7)
        let isTrusted8 = trust.isTrusted(at: start + 7_601 + Self.day, milliseconds: milliseconds(7_601))
        #expect(isTrusted8)
    }

    @Test("After a long pause, the clock proves itself for a day")
    func aServerThatWasOff() {
        var trust = ClockTrust(lastUse: start - 30 * Self.day, time: start, milliseconds: 0)
        let isTrusted9 = trust.isTrusted(at: start + 4_000, milliseconds: milliseconds(4_000))
        #expect(!isTrusted9)
        let isTrusted10 = trust.isTrusted(at: start + Self.day, milliseconds: milliseconds(Self.day))
        #expect(isTrusted10)
    }

    @Test func extremesDoNotTrap() {
        for time in [Int64.min, 0, .max] {
            var trust = ClockTrust(lastUse: time, time: time, milliseconds: .max)
            for other in [Int64.min, 0, .max] { _ = trust.isTrusted(at: other, milliseconds: 0) }
        }
    }
}
