/// A browser's report about a scroll view, or about a view that scrolls in one.
///
/// On the wire it is the number of the first element that is seen, or an array of numbers whose first says what follows.
package enum ScrollReport: Equatable {
    /// The first element that is seen, whoever has scrolled.
    case position(UInt32)
    /// `[0, phase, offset x and y, content's width and height, width and height, insets at the top, leading, bottom and
    /// trailing edge]`.
    case geometry(ScrollGeometry, ScrollPhase)
    /// `[1, part]`: how much of the element is seen, from 0 to 1.
    case visibility(Double)
    /// `[2, element, part, …]`: the views inside that are seen, and how much of each.
    case targets([Target])
    /// `[3, element]`: the visitor has scrolled, and this is the first element that is seen; 0 if none is known.
    case positionByVisitor(UInt32)

    package struct Target: Equatable {
        package let element: UInt32
        package let part: Double
    }

    /// What to send, for those who have sent something else.
    package static let problem =
        "The value of scroll is the number of the first element that is seen, or a report of numbers; see docs/protocol.md."

    /// The greatest number of views in a report.
    package static let targetLimit = 100
    /// No content is longer, and no offset greater.
    package static let greatestLength = 1e8
    /// How much less than its threshold a view may show of itself: browsers round.
    private static let tolerance = 0.002

    /// Reads a report; `nil` if a browser cannot have sent it.
    package init?(_ value: EventValue) {
        switch value {
        case .number(let number):
            guard let element = UInt32(exactly: number) else { return nil }
            self = .position(element)
        case .numbers(let numbers):
            guard let report = Self.read(numbers) else { return nil }
            self = report
        case .none, .string, .boolean, .fields: return nil
        }
    }

    private static func read(_ numbers: [Double]) -> ScrollReport? {
        guard let kind = numbers.first else { return nil }
        let rest = numbers.dropFirst()
        switch (kind, rest.count) {
        case (0, 11): return geometry(Array(rest))
        case (1, 1): return isPart(rest[1]) ? .visibility(rest[1]) : nil
        case (2, _): return targets(Array(rest))
        case (3, 1): return UInt32(exactly: rest[1]).map { .positionByVisitor($0) }
        default: return nil
        }
    }

    private static func isPart(_ number: Double) -> Bool { number >= 0 && number <= 1 }

    private static func geometry(_ numbers: [Double]) -> ScrollReport? {
        guard let phase = ScrollPhase(wire: numbers[0]),
            numbers.allSatisfy({ $0.magnitude <= greatestLength }), numbers[3...].allSatisfy({ $0 >= 0 })
        else { return nil }
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: numbers[1], y: numbers[2]),
            contentSize: CGSize(width: numbers[3], height: numbers[4]),
            contentInsets: EdgeInsets(
                top: numbers[7], leading: numbers[8], bottom: numbers[9], trailing: numbers[10]),
            containerSize: CGSize(width: numbers[5], height: numbers[6]))
        return .geometry(geometry, phase)
    }

    private static func targets(_ numbers: [Double]) -> ScrollReport? {
        guard numbers.count.isMultiple(of: 2), numbers.count <= 2 * targetLimit else { return nil }
        var targets: [Target] = []
        for start in stride(from: 0, to: numbers.count, by: 2) {
            guard let element = UInt32(exactly: numbers[start]), isPart(numbers[start + 1]) else { return nil }
            targets.append(Target(element: element, part: numbers[start + 1]))
        }
        return .targets(targets)
    }

    /// Whether a view of which `part` is seen counts as visible.
    static func isVisible(_ part: Double, _ threshold: ScrollThreshold) -> Bool {
        part > 0 && part + tolerance >= Double(threshold.percent) / 100
    }
}

/// How much of a view is seen when it counts as visible.
struct ScrollThreshold: Equatable {
    /// From 0, which any part of the view satisfies, to 100.
    let percent: Int

    init(_ part: Double) { percent = part.isNaN ? 50 : Int((min(max(part, 0), 1) * 100).rounded()) }
}
