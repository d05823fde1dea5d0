import Testing

@testable import MartletServer

@Suite struct HopSealTests {
    private let key: [UInt8] = Array(repeating: 1, count: 32)
    private let request = Asked(method: "POST", target: "/a?b=c", cookies: "martlet=x")
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
            Asked(method: "GET", target: request.target, cookies: request.cookies),
            Asked(method: request.method, target: "/a?b=d", cookies: request.cookies),
            Asked(method: request.method, target: request.target, cookies: "martlet=y"),
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
            changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
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

    @Test func theCodeIsBLAKE2bWithAKey() {
        // As Python's hashlib.blake2b(b"abc", key=bytes(range(32)), digest_size=16) has it.
        let code = KeyedHash.code(of: Array("abc".utf8), key: Array(0..<32))
        let bytes = withUnsafeBytes(of: code) { Array($0) }
        #expect(
            bytes == [0x1a, 0x64, 0xbe, 0x47, 0xe4, 0x72, 0x9d, 0x95, 0x1c, 0x30, 0x2e, 0xe5, 0x43, 0xf9, 0x7c, 0xf3])
        #expect(KeyedHash.areEqual(code, code))
        #expect(!KeyedHash.areEqual(code, (code.0, code.1 ^ 1)))
        #expect(!KeyedHash.areEqual(code, (code.0 ^ 1 << 63, code.1)))
    }
}

/// A request, as the seal is about it.
private struct Asked {
    let method: String
    let target: String
    let cookies: String

    func with<Result>(_ body: (HopSeal.Request) -> Result) -> Result {
        Array(cookies.utf8).withUnsafeBytes {
            body(HopSeal.Request(method: method, target: target, cookies: $0))
        }
    }
}

extension HopSeal {
    fileprivate func text(for request: Asked, now: UInt64, key: [UInt8]) -> String {
        request.with { text(for: $0, now: now, key: key) }
    }

    fileprivate init?(_ text: String, for request: Asked, now: UInt64, keys: [[UInt8]]) {
        let seal = request.with { request in
            Array(text.utf8).withUnsafeBytes { HopSeal($0, for: request, now: now, keys: keys) }
        }
        guard let seal else { return nil }
        self = seal
    }
}
