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
        let names = DurableTypeNames()
        let root = DurablePlace.root
        let rows = try [
            root.child(.row(1, occurrence: 0), names), root.child(.row(1, occurrence: 1), names),
            root.child(.row("1", occurrence: 0), names), root.child(.branch(1), names), root.child(.position(1), names),
        ]
        #expect(Set(rows.map(\.path)).count == rows.count)
        let key = root.key(ofType: names.hash(of: Int.self))
        #expect(key != root.key(ofType: names.hash(of: String.self)))
    }
}
