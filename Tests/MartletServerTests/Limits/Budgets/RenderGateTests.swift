import Synchronization
import Testing

@testable import MartletServer

/// “Until a page's cost is known, few of its first renders run at a time (by address and in all); what waits is bounded and
/// ends with its client.”
@Suite struct RenderGateTests {
    private final class Renders: Sendable {
        let turns = Mutex<[(name: Int, turn: RenderGate.Turn)]>([])
        let left = Mutex<Set<Int>>([])

        var names: [Int] { turns.withLock { $0.map(\.name) } }

        func waiter(_ name: Int, of address: AddressBlock?) -> RenderGate.Waiter {
            RenderGate.Waiter(address: address) {
                self.left.withLock { $0.contains(name) }
            } begin: { turn in
                self.turns.withLock { $0.append((name, turn)) }
            }
        }

        func end(_ name: Int) {
            let ended = turns.withLock { turns in
                defer { turns.removeAll { $0.name == name } }
                return turns.filter { $0.name == name }
            }
            withExtendedLifetime(ended) {}
        }
    }

    private let gate = RenderGate()
    private let renders = Renders()

    private func address(_ number: Int) -> AddressBlock? { AddressBlock("10.0.0.\(number)") }

    @Test func anAddressHasTwoTurnsAndAllHaveSix() {
        for name in 0..<5 { #expect(gate.enter(renders.waiter(name, of: address(1))) == nil) }
        #expect(renders.names == [0, 1])
        for name in 10..<20 { #expect(gate.enter(renders.waiter(name, of: address(name))) == nil) }
        #expect(renders.names == [0, 1, 10, 11, 12, 13])
        renders.end(11)
        #expect(renders.names == [0, 1, 10, 12, 13, 14])
        // The address that has waited longest, as far as it has a turn left.
        renders.end(0)
        #expect(renders.names == [1, 10, 12, 13, 14, 2])
    }

    @Test func clientsThatCannotBeToldApartShareTheTurnsOfAll() {
        for name in 0..<10 { #expect(gate.enter(renders.waiter(name, of: nil)) == nil) }
        #expect(renders.names == [0, 1, 2, 3, 4, 5])
    }

    @Test func whoHasLeftGetsNoTurn() {
        for name in 0..<6 { _ = gate.enter(renders.waiter(name, of: address(1))) }
        renders.left.withLock { $0 = [2, 3] }
        renders.end(0)
        #expect(renders.names == [1, 4])
        #expect(gate.waitingCount == 1)
    }

    @Test func whatWaitsHasABound() {
        for name in 0..<34 { #expect(gate.enter(renders.waiter(name, of: address(1))) == nil) }
        #expect(gate.enter(renders.waiter(34, of: address(1))) == .address)
        #expect(gate.enter(renders.waiter(35, of: address(2))) == nil)
        var name = 100
        while gate.waitingCount < RenderGate.waitingLimit {
            #expect(gate.enter(renders.waiter(name, of: nil)) == nil)
            name += 1
        }
        #expect(gate.enter(renders.waiter(name, of: nil)) == .all)
        renders.end(35)
        #expect(gate.enter(renders.waiter(name, of: nil)) == nil)
    }

    /// A turn with nothing to do ends at once; a whole queue of them does not pile up on the stack.
    @Test func turnsEndOneAfterAnother() {
        let count = Mutex(0)
        for name in 0..<6 { _ = gate.enter(renders.waiter(name, of: nil)) }
        for _ in 0..<500 {
            _ = gate.enter(
                RenderGate.Waiter(address: nil, hasLeft: { false }, begin: { _ in count.withLock { $0 += 1 } }))
        }
        renders.end(0)
        #expect(count.withLock { $0 } == 500)
        #expect(gate.waitingCount == 0)
    }
}
