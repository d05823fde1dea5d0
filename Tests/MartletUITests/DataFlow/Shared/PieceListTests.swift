import TestSupport
import Testing

@testable import MartletUI

/// A list that is visited in pieces while it changes misses no element, and a change costs the same whatever its
/// length.
@Suite struct PieceListTests {
    private final class Item: PieceListElement {
        let number: Int
        private var stored: Int?
        /// How often the list has used this element's place.
        var uses = 0
        var place: Int? {
            get {
                uses += 1
                return stored
            }
            set {
                uses += 1
                stored = newValue
            }
        }

        init(_ number: Int) { self.number = number }
    }

    @Test(arguments: Seeds.first(20)) func whoStaysIsMet(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var list = PieceList<Item>()
        var present: [Item] = []
        for number in 0..<300 {
            let item = Item(number)
            present.append(item)
            list.add(item)
        }
        var stayed = Set(present.map(\.number))
        var met: Set<Int> = []
        var end = list.count
        while end > 0 {
            for item in list.piece(before: &end, length: 7) { met.insert(item.number) }
            for _ in 0..<random.below(8) {
                if random.once(in: 2), !present.isEmpty {
                    let gone = present.remove(at: random.below(present.count))
                    list.remove(gone)
                    list.remove(gone)
                    stayed.remove(gone.number)
                } else {
                    let item = Item(1_000 + present.count)
                    present.append(item)
                    list.add(item)
                }
            }
        }
        #expect(stayed.subtracting(met).isEmpty)
        #expect(list.count == present.count)
    }

    @Test func whatIsEmptyHasNoPieces() {
        var list = PieceList<Item>()
        var end = 5
        #expect(list.piece(before: &end, length: 3).isEmpty && end == 0)
        let item = Item(1)
        list.remove(item)
        list.add(item)
        end = 1
        #expect(list.piece(before: &end, length: 3).map(\.number) == [1] && end == 0)
        list.remove(item)
        #expect(list.isEmpty)
    }

    /// Counted in accesses to the elements. Besides the removed element, only the last one is accessed.
    @Test(arguments: [10, 10_000]) func goingVisitsNobodyElse(count: Int) {
        var list = PieceList<Item>()
        let items = (0..<count).map { Item($0) }
        for item in items { list.add(item) }
        for item in items { item.uses = 0 }
        list.remove(items[count / 2])
        #expect(items.reduce(0) { $0 + $1.uses } <= 3)
    }
}
