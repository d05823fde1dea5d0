/// What of a symbol lies before the rest of it, as texts of shapes in the URL of an image.
///
/// An icon of the set is one color, and says nothing of layers. They follow from how the icons are drawn: a filled circle or
/// square with a sign is one path, first the outline and then what is cut out of it; a badge, a sign in a ring and the sun
/// behind a cloud are shapes of their own.
struct SymbolLayers: Equatable {
    /// The sign.
    let front: String
    /// What is behind the sign and around it.
    let back: String
    /// Both, without the gap between them.
    let whole: String

    init?(name: String, shapes: String) {
        let parts = shapes.split(separator: Self.start).map { Self.start + $0 }
        switch parts.count {
        case 1:
            guard name.hasSuffix(".fill"), let (outline, sign) = Self.cutOut(of: shapes) else { return nil }
            (front, back, whole) = (sign, shapes, outline)
        case 2:
            guard let isFirstInFront = Self.isFirstInFront(name, parts) else { return nil }
            (front, back) = isFirstInFront ? (parts[0], parts[1]) : (parts[1], parts[0])
            whole = shapes
        default: return nil
        }
    }

    private static func isFirstInFront(_ name: String, _ parts: [String]) -> Bool? {
        if name.contains(".badge.") { return false }
        if name.hasPrefix("cloud.") { return true }
        guard let around = parts.firstIndex(where: isAround) else { return nil }
        return around == 1
    }

    /// The outline that a path begins with, and what it leaves out, if the outline is one that signs are in.
    private static func cutOut(of shape: String) -> (outline: String, sign: String)? {
        guard let path = shape.firstRange(of: " d='"), let end = shape[path.upperBound...].firstIndex(of: "'"),
            let outline = shape[path.upperBound..<end].firstIndex(where: { $0 == "z" || $0 == "Z" })
        else { return nil }
        let rest = shape.index(after: outline)
        let first = shape[path.upperBound...outline]
        guard rest < end, isAround(first), first.first == "M" else { return nil }
        // A path that goes on by a relative move does so from where the outline began.
        let beginning = first.dropFirst().prefix { !$0.isLetter }
        let (head, tail) = (shape[..<path.upperBound], shape[end...])
        return ("\(head)\(first)\(tail)", "\(head)M\(beginning)\(shape[rest..<end])\(tail)")
    }

    /// Whether a path goes along a circle, the corners of a square, or another outline that signs are in.
    private static func isAround(_ path: some StringProtocol) -> Bool {
        path.contains("8 8 0") || path.contains("A7 7 0 1") || path.ranges(of: "2 2 0").count > 2
            || outlines.contains { path.contains($0) }
    }

    /// How the octagon, the shield, the seal and the triangle begin.
    private static let outlines = ["M11.46.146", "M8 0c-.69 0-1.843", "M10.067.87", "M8.982 1.566"]
    private static let start = "%3C"
}
