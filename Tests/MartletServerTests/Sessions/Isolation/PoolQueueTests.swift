import Testing

@testable import MartletServer

@Suite struct PoolQueueTests {
    @Test func whatCameFirstIsTakenFirst() {
        var queue = PoolQueue<Int>()
        for number in 0..<3 { queue.add(number) }
        #expect(queue.take() == 0)
        queue.add(3)
        #expect([queue.take(), queue.take(), queue.take(), queue.take()] == [1, 2, 3, nil])
        #expect(queue.isEmpty)
    }

    /// Its end may need the lock that the queue is in: a page that was rendered in its turn once ended the server.
    @Test func nothingOfWhatHasBeenTakenIsKept() {
        final class Turn {}
        var queue = PoolQueue<Turn>()
        weak var turn: Turn?
        do {
            let first = Turn()
            turn = first
            queue.add(first)
            queue.add(Turn())
        }
        #expect(turn != nil)
        _ = queue.take()
        #expect(turn == nil)
    }
}
