public import MartletUI

/// The course of a change from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    /// The coordinates of the two control points of a cubic curve from (0, 0) to (1, 1).
    private let numbers: [Double]

    /// A course of constant speed.
    public static let linear = Self(numbers: [0, 0, 1, 1])
    /// A course that begins slowly, ends slowly, or both.
    public static let easeIn = Self(numbers: [0.42, 0, 1, 1]), easeOut = Self(numbers: [0, 0, 0.58, 1])
    /// A course that begins and ends slowly.
    public static let easeInOut = Self(numbers: [0.42, 0, 0.58, 1])
    /// A course like a part of a circle, nearly: it begins slowly, ends slowly, or both.
    public static let circularEaseIn = Self(numbers: [0.55, 0, 1, 0.45])
    /// A course like a part of a circle, nearly, that ends slowly.
    public static let circularEaseOut = Self(numbers: [0, 0.55, 0.45, 1])
    /// A course like parts of a circle, nearly, that begins and ends slowly.
    public static let circularEaseInOut = Self(numbers: [0.85, 0, 0.15, 1])

    /// Returns a cubic course.
    ///
    /// - Parameters:
    ///   - startControlPoint: The first control point.
    ///   - endControlPoint: The second control point.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> Self {
        Self(
            numbers: [startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y].map { Double($0) }
        )
    }

    /// The course with time and value exchanged: the mirror image of this one.
    public var inverse: Self { Self(numbers: [numbers[1], numbers[0], numbers[3], numbers[2]]) }

    /// Returns how far the change is at a moment.
    ///
    /// - Parameter progress: The moment, from 0 to 1; one outside counts as the nearer end.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        if self == .linear { return progress }
        return Self.point(numbers[1], numbers[3], at: parameter(at: progress))
    }

    /// Returns how fast the change is at a moment: 1 is the speed of a linear course.
    ///
    /// - Parameter progress: The moment, from 0 to 1; one outside counts as the nearer end.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let middle = min(max(progress, step), 1 - step)
        guard middle.isFinite else { return 0 }
        return (value(at: middle + step) - value(at: middle - step)) / (2 * step)
    }

    func animation(duration: Double) -> Animation {
        .timingCurve(numbers[0], numbers[1], numbers[2], numbers[3], duration: duration)
    }

    /// Where the curve is at a moment. Its times grow, since those of its control points are limited as a browser does.
    private func parameter(at progress: Double) -> Double {
        let (first, last) = (min(max(numbers[0], 0), 1), min(max(numbers[2], 0), 1))
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.point(first, last, at: middle) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func point(_ first: Double, _ last: Double, at part: Double) -> Double {
        let rest = 1 - part
        return 3 * rest * rest * part * first + 3 * rest * part * part * last + part * part * part
    }
}
