/// A browser's report of an element's size and place, or of its window's size, in CSS pixels.
///
/// On the wire it is an array of numbers: width and height; the safe area's insets at the top, leading, bottom and
/// trailing edge; then, if the element has the class `m-frames`, its position in the document, and for each named space
/// around it the number of the space and the position in it.
package struct SizeReport: Equatable {
    package let size: CGSize
    package let safeAreaInsets: EdgeInsets
    /// The position in the document; `nil` if it was not asked for.
    package let origin: CGPoint?
    /// The positions in the spaces around the element, by the spaces' numbers.
    package let origins: [Int: CGPoint]

    package init(_ size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets()) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        origin = nil
        origins = [:]
    }

    /// The greatest width, height or inset of an element.
    private static let greatestLength = 100_000.0
    /// The greatest distance of an element from an origin, and the greatest number of a space: lists can be long.
    private static let greatestDistance = 1e8
    /// The greatest number of spaces in one report.
    package static let spaceLimit = 16

    /// Reads the numbers of a report; `nil` if a browser cannot have measured them.
    package init?(_ numbers: [Double]) {
        guard numbers.count >= 6, numbers[..<6].allSatisfy({ $0 >= 0 && $0 <= Self.greatestLength }) else {
            return nil
        }
        let places = numbers[6...]
        guard places.isEmpty || places.count % 3 == 2, places.count <= 2 + 3 * Self.spaceLimit,
            places.allSatisfy({ $0.magnitude <= Self.greatestDistance })
        else { return nil }
        size = CGSize(width: numbers[0], height: numbers[1])
        safeAreaInsets = EdgeInsets(top: numbers[2], leading: numbers[3], bottom: numbers[4], trailing: numbers[5])
        origin = places.isEmpty ? nil : CGPoint(x: places[6], y: places[7])
        var origins: [Int: CGPoint] = [:]
        for start in stride(from: 8, to: numbers.count, by: 3) {
            guard let space = Int(exactly: numbers[start]) else { return nil }
            origins[space] = CGPoint(x: numbers[start + 1], y: numbers[start + 2])
        }
        self.origins = origins
    }
}
