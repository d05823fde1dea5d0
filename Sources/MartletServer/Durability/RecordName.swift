import MartletUI

/// The names of a session's records.
///
/// They are read by their bytes, because all of a session's are when it wakes.
enum RecordName {
    static let session = "session"

    private static let pagePrefix: StaticString = "page:"

    static func page(_ number: UInt64) -> String { "\(pagePrefix)\(String(number, radix: 36))" }

    /// The number of the page that a record belongs to.
    static func page(in name: String) -> UInt64? { read(name)?.page }

    /// Whether a record is a page's own, and not one of its parts.
    static func isOfPage(_ name: String) -> Bool { read(name)?.isWhole ?? false }

    /// Before the number of a table of a page's numbers.
    static func tables(of page: String) -> String { "\(page):n:" }

    private static func read(_ name: String) -> (page: UInt64, isWhole: Bool)? {
        name.withBytes { bytes in
            let prefix = UnsafeBufferPointer(start: pagePrefix.utf8Start, count: pagePrefix.utf8CodeUnitCount)
            guard bytes.starts(with: prefix) else { return nil }
            var (number, index) = (UInt64(0), prefix.count)
            while index < bytes.count, bytes[index] != UInt8(ascii: ":") {
                guard let digit = digit(bytes[index]) else { return nil }
                let (product, isTooLarge) = number.multipliedReportingOverflow(by: 36)
                let (sum, isOver) = product.addingReportingOverflow(digit)
                guard !isTooLarge, !isOver else { return nil }
                (number, index) = (sum, index + 1)
            }
            return index > prefix.count ? (number, index == bytes.count) : nil
        }
    }

    private static func digit(_ byte: UInt8) -> UInt64? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte - UInt8(ascii: "a")) + 10
        default: nil
        }
    }
}
