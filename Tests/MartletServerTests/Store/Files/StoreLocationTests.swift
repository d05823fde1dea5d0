import Testing

@testable import MartletServer

@Suite struct StoreLocationTests {
    @Test func aTextNamesALocation() {
        #expect(StoreLocation("none") == StoreLocation.none)
        #expect(StoreLocation(":memory:") == .memory)
        #expect(StoreLocation("./none") == .file("./none"))
        for wrong in ["", "a/", "a\u{0}b", String(repeating: "a", count: 3_000)] {
            #expect(StoreLocation(wrong) == nil)
        }
    }
}
