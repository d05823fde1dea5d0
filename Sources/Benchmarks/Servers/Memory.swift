import FoundationEssentials
import Glibc

extension Server {
    /// Resident memory in bytes (`Rss` of `smaps_rollup`).
    func residentBytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix("Rss:") }
        guard let words = line?.split(separator: " "), words.count > 1, let kilobytes = Int(words[1]) else {
            throw Failure.unexpected("smaps_rollup has no Rss")
        }
        return kilobytes * 1_024
    }
}

/// The counters that the preloaded library keeps in a shared file.
final class AllocationCounters {
    private let path: String
    private let library: String

    init(library: String, results: String) {
        self.library = library
        path = results + "/allocations.\(getpid())"
        // Otherwise the counters of an earlier server would continue.
        unlink(path)
    }

    deinit { unlink(path) }

    /// The environment that a server needs for its allocations to be counted.
    var environment: [String: String] {
        ["LD_PRELOAD": library, "MARTLET_BENCH_ALLOCATIONS": path]
    }

    /// The number of allocations since the server started.
    func calls() throws -> Int { try counter(0) }

    /// Heap bytes allocated and not freed.
    func liveBytes() throws -> Int { try counter(1) }

    private func counter(_ index: Int) throws -> Int {
        let bytes = Array(try Data(contentsOf: URL(filePath: path)))
        guard bytes.count >= (index + 1) * 8 else { throw Failure.unexpected("\(path) is too short") }
        return bytes[(index * 8)..<(index * 8 + 8)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
