import Foundation
import MartletUI
import TestSupport
import Testing

/// Numbers in texts: as `%lf` formats them, with grouped digits.
@Suite struct NumberTextTests {
    /// The C library's text for the number, without groups and with a sign before negative zero.
    private func expected(_ value: Double) -> String {
        let text = String(format: "%.6f", value.magnitude)
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        return (value < 0 && text != "0.000000" ? "-" : "") + text
    }

    private func check(_ value: Double) {
        let text = NumberText.decimal(value)
        #expect(text.replacing(",", with: "") == expected(value))
        guard value.isFinite else { return }
        let groups = text.drop { $0 == "-" }.prefix { $0 != "." }.split(
            separator: ",", omittingEmptySubsequences: false)
        #expect((1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }, "\(text)")
    }

    /// Regression: 1.8e13 and greater numbers ended the process.
    @Test(arguments: [
        (1.8446744073709552e13, "18,446,744,073,709.550781"), (-1.8e13, "-18,000,000,000,000.000000"),
        (999_999_999_999_999, "999,999,999,999,999.000000"), (1e15, "1,000,000,000,000,000.000000"),
        (1.8446744073709552e19, "18,446,744,073,709,551,616.000000"),
        (1e23, "99,999,999,999,999,991,611,392.000000"), (0, "0.000000"), (-0.0, "0.000000"), (-1e-9, "0.000000"),
        (0.9999999, "1.000000"), (-999.9999999, "-1,000.000000"), (1234.5, "1,234.500000"),
        (0.0000005, "0.000000"), (0.0000015, "0.000002"), (.nan, "nan"), (-.infinity, "-inf"),
    ])
    func decimals(_ value: Double, _ text: String) { #expect(NumberText.decimal(value) == text) }

    @Test func asTheCLibraryWritesThem() {
        for value in Extremes.numbers { check(value) }
        for seed in Seeds.first(5) {
            var generator = SeededGenerator(seed: seed)
            for _ in 0..<1_000 {
                check(Double(bitPattern: generator.next()))
                // Near the limits of the significand, and ties.
                check(Double(generator.below(1 << 60)) / Double(1 << generator.below(60)))
                check(Double(generator.below(1 << 30)) / 128)
            }
        }
    }

    @Test func wholeNumbers() {
        #expect(NumberText.grouped(Int.min) == "-9,223,372,036,854,775,808")
        #expect(NumberText.grouped(UInt64.max) == "18,446,744,073,709,551,615")
        #expect(NumberText.grouped(-999) == "-999" && NumberText.grouped(1_000) == "1,000")
    }

    @Test func inAText() throws {
        let (large, whole) = (1.8446744073709552e13, Int.min)
        let page = try EnginePage { Text("\(large) \(whole) \(Float.greatestFiniteMagnitude)") }
        #expect(
            page.markup.contains(
                "18,446,744,073,709.550781 -9,223,372,036,854,775,808 340,282,346,638,528,859,811,704,183,484,516,925,440.000000"
            ), "\(page.markup)")
    }
}
