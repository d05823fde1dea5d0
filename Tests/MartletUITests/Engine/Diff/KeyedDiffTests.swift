import MartletUI
import TestSupport
import Testing

@Suite struct KeyedDiffTests {
    private typealias Keys = ContiguousArray<Int>

    private func sources(_ diff: KeyedDiff, _ count: Int) -> [Int] { (0..<count).map { diff.source(of: $0) } }
    private func moves(_ diff: KeyedDiff, _ count: Int) -> [Bool] { (0..<count).map { diff.moves($0) } }

    /// The error in the difference of two lists, or `nil` if there is none. Without `fewest`, any number of moves is
    /// accepted.
    private func problem(_ diff: KeyedDiff, _ old: Keys, _ new: Keys, fewest: Int? = nil) -> String? {
        let name = "\(Array(old)) to \(Array(new))"
        let (sources, moves) = (sources(diff, new.count), moves(diff, new.count))
        var isUsed = [Bool](repeating: false, count: old.count)
        var highest = -1
        for (position, source) in sources.enumerated() {
            guard source >= 0 else {
                if moves[position] { return "\(name): a new element moves" }
                continue
            }
            if source >= old.count || isUsed[source] { return "\(name): source \(source) twice or nowhere" }
            if old[source] != new[position] { return "\(name): source \(source) has another key" }
            isUsed[source] = true
            if !moves[position] {
                if source < highest { return "\(name): what stays is out of order" }
                highest = source
            }
        }
        if Array(diff.removals) != old.indices.filter({ !isUsed[$0] }) { return "\(name): removals" }
        // A key in both lists is kept as often as it occurs in both.
        for key in Set(new) {
            let kept = sources.filter { $0 >= 0 && old[$0] == key }.count
            let common = min(old.filter { $0 == key }.count, new.filter { $0 == key }.count)
            if kept != common { return "\(name): \(key) is kept \(kept) times of \(common)" }
        }
        guard let fewest else { return nil }
        let count = moves.filter { $0 }.count
        return count == fewest ? nil : "\(name): \(count) moves, \(fewest) are enough"
    }

    /// Every selection and order of old elements with every placement of new ones, up to six elements.
    @Test(arguments: 0...6) func everyChangeOfAList(count: Int) {
        let old = Keys(0..<count)
        var diff = KeyedDiff()
        var failures: [String] = []
        for subset in 0..<(1 << count) {
            for kept in Permutations.of(old.filter { subset & (1 << $0) != 0 }) {
                let fewest = kept.count - IncreasingSubsequenceTests.longest(kept)
                for length in kept.count...6 {
                    for places in 0..<(1 << length) where places.nonzeroBitCount == kept.count {
                        var next = kept.makeIterator()
                        let new = Keys((0..<length).map { places & (1 << $0) != 0 ? next.next()! : 100 + $0 })
                        diff.compute(from: old, to: new)
                        if let failure = problem(diff, old, new, fewest: fewest) { failures.append(failure) }
                    }
                }
            }
        }
        #expect(failures == [])
    }

    @Test(arguments: Seeds.first(150)) func randomLists(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var diff = KeyedDiff()
        for _ in 0..<6 {
            // A small range of keys produces duplicates, a large one hardly any.
            let keys = [4, 30, 10_000][generator.below(3)]
            var old = Keys((0..<generator.below(60)).map { _ in generator.below(keys) })
            for _ in 0..<4 {
                var new = old
                for _ in 0..<generator.below(8) { mutate(&new, keys, &generator) }
                diff.compute(from: old, to: new)
                #expect(problem(diff, old, new) == nil, "MARTLET_SEED=\(seed)")
                old = new
            }
        }
    }

    private func mutate(_ list: inout Keys, _ keys: Int, _ generator: inout SeededGenerator) {
        switch list.isEmpty ? 0 : generator.below(5) {
        case 0: list.insert(generator.below(keys), at: generator.below(list.count + 1))
        case 1: list.remove(at: generator.below(list.count))
        case 2: list.swapAt(generator.below(list.count), generator.below(list.count))
        case 3: list.insert(list.remove(at: generator.below(list.count)), at: generator.below(list.count + 1))
        default: list.shuffle(using: &generator)
        }
    }

    @Test func equalLists() {
        var diff = KeyedDiff()
        diff.compute(from: [1, 2, 3], to: [1, 2, 3])
        #expect(diff.isEmpty)
        #expect(sources(diff, 3) == [0, 1, 2])
        #expect(moves(diff, 3) == [false, false, false])
        #expect(diff.removals.isEmpty)
    }

    @Test func appendingKeepsWhatIsThere() {
        var diff = KeyedDiff()
        diff.compute(from: [1, 2], to: [1, 2, 3, 4])
        #expect(sources(diff, 4) == [0, 1, -1, -1])
        #expect(!moves(diff, 4).contains(true))
    }

    @Test func removingMovesNothing() {
        var diff = KeyedDiff()
        diff.compute(from: [1, 2, 3, 4], to: [1, 4])
        #expect(sources(diff, 2) == [0, 3])
        #expect(diff.removals == [1, 2])
        #expect(!moves(diff, 2).contains(true))
    }

    @Test func swappingMovesTwo() {
        var diff = KeyedDiff()
        diff.compute(from: [0, 1, 2, 3, 4, 5], to: [0, 4, 2, 3, 1, 5])
        #expect(sources(diff, 6) == [0, 4, 2, 3, 1, 5])
        #expect(moves(diff, 6) == [false, true, false, false, true, false])
    }

    @Test func equalKeysAreMatchedInOrder() {
        var diff = KeyedDiff()
        diff.compute(from: [7, 1, 7, 2, 7, 3], to: [2, 7, 7])
        #expect(sources(diff, 3) == [3, 0, 2])
        #expect(diff.removals == [1, 4, 5])
    }
}
