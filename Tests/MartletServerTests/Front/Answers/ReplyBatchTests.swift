import Glibc
import Testing

@testable import MartletServer

@Suite struct ReplyBatchTests {
    private final class Desk {
        let batch: ReplyBatch
        /// Who was asked, in order, and whether in time.
        var asked: [(number: Int, isInTime: Bool)] = []

        init(processors: Int) { batch = ReplyBatch(processors: processors) }

        func add(_ number: Int, _ work: @escaping () -> Void = {}) -> BatchedReply {
            let reply = BatchedReply { [self] isInTime in
                asked.append((number, isInTime))
                work()
                return .response(HTTPResponse(status: 200 + number))
            }
            batch.add(reply)
            return reply
        }
    }

    private func status(_ reply: HTTPReply?) -> Int? {
        if case .response(let response)? = reply { response.status } else { nil }
    }

    @Test func allAreMadeTheFirstTimeOneIsWanted() {
        let desk = Desk(processors: 1)
        let replies = (0..<100).map { desk.add($0) }
        #expect(replies[3].take() == nil)
        desk.batch.make()
        #expect(desk.asked.map(\.number) == Array(0..<100))
        #expect(desk.asked.first?.isInTime == true)
        #expect(replies.map { status($0.take()) } == (0..<100).map { 200 + $0 })
        #expect(replies[3].take() == nil, "each is given once")
        desk.batch.make()
        #expect(desk.asked.count == 100)
    }

    @Test func withOtherProcessorsAFewAreMadeHereAndTheOthersAreSentThereFirst() {
        let desk = Desk(processors: 2)
        _ = (0..<20).map { desk.add($0) }
        desk.batch.make()
        #expect(desk.asked.map(\.number) == Array(8..<20) + Array(0..<8))
        #expect(desk.asked.prefix(13).map(\.isInTime) == Array(repeating: false, count: 12) + [true])
    }

    @Test func afterSlowOnesTheOthersAreNotInTime() {
        let desk = Desk(processors: 1)
        _ = (0..<4).map { number in desk.add(number) { if number == 1 { usleep(3_000) } } }
        desk.batch.make()
        #expect(desk.asked.map(\.number) == [0, 1, 2, 3])
        #expect(desk.asked.suffix(2).map(\.isInTime) == [false, false])
        // The next time is another time.
        _ = desk.add(4)
        desk.batch.make()
        #expect(desk.asked.last?.isInTime == true)
    }

    @Test func whatComesMeanwhileWaitsForTheNextTime() {
        let desk = Desk(processors: 1)
        _ = desk.add(0) { _ = desk.add(1) }
        desk.batch.make()
        #expect(desk.asked.map(\.number) == [0])
        desk.batch.make()
        #expect(desk.asked.map(\.number) == [0, 1])
    }
}
