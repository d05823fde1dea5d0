import CMicrohttpd
import Glibc

/// The parts that malloc keeps the process's memory in.
package enum MemoryArenas {
    /// Keeps as many as there are processors to use, unless the environment says how many.
    ///
    /// By default there are eight a core, and each thread begins one. All but the first grow by a system call for every
    /// page of memory, and what visitors leave is spread over more of them than threads can use at once. To be called
    /// before the first thread is started.
    package static func limit(environment: [String: String]) {
        guard environment["MALLOC_ARENA_MAX"] == nil, environment["GLIBC_TUNABLES"]?.contains("arena_max") != true
        else { return }
        martlet_limit_arenas(Int32(clamping: ProcessorCount.usable))
    }
}
