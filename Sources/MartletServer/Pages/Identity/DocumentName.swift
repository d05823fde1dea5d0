/// The name of one of a browser's documents: a number that its script makes when it starts.
///
/// Several documents may have one page's identifier in their HTML: a duplicated tab, a document that comes back from
/// the browser's HTTP cache. Their names distinguish them.
package struct DocumentName: Hashable, Sendable {
    package let number: UInt64
    /// The document that showed the same HTML at the same entry of the browser's history before, if there was one.
    package let former: UInt64?

    package var text: String { ".\(String(number, radix: 36))\(former.map { ".\(String($0, radix: 36))" } ?? "")" }

    /// Reads `.{number}` or `.{number}.{former}`, numbers in base 36; `nil` if it is not of this form.
    package init?(_ text: some Collection<UInt8>) {
        guard text.first == UInt8(ascii: ".") else { return nil }
        let parts = text.dropFirst().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = parts.first, let number = Self.number(first) else { return nil }
        self.number = number
        former = parts.count == 2 ? Self.number(parts[1]) : nil
        if parts.count == 2, former == nil { return nil }
    }

    /// Digits and small letters, without leading zeros: the text is written again as it was read.
    private static func number(_ text: some Collection<UInt8>) -> UInt64? {
        guard (1...12).contains(text.count), text.first != UInt8(ascii: "0") || text.count == 1 else { return nil }
        var number: UInt64 = 0
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number * 36 + UInt64(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "z"): number = number * 36 + UInt64(byte - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        return number
    }
}
