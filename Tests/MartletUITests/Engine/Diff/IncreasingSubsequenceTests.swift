import MartletUI
import TestSupport
import Testing

@Suite struct IncreasingSubsequenceTests {
    /// Finds the longest subsequence by trying every subset.
    static func longest(_ values: [Int]) -> Int {
        var best = 0
        // Without a list of each subset: there are half a million.
        for subset in 0..<(1 << values.count) {
            var (last, isIncreasing) = (Int.min, true)
            for index in values.indices where isIncreasing && subset & (1 << index) != 0 {
                isIncreasing = values[index] > last
                last = values[index]
            }
            if isIncreasing { best = max(best, subset.nonzeroBitCount) }
        }
        return best
    }

    private func check(_ values: [Int], _ finder: inout IncreasingSubsequence, length: Int) -> String? {
        finder.find(in: ContiguousArray(values), values.indices)
        let positions = finder.positions.sorted()
        let chosen = positions.map { values[$0] }
        if Set(positions).count != positions.count { return "\(values): a position twice" }
        if chosen.contains(where: { $0 < 0 }) { return "\(values): a negative value" }
        if !zip(chosen, chosen.dropFirst()).allSatisfy(<) { return "\(values): \(chosen) does not increase" }
        return chosen.count == length ? nil : "\(values): \(chosen.count) in place of \(length)"
    }

    @Test func everyPermutationUpToSeven() {
        var finder = IncreasingSubsequence()
        var failures: [String] = []
        for count in 0...7 {
            for values in Permutations.of(Array(0..<count)) {
                if let failure = check(values, &finder, length: Self.longest(values)) { failures.append(failure) }
            }
        }
        #expect(failures == [])
    }

    @Test func negativeValuesAreLeftOut() {
        var finder = IncreasingSubsequence()
        #expect(check([3, -1, 4, -1, 1, 5, -1], &finder, length: 3) == nil)
        #expect(check([-1, -1], &finder, length: 0) == nil)
    }

    @Test func aRangeInsideIsSearchedAlone() {
        var finder = IncreasingSubsequence()
        finder.find(in: [9, 0, 2, 1, 3, 8], 1..<5)
        #expect(finder.positions.count == 3)
        #expect(finder.positions.allSatisfy { (1..<5).contains($0) })
    }

    @Test(arguments: Seeds.first(20)) func randomListsAgreeWithTheQuadraticAlgorithm(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var finder = IncreasingSubsequence()
        let values = Array(0..<(1 + generator.below(150))).shuffled(using: &generator)
        var lengths: [Int] = []
        for (index, value) in values.enumerated() {
            lengths.append(1 + ((0..<index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
        }
        #expect(check(values, &finder, length: lengths.max() ?? 0) == nil, "MARTLET_SEED=\(seed)")
    }
}

enum Permutations {
    static func of<Element>(_ elements: [Element]) -> [[Element]] {
        guard let last = elements.last else { return [[]] }
        return of(Array(elements.dropLast())).flatMap { shorter in
            (0...shorter.count).map { position in
                var longer = shorter
                longer.insert(last, at: position)
                return longer
            }
        }
    }
}
