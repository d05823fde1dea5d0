import Glibc
import Synchronization
import Testing

@testable import MartletServer

/// When background work that makes no progress gets another thread.
@Suite struct BackgroundLoadTests {
    private let threads = (1...4).map { ThreadNumber($0) }

    /// How many looks it takes until there is another thread.
    private func looks(extra: Int, waiting: Set<ThreadNumber>) -> Int? {
        var load = BackgroundLoad()
        return (1...10_000).first { _ in
            load.needsAnotherThread(isStuck: true, extra: extra, threads: threads, isWaiting: waiting.contains)
        }
    }

    @Test func workThatWaitsGetsAThreadAtOnce() {
        #expect(looks(extra: 0, waiting: Set(threads)) == 1)
        #expect(looks(extra: 100, waiting: Set(threads.prefix(3))) == 1)
    }

    /// A hundred threads that computed on one processor took turns so slowly that each look asked for one more, and a
    /// visitor's press waited for seconds.
    @Test func workThatComputesGetsFewer() {
        #expect(looks(extra: 0, waiting: []) == 20)
        #expect(looks(extra: 0, waiting: Set(threads.prefix(2))) == 20)
        #expect(looks(extra: 9, waiting: []) == 200)
    }

    @Test func progressBeginsAnew() {
        var load = BackgroundLoad()
        func look(isStuck: Bool) -> Bool {
            load.needsAnotherThread(isStuck: isStuck, extra: 0, threads: threads, isWaiting: { _ in false })
        }
        for _ in 1..<20 { #expect(!look(isStuck: true)) }
        #expect(!look(isStuck: false))
        for _ in 1..<20 { #expect(!look(isStuck: true)) }
        #expect(look(isStuck: true))
    }

    @Test func aThreadWaitsOrComputes() {
        let number = Mutex(ThreadNumber(0))
        let isComputing = Atomic(true)
        let (began, ends) = (Semaphore(), Semaphore())
        Thread.start {
            number.withLock { $0 = .current }
            began.signal()
            while isComputing.load(ordering: .relaxed) {}
            ends.wait()
        }
        began.wait()
        let thread = number.withLock(\.self)
        #expect(!thread.isWaiting)
        isComputing.store(false, ordering: .relaxed)
        while !thread.isWaiting { usleep(1_000) }
        ends.signal()
        #expect(!ThreadNumber(-1).isWaiting)
    }
}
