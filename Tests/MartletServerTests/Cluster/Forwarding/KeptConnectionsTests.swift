import Testing

@testable import MartletServer

@Suite struct KeptConnectionsTests {
    private typealias Connections = KeptConnections<Int>

    @Test func theLatestOfAServerIsUsedFirst() {
        var kept = Connections()
        #expect(kept.keep(1, to: "a", now: 0) == nil)
        #expect(kept.keep(2, to: "b", now: 0) == nil)
        #expect(kept.keep(3, to: "a", now: 1) == nil)
        #expect(kept.take("a", now: 2) == 3)
        #expect(kept.take("a", now: 2) == 1)
        #expect(kept.take("a", now: 2) == nil)
        #expect(kept.take("b", now: 2) == 2)
        #expect(kept.isEmpty)
    }

    @Test func oneThatIsTooOldIsNotUsedAndIsGivenBack() {
        var kept = Connections()
        _ = kept.keep(1, to: "a", now: 0)
        _ = kept.keep(2, to: "a", now: 10)
        #expect(kept.expire(now: Connections.idleTime - 1) == [])
        #expect(kept.expire(now: Connections.idleTime) == [1])
        #expect(kept.take("a", now: Connections.idleTime + 10) == nil)
        #expect(kept.expire(now: Connections.idleTime + 10) == [2])
    }

    @Test func thereIsABoundForEachServerAndForAll() {
        var kept = Connections()
        for number in 0..<Connections.limitOfPeer { #expect(kept.keep(number, to: "a", now: 0) == nil) }
        #expect(kept.keep(5_000, to: "a", now: 0) == 0)
        #expect(kept.count == Connections.limitOfPeer)
        var number = 10_000
        while kept.count < Connections.limit {
            #expect(kept.keep(number, to: "\(number / 8)", now: 1) == nil)
            number += 1
        }
        #expect(kept.keep(number, to: "z", now: 1) == 1)
        #expect(kept.count == Connections.limit)
    }

    @Test func thoseOfAServerThatHasFailedAreGivenBack() {
        var kept = Connections()
        for (number, address) in ["a", "b", "a"].enumerated() { _ = kept.keep(number, to: address, now: 0) }
        #expect(kept.remove(to: "a") == [0, 2])
        #expect(kept.remove { $0 == 0 } == [])
        _ = kept.keep(3, to: "b", now: 0)
        #expect(kept.remove { $0 == 3 } == [3])
        #expect(kept.removeAll() == [1])
        #expect(kept.isEmpty)
    }

    /// Against a model: nobody gets a connection twice, or one to another server, or one that was given back.
    @Test(arguments: 0..<20) func noConnectionIsLostOrUsedTwice(_ seed: Int) {
        var random = SystemRandomNumberGenerator()
        var (kept, model, now) = (Connections(), [Int: (address: String, since: UInt64)](), UInt64(0))
        for number in 0..<2_000 {
            now += UInt64.random(in: 0...300, using: &random)
            let address = ["a", "b", "c"].randomElement(using: &random) ?? "a"
            switch Int.random(in: 0..<4, using: &random) {
            case 0, 1:
                model[number] = (address, now)
                if let closed = kept.keep(number, to: address, now: now) {
                    #expect(model.removeValue(forKey: closed) != nil)
                }
            case 2:
                if let taken = kept.take(address, now: now) {
                    let found = model.removeValue(forKey: taken)
                    #expect(found?.address == address)
                    #expect(found.map { now - $0.since < Connections.idleTime } == true)
                }
            default:
                for closed in kept.expire(now: now) { #expect(model.removeValue(forKey: closed) != nil) }
                #expect(model.values.allSatisfy { now - $0.since < Connections.idleTime })
            }
            #expect(kept.count == model.count)
        }
    }
}
