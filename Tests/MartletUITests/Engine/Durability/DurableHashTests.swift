import Testing

@testable import MartletUI

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

    @Test func placesDiffer() throws {
        let root = DurablePlace.root
        let rows = try [
            root.child(.row(1, occurrence: 0)), root.child(.row(1, occurrence: 1)),
            root.child(.row("1", occurrence: 0)), root.child(.branch(1)), root.child(.position(1)),
        ]
        #expect(Set(rows.map(\.path)).count == rows.count)
        let key = root.key(ofType: DurableTypeName.of(Int.self).hash)
        #expect(key != root.key(ofType: DurableTypeName.of(String.self).hash))
    }
}
