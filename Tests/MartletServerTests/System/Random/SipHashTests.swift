import Testing

@testable import MartletServer

@Suite struct SipHashTests {
    /// The key and the message of the published test values: bytes that count from 0.
    @Test func itIsSipHash24() {
        let hash = SipHash(key: (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908))
        let message: (UInt64, UInt64, UInt64) = (
            0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908, 0x1716_1514_1312_1110
        )
        #expect(hash.code(of: message) == 0xb8ad_50c6_f649_af94)
    }

    @Test func eachBitOfKeyAndMessageCounts() {
        let code = SipHash(key: (1, 2)).code(of: (3, 4, 5))
        for bit in 0..<64 {
            let change = UInt64(1) << UInt64(bit)
            #expect(SipHash(key: (1 ^ change, 2)).code(of: (3, 4, 5)) != code)
            #expect(SipHash(key: (1, 2 ^ change)).code(of: (3, 4, 5)) != code)
            #expect(SipHash(key: (1, 2)).code(of: (3 ^ change, 4, 5)) != code)
            #expect(SipHash(key: (1, 2)).code(of: (3, 4 ^ change, 5)) != code)
            #expect(SipHash(key: (1, 2)).code(of: (3, 4, 5 ^ change)) != code)
        }
    }
}
