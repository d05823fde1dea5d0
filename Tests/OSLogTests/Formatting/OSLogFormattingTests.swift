import OSLog
import Testing

@Suite struct OSLogFormattingTests {
    @Test func integers() {
        #expect(logged("\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true))") == "ff 0xFF")
        #expect(logged("\(8, format: .octal) \(8, format: .octal(includePrefix: true))") == "10 0o10")
        #expect(logged("\(7, format: .decimal(minDigits: 3)) \(-7, format: .decimal(minDigits: 3))") == "007 -007")
        #expect(logged("\(7, format: .decimal(explicitPositiveSign: true))") == "+7")
        #expect(logged("\(Int.min) \(Int.min, format: .hex)") == "-9223372036854775808 -8000000000000000")
    }

    @Test func numbersWithAFraction() {
        #expect(logged("\(Double.pi, format: .fixed(precision: 2))") == "3.14")
        #expect(logged("\(1.5, format: .fixed(precision: 1, explicitPositiveSign: true))") == "+1.5")
        #expect(logged("\(1_500.0, format: .exponential(precision: 1, uppercase: true))") == "1.5E+03")
        #expect(logged("\(0.5, format: .hybrid) \(1.0, format: .hex)") == "0.5 0x1p+0")
        #expect(logged("\(Double.nan) \(-Double.infinity)") == "nan -inf")
    }

    @Test func truthValuesAndAlignment() {
        #expect(logged("\(true, format: .answer) \(false, format: .truth)") == "YES false")
        #expect(logged("|\(7, align: .left(columns: 4))|\(7, align: .right(columns: 4))|") == "|7   |   7|")
        #expect(logged("|\("Grace", align: .right(columns: 3), privacy: .public)|") == "|Grace|")
    }

    /// A number that came from somewhere does not make a line longer than these.
    @Test func widthsHaveABound() {
        #expect(logged("\(7, align: .right(columns: .max))")?.count == 1_000)
        #expect(logged("\(7, align: .right(columns: .min))") == "7")
        #expect(logged("\(7, format: .decimal(minDigits: .max))")?.count == 1_000)
        #expect(logged("\(7, format: .hex(minDigits: .min))") == "7")
        #expect(logged("\(Double.greatestFiniteMagnitude, format: .fixed(precision: .max))")?.count == 309 + 1 + 1_074)
        #expect(logged("\(1.5, format: .fixed(precision: .min))") == "2")
    }
}
