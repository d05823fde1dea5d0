import Glibc

/// A time of day in UTC, as text.
enum DateText {
    /// For names of files: `20260131T235959Z`.
    static func compact(_ seconds: Int64) -> String { text(seconds, "%Y%m%dT%H%M%SZ") }

    /// For people: `2026-01-31 23:59:59 UTC`.
    static func readable(_ seconds: Int64) -> String { text(seconds, "%Y-%m-%d %H:%M:%S UTC") }

    private static func text(_ seconds: Int64, _ format: String) -> String {
        var seconds = time_t(seconds)
        var parts = tm()
        // It fails for years that no calendar has.
        guard gmtime_r(&seconds, &parts) != nil else { return "\(seconds)" }
        var text = [CChar](repeating: 0, count: 32)
        let count = strftime(&text, text.count, format, &parts)
        return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
