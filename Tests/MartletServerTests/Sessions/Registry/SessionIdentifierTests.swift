import Testing

@testable import MartletServer

@Suite struct SessionIdentifierTests {
    @Test(arguments: [
        (UInt64(0), UInt64(0), "AAAAAAAAAAAAAAAAAAAAAA"), (.max, .max, "D_____________________"),
        (0, 1, "AAAAAAAAAAAAAAAAAAAAAB"), (1 << 63, 0, "CAAAAAAAAAAAAAAAAAAAAA"), (1, 0, "AAAAAAAAAAAQAAAAAAAAAA"),
    ])
    func knownTexts(_ high: UInt64, _ low: UInt64, _ text: String) throws {
        #expect(Base64URL.encode(high, low) == text)
        let decoded = try #require(Base64URL.decode(text.utf8))
        #expect(decoded == (high, low))
    }

    @Test func everyBitComesBack() throws {
        for bit in 0..<128 {
            let (high, low) = (bit < 64 ? UInt64(1) << bit : 0, bit < 64 ? 0 : UInt64(1) << (bit - 64))
            #expect(try #require(Base64URL.decode(Base64URL.encode(high, low).utf8)) == (high, low), "bit \(bit)")
        }
        var random = SeededGenerator(seed: 1)
        for _ in 0..<1_000 {
            let (high, low) = (random.next(), random.next())
            #expect(try #require(Base64URL.decode(Base64URL.encode(high, low).utf8)) == (high, low))
        }
    }

    @Test func eachTextHasOneMeaning() {
        // The first character stands for two bits only: with more there would be several names for one session.
        #expect(Base64URL.decode("EAAAAAAAAAAAAAAAAAAAAA".utf8) == nil)
        for byte in UInt8.min...UInt8.max {
            let isDigit =
                Character(Unicode.Scalar(byte)).isASCII && Character(Unicode.Scalar(byte)).isLetter
                || (48...57).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            #expect((Base64URL.decode(Array(repeating: UInt8(ascii: "A"), count: 21) + [byte]) != nil) == isDigit)
        }
    }

    @Test func randomOnesDiffer() {
        #expect(Set((0..<1_000).map { _ in SessionIdentifier.random() }).count == 1_000)
    }
}
