import Testing

@testable import MartletUI

@Suite struct PercentEncodingTests {
    @Test(arguments: ["", "a-b._~Z9", "é €/?#%", "\u{0}\u{7F}", "100%"])
    func whatIsEncodedIsDecodedAgain(_ text: String) {
        let encoded = PercentEncoding.encode(text)
        #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        #expect(PercentEncoding.decode(encoded) == text)
    }

    @Test func onlyReservedBytesAreEncoded() {
        #expect(PercentEncoding.encode("a-b._~Z9") == "a-b._~Z9")
        #expect(PercentEncoding.encode("é/") == "%C3%A9%2F")
        #expect(PercentEncoding.encode("/é", except: { $0 < 0x80 }) == "/%C3%A9")
    }

    @Test(arguments: ["%", "%4", "%4g", "%g4", "a%", "%C3", "%ff"])
    func whatStandsForNoTextIsRefused(_ segment: String) { #expect(PercentEncoding.decode(segment) == nil) }

    @Test func digitsMayBeSmall() { #expect(PercentEncoding.decode("%c3%a9%2f") == "é/") }
}
