#if canImport(Glibc)
import Glibc

/// Measures the used part of the heap.
package enum LiveBytes {
    private typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

    /// The bytes in use in the whole process, or `nil` if the C library does not report them.
    package static var current: Int? {
        guard let symbol = dlsym(nil, "malloc_info") else { return nil }
        let report = unsafeBitCast(symbol, to: Report.self)
        var text: UnsafeMutablePointer<CChar>?
        var count = 0
        guard let stream = open_memstream(&text, &count) else { return nil }
        let result = report(0, stream)
        fclose(stream)
        defer { free(text) }
        guard result == 0, let text else { return nil }
        let bytes = UnsafeBufferPointer(start: text, count: count).map { UInt8(bitPattern: $0) }
        return inUse(String(decoding: bytes, as: UTF8.self))
    }

    /// The totals come last: the size of the heap, minus its free part.
    private static func inUse(_ report: String) -> Int? {
        let totals = report.split(separator: "</heap>").last ?? ""
        func size(_ label: String) -> Int? {
            guard let start = totals.firstRange(of: label)?.upperBound,
                let size = totals[start...].firstRange(of: "size=\"")?.upperBound
            else { return nil }
            return Int(totals[size...].prefix { $0 != "\"" })
        }
        guard let system = size("<system type=\"current\""), let fast = size("<total type=\"fast\""),
            let rest = size("<total type=\"rest\""), let mapped = size("<total type=\"mmap\"")
        else { return nil }
        return system + mapped - fast - rest
    }
}
#endif
