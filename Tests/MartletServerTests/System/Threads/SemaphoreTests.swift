import Glibc
import Synchronization
import Testing

@testable import MartletServer

@Suite struct SemaphoreTests {
    @Test func aSignalThatComesFirstIsRemembered() {
        let semaphore = Semaphore()
        for _ in 0..<3 { semaphore.signal() }
        for _ in 0..<3 { semaphore.wait() }
    }

    @Test func eachSignalWakesOneThread() throws {
        let semaphore = Semaphore()
        let woken = SharedNumber()
        let threads = try (0..<4).map { number in
            try WorkerThread(name: "wait") {
                semaphore.wait()
                _ = woken.add(1)
            }
        }
        for _ in 0..<4 { semaphore.signal() }
        for thread in threads { thread.join() }
        #expect(woken.current == 4)
    }

    /// Issue 27: "Waits by the wall clock". Seconds since 1970 would be in the far future of the monotonic clock, and a wait
    /// by the time of day for a moment of the monotonic clock would be over at once.
    @Test func aWaitGoesByTheMonotonicClock() {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let deadline = SystemTime.deadline(milliseconds: 1_500)
        #expect((1...3).contains(deadline.tv_sec - now.tv_sec))
        let start = SystemTime.nanoseconds
        Semaphore().wait(milliseconds: 20)
        #expect(SystemTime.nanoseconds - start >= 20_000_000)
    }
}
