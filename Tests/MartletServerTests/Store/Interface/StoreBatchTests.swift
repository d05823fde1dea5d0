import Testing

@testable import MartletServer

@Suite struct StoreBatchTests {
    @Test func aBatchCountsItsBytes() {
        var batch = StoreBatch()
        #expect(batch.isEmpty)
        batch.change(StoreKey(1), expires: 0, [.put(name: "ab", version: 1, value: [1, 2, 3]), .remove(name: "c")])
        batch.delete(StoreKey(2))
        #expect(batch.bytes == 5)
        var other = StoreBatch()
        other.change(StoreKey(3), expires: 0, [.put(name: "ä", version: 1, value: [])])
        batch.append(other)
        #expect(batch.bytes == 7)
        #expect(batch.records == 2)
        batch.removeChanges(of: StoreKey(1))
        #expect(batch.bytes == 2)
        #expect(batch.entries.count == 2)
    }

    @Test(arguments: [
        (Int64(0), Int64(0)), (1, 60), (59, 60), (60, 60), (61, 120), (-1, 0), (-61, -60), (.max, .max),
    ])
    func aTimeIsRoundedUpToAMinute(_ time: Int64, _ rounded: Int64) {
        #expect(time.roundedUpToMinute == rounded)
    }

    @Test func anErrorShowsNoKey() {
        let error = StoreError.outdated(StoreKey(high: 0xABCD, low: 0x1234), "page:1")
        #expect(!error.description.contains("\(0xABCD)"))
        #expect(!error.description.contains("page:1"))
    }
}
