import Testing

@testable import MartletServer

@Suite struct HopSealTests {
    private let key: [UInt8] = Array(repeating: 1, count: 32)
    private let request = HopSeal.Request(method: "POST", target: "/a?b=c", cookies: "martlet=x")
    private let seal = HopSeal(client: "203.0.113.9", isSecure: true, host: "example.org")
    private let now: UInt64 = 1_800_000_000_000

    @Test(arguments: [
        HopSeal(client: "203.0.113.9", isSecure: true, host: "example.org"),
        HopSeal(client: "2001:db8::1", isSecure: false, host: nil), HopSeal(client: "", isSecure: nil, host: nil),
    ])
    func whatOneServerSaysAnotherReads(_ seal: HopSeal) {
        let text = seal.text(for: request, now: now, key: key)
        #expect(HopSeal(text, for: request, now: now, keys: [key]) == seal)
    }

    /// A word that is none cannot become two.
    @Test func aNameWithBlanksIsLeftOut() {
        let text = HopSeal(client: "a b", isSecure: nil, host: "x\r\ny").text(for: request, now: now, key: key)
        #expect(HopSeal(text, for: request, now: now, keys: [key]) == HopSeal(client: "", isSecure: nil, host: nil))
    }

    @Test func itIsOfOneRequestOnly() {
        let text = seal.text(for: request, now: now, key: key)
        for other in [
            HopSeal.Request(method: "GET", target: request.target, cookies: request.cookies),
            HopSeal.Request(method: request.method, target: "/a?b=d", cookies: request.cookies),
            HopSeal.Request(method: request.method, target: request.target, cookies: "martlet=y"),
        ] { #expect(HopSeal(text, for: other, now: now, keys: [key]) == nil) }
    }

    @Test func itIsOfOneMinuteOnly() {
        let text = seal.text(for: request, now: now, key: key)
        #expect(HopSeal(text, for: request, now: now + HopSeal.tolerance, keys: [key]) == seal)
        #expect(HopSeal(text, for: request, now: now + HopSeal.tolerance + 1, keys: [key]) == nil)
        #expect(HopSeal(text, for: request, now: now - HopSeal.tolerance, keys: [key]) == seal)
        #expect(HopSeal(text, for: request, now: now - HopSeal.tolerance - 1, keys: [key]) == nil)
    }

    /// Each byte of it counts.
    @Test func whatWasChangedIsNoSeal() {
        let text = Array(seal.text(for: request, now: now, key: key).utf8)
        for index in text.indices {
            var changed = text
            changed[index] = changed[index] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
            #expect(HopSeal(String(decoding: changed, as: UTF8.self), for: request, now: now, keys: [key]) == nil)
        }
        for length in text.indices {
            let part = String(decoding: text[..<length], as: UTF8.self)
            #expect(HopSeal(part, for: request, now: now, keys: [key]) == nil)
        }
        #expect(HopSeal(String(decoding: text, as: UTF8.self) + " ", for: request, now: now, keys: [key]) == nil)
    }

    @Test func aFormerKeyIsAcceptedAndAnotherIsNot() {
        let other: [UInt8] = Array(repeating: 2, count: 32)
        let text = seal.text(for: request, now: now, key: key)
        #expect(HopSeal(text, for: request, now: now, keys: [other, key]) == seal)
        #expect(HopSeal(text, for: request, now: now, keys: [other]) == nil)
        #expect(HopSeal(text, for: request, now: now, keys: []) == nil)
    }

    @Test func theCodeIsHMACWithSHA256() {
        // RFC 4231, test case 2.
        let code = KeyedHash.code(of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))
        #expect(code.prefix(4) == [0x5b, 0xdc, 0xc1, 0x46])
        #expect(code.suffix(4) == [0x64, 0xec, 0x38, 0x43])
        #expect(KeyedHash.areEqual(code, code))
        #expect(!KeyedHash.areEqual(code, Array(code.dropLast())))
    }
}
