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
        guard environment["MALLOC_ARENA_MAX"] == nil, environment["GLIBC_TUNABLES"]?.contains("arena_max") != true
        else { return }
        let processors = ProcessorCount.usable
        martlet_limit_arenas(Int32(clamping: processors > 2 ? processors : 1))
    }
}
