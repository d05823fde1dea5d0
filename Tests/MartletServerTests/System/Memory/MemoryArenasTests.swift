import MartletServer
import Testing

@Suite struct MemoryArenasTests {
    /// “the supervisor adds `glibc.malloc.hugetlb=1` to `GLIBC_TUNABLES`, unless the variable says something about it”
    @Test(
        arguments: [
            (nil, "glibc.malloc.hugetlb=1"), ("", "glibc.malloc.hugetlb=1"),
            ("glibc.malloc.arena_max=4", "glibc.malloc.arena_max=4:glibc.malloc.hugetlb=1"),
            ("glibc.malloc.hugetlb=0", "glibc.malloc.hugetlb=0"),
        ] as [(String?, String)])
    func workersHaveLargePages(given: String?, value: String) {
        #expect(MemoryArenas.withLargePages(given) == value)
    }
}
