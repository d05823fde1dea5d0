import Testing

@testable import MartletValues

/// What is stored under a hash is found by another process.
@Suite struct DurableHashTests {
    private func hash(_ texts: String...) -> DurableHash {
        var hasher = DurableHasher()
        for text in texts { hasher.combine(text) }
        return hasher.finish()
    }

    @Test func equalTextsHaveEqualHashes() { #expect(hash("row", "7") == hash("row", "7")) }

    @Test func textsOneAfterAnotherAreNotOneText() {
        #expect(hash("ab", "c") != hash("a", "bc"))
        #expect(hash("ab") != hash("ab", ""))
        #expect(hash("12345678") != hash("12345678\0"))
    }
}
