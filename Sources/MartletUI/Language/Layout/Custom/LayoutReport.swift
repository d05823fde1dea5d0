/// A browser's report of the views in a layout, in CSS pixels.
///
/// On the wire it is an array of numbers: the offered width and height (-1 if none is offered); then for each view its
/// node identifier, its width and height at its ideal width and at its least, 1 if it takes the offered height, and a
/// number of answers, each with the width that was asked for, and the width and height at it.
package struct LayoutReport: Equatable {
    package let offered: ProposedViewSize
    package let children: [(number: UInt32, child: MeasuredChild)]

    /// The greatest number of measured views in a layout.
    package static let childLimit = 400
    /// The greatest number of widths at which one view is measured.
    package static let answerLimit = 16

    package static func == (left: Self, right: Self) -> Bool {
        left.offered == right.offered && left.children.elementsEqual(right.children, by: ==)
    }

    /// Reads the numbers of a report; `nil` if a browser cannot have measured them.
    package init?(_ numbers: [Double]) {
        guard numbers.count >= 2, numbers.allSatisfy({ $0.isFinite && $0 >= -1 && $0 <= Double(UInt32.max) }) else {
            return nil
        }
        offered = ProposedViewSize(
            width: numbers[0] < 0 ? nil : min(numbers[0], 100_000),
            height: numbers[1] < 0 ? nil : min(numbers[1], 100_000))
        var rest = numbers[2...]
        var children: [(number: UInt32, child: MeasuredChild)] = []
        func size(_ index: Int) -> CGSize? {
            let (width, height) = (rest[rest.startIndex + index], rest[rest.startIndex + index + 1])
            guard (0...100_000).contains(width), (0...100_000).contains(height) else { return nil }
            return CGSize(width: width, height: height)
        }
        while !rest.isEmpty {
            guard rest.count >= 7, children.count < Self.childLimit,
                let number = UInt32(exactly: rest[rest.startIndex]),
                let ideal = size(1), let least = size(3), let count = Int(exactly: rest[rest.startIndex + 6]),
                (0...Self.answerLimit).contains(count), rest.count >= 7 + 3 * count
            else { return nil }
            var child = MeasuredChild(ideal: ideal, least: least, fillsHeight: rest[rest.startIndex + 5] == 1)
            for answer in 0..<count {
                let asked = rest[rest.startIndex + 7 + 3 * answer]
                guard (0...100_000).contains(asked), let size = size(8 + 3 * answer) else { return nil }
                child.sizes[Int((asked * 4).rounded())] = size
            }
            children.append((number, child))
            rest = rest.dropFirst(7 + 3 * count)
        }
        self.children = children
    }
}
