import Glibc
import Testing

@testable import MartletServer

/// What others have changed is shown in turns that no visitor waits for.
@Suite struct BackgroundWorkTests {
    /// A pool that ends with the test.
    private func withPool(count: Int, limit: Int = 256, _ body: (ThreadPool) throws -> Void) rethrows {
        let pool = ThreadPool(count: count, limit: limit)
        defer { pool.stop() }
        try body(pool)
    }

    @Test func aVisitorIsServedBeforeHundredsAreShownAChange() {
        withPool(count: 1, limit: 1) { pool in
            let (gate, notes) = (Gate(), Notes<String>())
            let readers = (0..<300).map { _ in SessionExecutor(pool: pool) }
            let stranger = SessionExecutor(pool: pool)
            // The first reader is being shown the change; the others wait for the only thread, and then the stranger
            // does.
            for reader in readers {
                reader.mark {
                    if reader === readers[0] { gate.wait() }
                    notes.add("reader")
                }
            }
            #expect(eventually { gate.arrivals == 1 })
            stranger.perform { notes.add("stranger") }
            gate.open()
            #expect(eventually { notes.all.count == 301 })
            #expect(notes.all.firstIndex(of: "stranger") == 1)
        }
    }

    @Test func aThreadIsLeftForVisitors() {
        withPool(count: 2, limit: 2) { pool in
            let (gate, progress) = (Gate(), SharedNumber())
            let readers = (0..<20).map { _ in SessionExecutor(pool: pool) }
            for reader in readers { reader.mark { gate.wait() } }
            #expect(eventually { gate.arrivals == 1 })
            let stranger = SessionExecutor(pool: pool)
            stranger.perform { _ = progress.add(1) }
            #expect(eventually { progress.current == 1 })
            gate.open()
            #expect(eventually { gate.arrivals == 20 })
        }
    }

    @Test func whatIsSlowKeepsNoVisitorWaiting() {
        withPool(count: 2, limit: 2) { pool in
            let (gate, progress) = (Gate(), SharedNumber())
            for _ in 0..<20 { SessionExecutor(pool: pool).performSlowly { gate.wait() } }
            #expect(eventually { gate.arrivals == 1 })
            let stranger = SessionExecutor(pool: pool)
            for _ in 0..<10 { stranger.perform { _ = progress.add(1) } }
            #expect(eventually { progress.current == 10 })
            #expect(gate.arrivals == 1)
            gate.open()
            #expect(eventually { gate.arrivals == 20 })
        }
    }

    @Test func whatIsSlowComesPieceByPieceAndAfterTheRestOfItsSession() {
        withPool(count: 1, limit: 1) { pool in
            let (gate, notes) = (Gate(), Notes<String>())
            let (first, second) = (SessionExecutor(pool: pool), SessionExecutor(pool: pool))
            first.perform { gate.wait() }
            #expect(eventually { gate.arrivals == 1 })
            for number in 1...3 { first.performSlowly { notes.add("first \(number)") } }
            second.performSlowly { notes.add("second") }
            first.perform { notes.add("press") }
            gate.open()
            #expect(eventually { notes.all.count == 5 })
            #expect(notes.all == ["press", "second", "first 1", "first 2", "first 3"])
        }
    }

    @Test func oneWhoIsStuckHoldsUpNoOtherReader() {
        withPool(count: 2) { pool in
            let (gate, progress) = (Gate(), SharedNumber())
            let stuck = (0..<5).map { _ in SessionExecutor(pool: pool) }
            let readers = (0..<20).map { _ in SessionExecutor(pool: pool) }
            for executor in stuck { executor.mark { gate.wait() } }
            for reader in readers { reader.mark { _ = progress.add(1) } }
            #expect(eventually { progress.current == 20 })
            gate.open()
            #expect(eventually { !pool.isBackgroundWorkUnderWay })
        }
    }

    /// Few enough for each to have woken a thread: it is looked after all the same. Done often, for it depends on who
    /// is first.
    @Test func evenTheOnlyOtherReaderIsNotHeldUp() {
        withPool(count: 2) { pool in
            for round in 0..<30 {
                let (gate, progress) = (Gate(), SharedNumber())
                let (stuck, reader) = (SessionExecutor(pool: pool), SessionExecutor(pool: pool))
                stuck.mark { gate.wait() }
                reader.mark { _ = progress.add(1) }
                #expect(eventually { progress.current == 1 }, "round \(round)")
                gate.open()
                #expect(eventually { !pool.isBackgroundWorkUnderWay })
            }
        }
    }

    @Test func othersComeBetweenTurns() {
        withPool(count: 1, limit: 1) { pool in
            let (notes, turns) = (Notes<String>(), SharedNumber())
            let (reader, stranger) = (SessionExecutor(pool: pool), SessionExecutor(pool: pool))
            reader.runInTurns {
                let turn = turns.add(1)
                notes.add("turn")
                if turn == 10 { stranger.perform { notes.add("stranger") } }
                return turn < 50
            }
            #expect(eventually { notes.all.count == 51 })
            #expect(notes.all.firstIndex(of: "stranger") == 10)
        }
    }

    @Test func whatMarksComesBeforeTheNextPieceAndKeepsItsOrder() {
        withPool(count: 2) { pool in
            let (executor, gate, notes) = (SessionExecutor(pool: pool), Gate(), Notes<Int>())
            executor.perform { gate.wait() }
            #expect(eventually { gate.arrivals == 1 })
            executor.perform { notes.add(100) }
            for number in 0..<100 { executor.mark { notes.add(number) } }
            gate.open()
            #expect(eventually { notes.all.count == 101 })
            #expect(notes.all == Array(0...100))
            #expect(eventually { !pool.isBackgroundWorkUnderWay && executor.performIfIdle {} != nil })
        }
    }

    @Test func aSessionThatIsToBeMarkedIsNotAtRest() {
        withPool(count: 1, limit: 1) { pool in
            let (gate, notes) = (Gate(), Notes<String>())
            let (other, executor) = (SessionExecutor(pool: pool), SessionExecutor(pool: pool))
            other.perform { gate.wait() }
            #expect(eventually { gate.arrivals == 1 })
            executor.mark { notes.add("mark") }
            #expect(executor.performIfIdle { notes.add("in between") } == nil)
            gate.open()
            #expect(eventually { executor.performIfIdle { notes.add("after") } != nil })
            #expect(notes.all == ["mark", "after"])
        }
    }
}
