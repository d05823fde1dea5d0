import CMicrohttpd

/// malloc's arenas.
package enum MemoryArenas {
    /// Limits the arenas to the number of usable processors, and to one where there are only two, unless the environment sets a
    /// limit.
    ///
    /// By default there are eight for each core, and each thread begins one. All but the first grow by a system call
    /// for every page of memory, and what visitors leave is spread over more of them than threads can use at once. To
    /// be called before the first thread starts.
    package static func limit(environment: [String: String]) {
        _ = heapStart
        guard environment["MALLOC_ARENA_MAX"] == nil, environment[tunables]?.contains("arena_max") != true else {
            return
        }
        let processors = ProcessorCount.usable
        martlet_limit_arenas(Int32(clamping: processors > 2 ? processors : 1))
    }

    /// Where the heap ended when the limit was set: what visitors leave lies beyond.
    static let heapStart = martlet_heap_end()

    /// The variable of the environment that says how malloc works. It is read before a program begins, so it is set for workers by their
    /// supervisor.
    package static let tunables = "GLIBC_TUNABLES"

    /// The variable's value with large pages for the first arena, unless `given` decides about them: a first render takes nearly two
    /// pages of 4 KB, which the system would otherwise bring one by one, for a tenth of the render's time.
    package static func withLargePages(_ given: String?) -> String {
        let name = "glibc.malloc.hugetlb="
        guard let given, !given.isEmpty else { return name + "1" }
        return given.contains(name) ? given : "\(given):\(name)1"
    }
}
