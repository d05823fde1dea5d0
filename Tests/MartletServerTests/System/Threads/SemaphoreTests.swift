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
}
