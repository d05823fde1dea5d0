import MartletUI
import Testing

/// Numbers with formats of C's `printf`.
@Suite struct NumberSpecifierTests {
    private func text(_ key: LocalizedStringKey) -> String { Text(key).resolved() }

    @Test func numbersAreWrittenByTheirFormat() {
        #expect(text("\(3.14159, specifier: "%.1f") m") == "3.1 m")
        #expect(text("\(3.14159, specifier: "%08.3lf")") == "0003.142")
        #expect(text("\(7, specifier: "%02d"):\(5, specifier: "%03lld")") == "07:005")
        #expect(text("\(255, specifier: "%x") \(UInt8(255), specifier: "%#X")") == "ff 0XFF")
        #expect(text("\(12_345.678, specifier: "%.2e")") == "1.23e+04")
        #expect(text("\(0.5, specifier: "%g") \(65, specifier: "%c")") == "0.5 A")
        #expect(text("\("a", specifier: "%@")") == "a")
        #expect(text("\(1_000, specifier: "%lld")") == "1,000")
    }

    /// No other format gets to C.
    @Test(arguments: ["%s", "%n", "%f%f", "%*d", "%1000d", "", "%", "f", "%.100f", "%p", "%d %s", "%lllllld", "%5$d"])
    func otherFormatsAreNotTaken(format: String) {
        #expect(text("\(1.5, specifier: format)") == "1.500000")
        #expect(text("\(1_500, specifier: format)") == "1,500")
    }

    @Test func extremes() {
        for number in [Double.infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
            #expect(!text("\(number, specifier: "%.2f")").isEmpty)
            #expect(!text("\(number, specifier: "%d")").isEmpty)
        }
        #expect(text("\(Int64.min, specifier: "%lld")") == "-9,223,372,036,854,775,808")
        #expect(text("\(UInt64.max, specifier: "%llu")") == "18,446,744,073,709,551,615")
    }
}
