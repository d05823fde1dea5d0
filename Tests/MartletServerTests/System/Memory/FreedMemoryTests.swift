import Testing

@testable import MartletServer

@Suite struct FreedMemoryTests {
    @Test func freedMemoryIsGivenBack() throws {
        let freed = FreedMemory()
        freed.add(1_000)
        freed.giveBack(now: 10_000)
        #expect(freed.count == 0)
        freed.add(64 << 20)
        freed.giveBack(now: 20_000)
        freed.giveBack(now: 20_001)
        #expect(freed.count == 1)
        // Not again at once.
        freed.add(64 << 20)
        freed.giveBack(now: 20_002)
        #expect(freed.count == 1)
        freed.giveBack(now: 26_000)
        #expect(freed.count == 2)
    }
}
