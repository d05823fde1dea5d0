#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes numbers by the formats of C's `printf`. Whatever a format says, only what is known to be one of a single number gets
/// to C.
enum NumberFormat {
    /// Whether it is the format of a whole number that says nothing of its look.
    static func isPlain(_ format: String) -> Bool {
        switch format {
        case "%lld", "%ld", "%d", "%i", "%llu", "%lu", "%u", "%li", "%lli", "%qd", "%zd", "%@": true
        default: false
        }
    }

    /// A whole number with its digits in groups as a language has them; `nil` stands for English.
    static func grouped(_ number: Int64, _ language: String?) -> String {
        #if Foundation
        if let language, !language.hasPrefix("en") {
            return number.formatted(.number.locale(Locale(identifier: language)))
        }
        #endif
        return NumberText.grouped(number)
    }

    /// The number as a format writes it; `nil` if it is no format of one number.
    static func text(_ decimal: Double, _ whole: Int64?, _ format: String, _ language: String?) -> String? {
        guard let parts = Parts(format) else { return nil }
        let text: String?
        switch parts.letter {
        case "d", "i", "u", "x", "X", "o":
            text = written(
                "%" + parts.look + "ll" + String(parts.letter),
                whole ?? Int64(exactly: decimal.rounded(.towardZero)) ?? 0)
        case "c":
            text = whole.flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        default: text = written("%" + parts.look + String(parts.letter), decimal)
        }
        guard let text, let language, let point = decimalPoint(language), "fFeEgG".contains(parts.letter) else {
            return text
        }
        return String(text.map { $0 == "." ? point : $0 })
    }

    private static func written(_ format: String, _ number: any CVarArg) -> String? {
        // The largest decimal has 309 digits before the point, and at most 99 behind it.
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = withVaList([number]) { vsnprintf(start, buffer.count, format, $0) }
            guard count >= 0, count < buffer.count else { return nil }
            return String(cString: start)
        }
    }

    private static func decimalPoint(_ language: String) -> Character? {
        #if Foundation
        let point = Locale(identifier: language).decimalSeparator?.first
        return point == "." ? nil : point
        #else
        return nil
        #endif
    }

    /// What a format consists of.
    private struct Parts {
        /// The flags, the width and the precision.
        private(set) var look = ""
        let letter: Character

        /// Reads `%`, flags, at most two digits, a point with at most two digits, a length, and a letter.
        init?(_ format: String) {
            guard format.utf8.count <= 16, format.first == "%" else { return nil }
            var rest = format.dropFirst()
            func take(_ characters: String, upTo count: Int) -> Substring {
                let taken = rest.prefix { characters.contains($0) }.prefix(count)
                rest = rest.dropFirst(taken.count)
                return taken
            }
            let digits = "0123456789"
            look += take("-+ #0", upTo: 4) + take(digits, upTo: 2)
            let point = take(".", upTo: 1)
            if !point.isEmpty { look += point + take(digits, upTo: 2) }
            _ = take("hlqLzjt", upTo: 2)
            guard rest.count == 1, let letter = rest.first, "diuxXocfFeEgG".contains(letter) else { return nil }
            self.letter = letter
        }
    }
}
