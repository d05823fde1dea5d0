import Testing

@testable import MartletServer

@Suite struct ObjectMemoryTests {
    private final class Small { var text = "" }
    private final class Large {
        // 30 words, beside the two of every object.
        var texts: (String, String, String, String, String) = ("", "", "", "", "")
        var more: (String, String, String, String, String) = ("", "", "", "", "")
        var rest: (String, String, String, String, String) = ("", "", "", "", "")
    }

    @Test func asManyCacheLinesAsAnObjectHas() {
        #expect(ObjectMemory(of: Small()).bits & 15 == 1)
        #expect(ObjectMemory(of: Large()).bits & 15 == 5)
    }

    @Test func noMoreThanFifteenCacheLines() {
        let object = Large()
        let memory = ObjectMemory(of: ObjectIdentifier(object), lines: 1000)
        #expect(memory.bits & 15 == 15)
        #expect(memory.isOf(object))
        #expect(!memory.isOf(Large()))
    }

    /// “a prefetch of memory that is not there does nothing”
    @Test func memoryThatIsNotThereCanBePrefetched() {
        var object: Large? = Large()
        let memory = object.map { ObjectMemory(of: $0) }
        object = nil
        memory?.prefetch()
        for bits in [0, 15, UInt(1 << 47) | 15, .max] { ObjectMemory(bits: bits).prefetch() }
    }
}
