import Glibc
import Synchronization
import Testing

@testable import MartletServer

@Suite struct SessionExecutorTests {
    /// A pool that ends with the test.
    private func withPool(count: Int = 2, limit: Int = 256, _ body: (ThreadPool) throws -> Void) rethrows {
        let pool = ThreadPool(count: count, limit: limit)
        defer { pool.stop() }
        try body(pool)
    }

    @Test func piecesRunInOrder() {
        withPool { pool in
            let (executor, notes) = (SessionExecutor(pool: pool), Notes<Int>())
            for number in 0..<5_000 { executor.perform { notes.add(number) } }
            #expect(eventually { notes.all.count == 5_000 })
            #expect(notes.all == Array(0..<5_000))
        }
    }

    @Test func piecesOfManyThreadsNeverOverlapAndKeepEachThreadsOrder() {
        withPool { pool in
            let (executor, notes) = (SessionExecutor(pool: pool), Notes<(thread: Int, number: Int)>())
            let (inside, overlaps) = (SharedNumber(), SharedNumber())
            for thread in 0..<4 {
                Thread.start {
                    for number in 0..<1_000 {
                        let piece: @Sendable () -> Void = {
                            if inside.add(1) != 1 { _ = overlaps.add(1) }
                            notes.add((thread, number))
                            _ = inside.add(-1)
                        }
                        if number % 3 != 0 || executor.performIfIdle({ piece() }) == nil { executor.perform(piece) }
                    }
                }
            }
            #expect(eventually { notes.all.count == 4_000 })
            #expect(overlaps.current == 0)
            for thread in 0..<4 {
                #expect(notes.all.filter { $0.thread == thread }.map(\.number) == Array(0..<1_000))
            }
        }
    }

    @Test func atRestAPieceRunsOnTheCallersThread() {
        withPool { pool in
            let executor = SessionExecutor(pool: pool)
            let caller = pthread_self()
            #expect(executor.isIsolatingCurrentContext() == false)
            let ran = executor.performIfIdle {
                (pthread_equal(caller, pthread_self()) != 0, executor.isIsolatingCurrentContext())
            }
            #expect(ran?.0 == true)
            #expect(ran?.1 == true)
            #expect(executor.isIsolatingCurrentContext() == false)
        }
    }

    /// The store reads a session after each change. Its turn also evaluates what others have changed: with a hundred viewers
    /// of one board, a neighbour's press came after all of their pages.
    @Test func whatTheStoreDoesComesAfterVisitorsWork() {
        withPool(count: 1, limit: 1) { pool in
            let (gate, notes) = (Gate(), Notes<String>())
            SessionExecutor(pool: pool).perform { gate.wait() }
            #expect(eventually { gate.arrivals == 1 })
            let viewers = (0..<10).map { _ in SessionExecutor(pool: pool) }
            for viewer in viewers { viewer.performUnnoted { notes.add("store") } }
            SessionExecutor(pool: pool).performUnnoted(isAwaited: true) { notes.add("awaited") }
            SessionExecutor(pool: pool).perform { notes.add("press") }
            gate.open()
            #expect(eventually { notes.all.count == 12 })
            #expect(notes.all.prefix(2) == ["awaited", "press"])
        }
    }

    @Test func whatTheStoreDoesComesWithTheNextTurn() {
        withPool(count: 1, limit: 1) { pool in
            let (executor, gate, notes) = (SessionExecutor(pool: pool), Gate(), Notes<String>())
            executor.perform { gate.wait() }
            #expect(eventually { gate.arrivals == 1 })
            executor.mark { notes.add("mark") }
            executor.performUnnoted { notes.add("store") }
            executor.perform { notes.add("press") }
            gate.open()
            #expect(eventually { notes.all.count == 3 })
            #expect(notes.all == ["mark", "press", "store"])
        }
    }

    @Test func aBusySessionIsNotEntered() {
        withPool { pool in
            let (executor, gate, notes) = (SessionExecutor(pool: pool), Gate(), Notes<String>())
            executor.perform {
                gate.wait()
                notes.add("first")
            }
            #expect(eventually { gate.arrivals == 1 })
            #expect(executor.performIfIdle { notes.add("in between") } == nil)
            executor.perform { notes.add("second") }
            #expect(notes.all == [])
            gate.open()
            #expect(eventually { notes.all.count == 2 })
            #expect(notes.all == ["first", "second"])
            #expect(eventually { executor.performIfIdle { notes.add("third") } != nil })
        }
    }

    @Test func whatComesDuringAPieceAtRestRunsAfterwards() {
        withPool { pool in
            let (executor, notes) = (SessionExecutor(pool: pool), Notes<String>())
            let inner = executor.performIfIdle { () -> Bool in
                executor.perform { notes.add("after") }
                let isRefused = executor.performIfIdle { notes.add("nested") } == nil
                usleep(20_000)
                notes.add("piece")
                return isRefused
            }
            #expect(inner == true)
            #expect(eventually { notes.all.count == 2 })
            #expect(notes.all == ["piece", "after"])
        }
    }

    // MARK: Threads

    /// As many sessions as there are threads, and more, are stuck: another still makes progress. It is done again and
    /// again on a pool whose threads wait, because a thread that has been woken but does not run yet is easily lost.
    @Test func stuckSessionsDoNotHoldUpAnother() {
        withPool { pool in
            for round in 0..<20 {
                let (gate, progress) = (Gate(), SharedNumber())
                let stuck = (0..<5).map { _ in SessionExecutor(pool: pool) }
                let free = SessionExecutor(pool: pool)
                for executor in stuck { executor.perform { gate.wait() } }
                free.perform { _ = progress.add(1) }
                #expect(eventually { progress.current == 1 }, "round \(round)")
                #expect(eventually { gate.arrivals == 5 }, "round \(round)")
                for count in 2...10 {
                    free.perform { _ = progress.add(1) }
                    #expect(eventually { progress.current == count }, "round \(round)")
                }
                gate.open()
            }
        }
    }

    @Test func threadsAreAddedToTheLimitOnly() {
        withPool(count: 1, limit: 3) { pool in
            let (gate, progress) = (Gate(), SharedNumber())
            let stuck = (0..<3).map { _ in SessionExecutor(pool: pool) }
            for executor in stuck { executor.perform { gate.wait() } }
            #expect(eventually { gate.arrivals == 3 })
            let last = SessionExecutor(pool: pool)
            last.perform { _ = progress.add(1) }
            usleep(50_000)
            #expect(progress.current == 0)
            gate.open()
            #expect(eventually { progress.current == 1 })
        }
    }

    @Test func aStoppedPoolStillFinishesWhatWaits() {
        let pool = ThreadPool(count: 2)
        let (executor, progress) = (SessionExecutor(pool: pool), SharedNumber())
        executor.perform { _ = progress.add(1) }
        #expect(eventually { progress.current == 1 })
        pool.stop()
        executor.perform { _ = progress.add(1) }
        #expect(eventually { progress.current == 2 })
    }
}

/// A number that threads change.
final class SharedNumber: Sendable {
    private let value = Atomic<Int>(0)

    func add(_ amount: Int) -> Int { value.add(amount, ordering: .sequentiallyConsistent).newValue }
    var current: Int { value.load(ordering: .sequentiallyConsistent) }
}
