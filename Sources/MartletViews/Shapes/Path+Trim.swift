public import MartletUI

extension Path {
    /// Returns a part of the path.
    ///
    /// - Parameters:
    ///   - from: Where the part begins, from 0 to 1 of the path's length.
    ///   - to: Where it ends. One that is not greater gives nothing.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (first, last) = (CSS.clamped(from, 0...1), CSS.clamped(to, 0...1))
        let segments = CurveSegment.all(in: self)
        let total = segments.reduce(0) { $0 + $1.length }
        guard first < last, total > 0, total.isFinite else { return Path() }
        if first == 0, last == 1 { return self }
        var (result, passed) = (Path(), CGFloat(0))
        var end: CGPoint?
        for segment in segments where segment.length > 0 {
            let low = max(0, (first * total - passed) / segment.length)
            let high = min(1, (last * total - passed) / segment.length)
            passed += segment.length
            guard low < high else { continue }
            let part = segment.part(from: low, to: high)
            if end != part.start { result.move(to: part.start) }
            if part.isLine {
                result.addLine(to: part.end)
            } else {
                result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
            }
            end = part.end
        }
        return result
    }
}
