import MartletValues
import Testing

@testable import MartletUI

/// Two places of a page have two names in the store.
@Suite struct DurablePlaceTests {
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
