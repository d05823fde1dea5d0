/// A shape in the form in which CSS can clip to it at any size: a polygon with corners in percent.
enum ClipPolygon {
    /// The number of straight pieces that approximate a curve.
    private static let pieces = 12

    static func text(of shape: some Shape, isEvenOdd: Bool = false) -> String {
        var points: [CGPoint] = []
        shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).forEach { element in
            let from = points.last ?? .zero
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .quadCurve(let point, let control):
                for step in 1...pieces {
                    let part = CGFloat(step) / CGFloat(pieces)
                    points.append(mix(mix(from, control, part), mix(control, point, part), part))
                }
            case .curve(let point, let control1, let control2):
                for step in 1...pieces {
                    let part = CGFloat(step) / CGFloat(pieces)
                    let middle = mix(control1, control2, part)
                    points.append(
                        mix(
                            mix(mix(from, control1, part), middle, part),
                            mix(middle, mix(control2, point, part), part), part))
                }
            case .closeSubpath: break
            }
        }
        let corners = points.prefix(2_000).filter { $0.x.isFinite && $0.y.isFinite }
        guard corners.count > 2 else { return "inset(50%)" }
        let rule = isEvenOdd ? "evenodd," : ""
        return "polygon(\(rule)\(corners.map { "\(CSS.number($0.x))% \(CSS.number($0.y))%" }.joined(separator: ",")))"
    }

    private static func mix(_ from: CGPoint, _ to: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
}
