import MartletServer
import Testing

/// A visitor whose actions end the process repeatedly is refused, and nobody else.
@Suite struct RepeatedCrashesTests {
    private let memory = WorkerMemory.make()
    private let visitor = SessionKey(high: 1, low: 2)
    private let other = SessionKey(high: 3, low: 4)
    private let limits = ServerConfiguration.Limits()

    private func crashes() throws -> RepeatedCrashes { RepeatedCrashes(try #require(memory), limits) }

    @Test func withoutCrashesNobodyIsRefused() throws {
        let crashes = try crashes()
        #expect(crashes.isQuiet(now: 1))
        #expect(crashes.refusal(session: visitor, address: 5, now: 1) == nil)
    }

    @Test func theThirdCrashInTenMinutesIsTheLastForTenMinutes() throws {
        let crashes = try crashes()
        for now: UInt64 in [1_000, 2_000] { crashes.record(session: visitor, address: 5, now: now) }
        #expect(crashes.refusal(session: visitor, address: 5, now: 2_000) == nil)
        crashes.record(session: visitor, address: 5, now: 3_000)
        #expect(crashes.refusal(session: visitor, address: 5, now: 3_000) == 600)
        #expect(crashes.refusal(session: visitor, address: 5, now: 602_500) == 1)
        #expect(crashes.refusal(session: visitor, address: 5, now: 603_000) == nil)
        #expect(crashes.isQuiet(now: 603_000))
        // Others are not refused, at the same address either.
        #expect(crashes.refusal(session: other, address: 5, now: 3_000) == nil)
    }

    @Test func crashesThatLieApartDoNotAddUp() throws {
        let crashes = try crashes()
        for now: UInt64 in [1_000, 602_000, 1_203_000] { crashes.record(session: visitor, address: 0, now: now) }
        #expect(crashes.refusal(session: visitor, address: 0, now: 1_203_000) == nil)
    }

    @Test func anAddressMayEndItMoreOften() throws {
        let crashes = try crashes()
        for number in 1..<UInt64(limits.crashesPerAddress) {
            crashes.record(session: SessionKey(high: 9, low: number), address: 5, now: 1_000)
        }
        #expect(crashes.refusal(session: other, address: 5, now: 1_000) == nil)
        crashes.record(session: SessionKey(high: 9, low: 0), address: 5, now: 1_000)
        #expect(crashes.refusal(session: other, address: 5, now: 1_000) == 600)
        #expect(crashes.refusal(session: other, address: 6, now: 1_000) == nil)
        // This machine's own addresses are not counted.
        #expect(crashes.refusal(session: other, address: 0, now: 1_000) == nil)
    }

    @Test func theTableIsBoundedAndForgetsTheOldest() throws {
        let crashes = try crashes()
        for _ in 0..<3 { crashes.record(session: visitor, address: 0, now: 1_000) }
        for number in 0..<253 {
            crashes.record(session: SessionKey(high: 9, low: UInt64(number)), address: 0, now: 1_000)
        }
        #expect(crashes.refusal(session: visitor, address: 0, now: 1_000) == 600)
        crashes.record(session: other, address: 0, now: 1_000)
        #expect(crashes.refusal(session: visitor, address: 0, now: 1_000) == nil)
    }

    @Test func itOutlivesTheWorker() throws {
        let memory = try #require(memory)
        for _ in 0..<3 { try crashes().record(session: visitor, address: 0, now: 1_000) }
        let next = RepeatedCrashes(try #require(WorkerMemory(inherited: memory.descriptor)), limits)
        #expect(next.refusal(session: visitor, address: 0, now: 2_000) == 599)
    }
}
