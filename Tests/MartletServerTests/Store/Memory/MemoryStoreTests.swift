import Testing

@testable import MartletServer

/// What the contract of all stores leaves open, which `StoreContractTests` try.
@Suite struct MemoryStoreTests {
    @Test func whatEndsWithTheProcessHasNoMarkToCompare() throws {
        let store = MemoryStore()
        try store.put(StoreKey(1), "a", "b")
        #expect(store.lastCommit() == nil)
        #expect(store.damagedRecords() == 0)
    }

    @Test func aBatchThatFailsLeavesTheClaimAsWell() throws {
        let store = MemoryStore(ownerLimit: 10)
        var batch = StoreBatch()
        batch.change(StoreKey(1), expires: 60, fence: .new(.first(of: 7)), [.put(name: "a", version: 1, value: [1])])
        batch.change(
            StoreKey(2), expires: 60, fence: .new(.first(of: 7)),
            [.put(name: "a", version: 1, value: Array(repeating: 1, count: 20))])
        #expect(throws: StoreError.self) { try store.apply(batch) }
        #expect(store.claim(of: StoreKey(1)) == nil)
        #expect(store.size() == StoreSize())
    }
}
