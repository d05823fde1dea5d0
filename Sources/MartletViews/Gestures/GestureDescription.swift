import MartletUI

/// What the browser recognizes on an element, for Public/martlet-gestures.js.
public struct _GestureDescription {
    /// A gesture that the browser recognizes by itself.
    struct Leaf: Equatable {
        enum Kind: String { case tap, press, drag, pinch, turn }

        let kind: Kind
        /// The number of taps, a duration in seconds, or a least distance, change or angle.
        let first: Double
        /// A greatest distance, or the number of a coordinate space.
        let second: Double
        /// Whether the program wants to know of each change, and not of the end only.
        let observesChanges: Bool
        /// The gesture that must be complete before this one can begin.
        let after: Int?
        /// The gestures that prevent this one.
        let unless: Range<Int>?
        /// Whether the program wants to know where a tap was.
        let tellsPlace: Bool

        /// The numbers of the leaf, separated by colons.
        var text: String {
            let numbers = [first, second].map { CSS.number(CSS.clamped($0, -1...1e8)) }
            let unless = unless.map { "\($0.lowerBound)-\($0.upperBound - 1)" } ?? ""
            return
                "\(kind):\(numbers[0]):\(numbers[1]):\(observesChanges ? 1 : 0):\(after.map { "\($0)" } ?? ""):\(unless)"
        }
    }

    private(set) var leaves: [Leaf] = []
    /// How many gestures around want to know of each change.
    var observers = 0
    var after: Int?
    var unless: Range<Int>?

    var count: Int { leaves.count }

    mutating func add(_ kind: Leaf.Kind, _ first: Double, _ second: Double = 0, tellsPlace: Bool = false) {
        leaves.append(
            Leaf(
                kind: kind, first: first, second: second, observesChanges: observers > 0, after: after, unless: unless,
                tellsPlace: tellsPlace))
    }

    /// The number of a coordinate space on the wire.
    static func number(of space: CoordinateSpace) -> Double {
        switch space {
        case .local: 0
        case .global: -1
        case .named: Double(space.number ?? 0)
        }
    }
}

/// How a gesture stands to those of the views around it and inside.
enum GesturePriority: String {
    /// The innermost view's gesture is performed.
    case usual = "g"
    /// It is performed beside those of other views.
    case simultaneous = "s"
    /// It is performed before those of the views inside.
    case high = "h"
}
