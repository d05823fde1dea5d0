import Synchronization

/// The recent cost of first renders of one kind of page. The next one is charged in advance, because requests that come
/// together are admitted before the first of them has been answered.
final class RenderCost: Sendable {
    /// A page with less HTML is not counted: even one for each allowed session does no harm.
    static let heavyBytes = 65_536
    /// A page that takes longer, in milliseconds, waits its turn.
    static let heavyWork = 20.0

    private let work = Atomic<Int>(0)
    private let size = Atomic<Int>(0)

    /// In milliseconds; 32 KB of HTML count as one.
    var expectedWork: Double { Double(work.load(ordering: .relaxed)) / 1_000 }

    /// In bytes of HTML; 0 for a page that is not heavy.
    var expectedWeight: Int { Self.weight(size.load(ordering: .relaxed)) }

    /// Whether the next render is known to take little.
    var isKnownToBeLight: Bool {
        work.load(ordering: .relaxed) > 0 && expectedWork < Self.heavyWork && expectedWeight == 0
    }

    /// Records the cost of a render, and returns it as work. A higher cost takes effect at once, a lower one gradually.
    func record(_ duration: Duration, bytes: Int) -> Double {
        let milliseconds = Double(min(max(duration.nanoseconds, 0), 1_000_000_000_000)) / 1e6 + Double(bytes) / 32_768
        Self.average(max(1, Int(milliseconds * 1_000)), in: work)
        Self.average(bytes, in: size)
        return milliseconds
    }

    static func weight(_ bytes: Int) -> Int { bytes > heavyBytes ? bytes : 0 }

    private static func average(_ value: Int, in place: borrowing Atomic<Int>) {
        let known = place.load(ordering: .relaxed)
        place.store(value >= known ? value : known - max(1, (known - value) / 16), ordering: .relaxed)
    }
}

/// The costs of one kind of page, for each size of what its visitors ask for: `/x/{n}` that is cheap for small numbers tells
/// nothing of large ones.
struct RenderCosts: Sendable {
    private let costs: [RenderCost] = (0...RequestSize.most).map { _ in RenderCost() }

    subscript(size: RequestSize) -> RenderCost { costs[size.value] }
}

/// How large the values are with which a page is asked for: a number counts by its digits in binary, a text by those of its
/// length.
struct RequestSize: Equatable {
    static let most = 63
    let value: Int

    init(_ parameters: [String: String], query: String?) {
        var sum = parameters.values.reduce(0) { $0 + Self.size(of: $1.utf8) }
        if let query, !query.isEmpty {
            for pair in query.utf8.split(separator: UInt8(ascii: "&"), maxSplits: Self.most) {
                sum += Self.size(of: pair.drop { $0 != UInt8(ascii: "=") }.dropFirst())
            }
        }
        value = min(sum, Self.most)
    }

    private static func size(of text: some Collection<UInt8>) -> Int {
        var number: UInt64? = text.isEmpty ? nil : 0
        for byte in text.prefix(20) {
            guard let known = number, (48...57).contains(byte) else {
                number = nil
                break
            }
            let (product, overflows) = known.multipliedReportingOverflow(by: 10)
            let (sum, isTooLarge) = product.addingReportingOverflow(UInt64(byte - 48))
            number = overflows || isTooLarge ? .max : sum
        }
        return UInt64.bitWidth - (number ?? UInt64(text.count)).leadingZeroBitCount
    }
}
