import Glibc
import MartletServer
import Testing

/// “a visitor's connection handed to the worker that has their session where that is possible”
@Suite struct WorkerChoiceTests {
    private let directory: WorkerDirectory
    private let choice: WorkerChoice

    init() throws {
        directory = try #require(WorkerDirectory.make())
        choice = WorkerChoice(directory)
    }

    /// A session that has begun on this server.
    private func session(of server: UInt64, _ number: UInt64 = 1) -> SessionIdentifier {
        SessionIdentifier(high: server << 16 | number & 0xFFFF, low: number &* 0x9E37_79B9_7F4A_7C15 | 64)
    }

    @Test func visitorsWithoutASessionComeByTurns() {
        #expect(choice.slot(for: nil) == nil)
        for slot in [0, 2, 63] { directory.set(server: 100 + UInt64(slot), in: slot) }
        #expect((0..<6).map { _ in choice.slot(for: nil) } == [0, 2, 63, 0, 2, 63])
        directory.set(server: 0, in: 2)
        #expect(Set((0..<6).map { _ in choice.slot(for: nil) }) == [0, 63])
    }

    @Test func aSessionIsWhereItHasBegun() {
        for slot in 0..<4 { directory.set(server: 100 + UInt64(slot), in: slot) }
        for slot in 0..<4 { #expect(choice.slot(for: session(of: 100 + UInt64(slot))) == slot) }
    }

    @Test func whatAnEndedServerHasBegunIsSharedAmongTheOthersAndStays() {
        for slot in 0..<4 { directory.set(server: 100 + UInt64(slot), in: slot) }
        let sessions = (0..<400).map { session(of: 7, $0) }
        let before = sessions.map { choice.slot(for: $0) }
        for slot in 0..<4 { #expect((60...140).contains(before.count { $0 == slot })) }
        directory.set(server: 0, in: 3)
        let after = sessions.map { choice.slot(for: $0) }
        #expect(zip(before, after).allSatisfy { $0 == $1 || $0 == 3 && $1 != 3 })
        directory.set(server: 9, in: 3)
        #expect(sessions.map { choice.slot(for: $0) } == before)
    }

    @Test func aClaimedSessionIsWithWhoeverHasClaimedItLast() throws {
        for slot in 0..<3 { directory.set(server: 100 + UInt64(slot), in: slot) }
        let moved = session(of: 100)
        directory.record(claimOf: moved, in: 2)
        // Another process sees the same.
        let inherited = WorkerChoice(try #require(WorkerDirectory(inherited: directory.descriptor)))
        #expect(inherited.slot(for: moved) == 2)
        #expect(choice.slot(for: session(of: 100, 2)) == 0)
        // Nobody serves there any more.
        directory.set(server: 0, in: 2)
        #expect(choice.slot(for: moved) == 0)
    }

    @Test func memoryThatIsTooSmallIsNotUsed() throws {
        #expect(ftruncate(directory.descriptor, 4_096) == 0)
        #expect(WorkerDirectory(inherited: directory.descriptor) == nil)
    }
}
