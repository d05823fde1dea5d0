import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// The sessions of one address never occupy all threads, whatever the program's code does in them.
@Suite struct PoolSharesTests {
    private let context = ServerContext(
        ServerConfiguration(), AppDefinition(scenes: { WindowGroup { Text(verbatim: "a") } }), testLogger)

    private func session(from address: UInt64) -> Session {
        let session = Session(.random(), context)
        session.executor.address.store(address, ordering: .relaxed)
        return session
    }

    /// How many threads of a pool sessions of an address get, of which none ends.
    private func threads(_ shares: inout PoolShares, from address: UInt64, _ sessions: inout [Session]) -> Int {
        var count = 0
        while count < 1_000 {
            let session = session(from: address)
            sessions.append(session)
            guard shares.admits(.ready(session.executor)) else { break }
            let place = shares.makePlace()
            _ = shares.turn(to: PoolTurn(thread: 1, number: count, executor: session.executor), at: place)
            count += 1
        }
        return count
    }

    @Test func eachAddressGetsAThirdOfWhatIsLeft() {
        var (shares, sessions) = (PoolShares(usualCount: 2, limit: 256), [Session]())
        #expect((1...6).map { threads(&shares, from: $0, &sessions) } == [86, 57, 38, 26, 17, 11])
    }

    /// The usual threads are for whoever comes first, as they are soon free again.
    @Test func theUsualThreadsAreNotShared() {
        var (shares, sessions) = (PoolShares(usualCount: 200, limit: 256), [Session]())
        #expect(threads(&shares, from: 1, &sessions) == 200)
        #expect(threads(&shares, from: 2, &sessions) == 19)
    }

    @Test func withoutAnAddressNothingIsCounted() {
        var (shares, sessions) = (PoolShares(usualCount: 1, limit: 4), [Session]())
        #expect(threads(&shares, from: 0, &sessions) == 1_000)
    }

    @Test func whatWaitsForItsShareComesBackWhenATurnEnds() throws {
        var (shares, sessions) = (PoolShares(usualCount: 1, limit: 4), [Session]())
        #expect(threads(&shares, from: 1, &sessions) == 2)
        #expect(shares.readmitted()?.executor == nil)
        _ = shares.turn(to: nil, at: 0)
        #expect(shares.readmitted()?.executor === sessions.last?.executor)
        #expect(shares.readmitted()?.executor == nil)
    }

    /// Three hundred sessions of one visitor that do not end, and then one of somebody else.
    @Test func oneVisitorDoesNotStopTheOthers() async throws {
        let (gate, notes) = (Gate(), Notes<Int>())
        let sessions = (0..<300).map { _ in session(from: 1) }
        for session in sessions { session.enter { _ in gate.wait() } }
        let share = max(ProcessorCount.usable, 86)
        #expect(try await comesTrue { gate.arrivals == share })
        let other = session(from: 2)
        for number in 0..<10 { other.enter { _ in notes.add(number) } }
        #expect(try await comesTrue { notes.all == Array(0..<10) })
        #expect(gate.arrivals == share)
        gate.open()
        #expect(try await comesTrue { gate.arrivals == 300 && sessions.allSatisfy(\.executor.isIdle) })
    }
}
