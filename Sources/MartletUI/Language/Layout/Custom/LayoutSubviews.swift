/// The views that a ``Layout`` arranges.
public struct LayoutSubviews: RandomAccessCollection {
    public typealias SubSequence = LayoutSubviews

    let pass: LayoutPass
    /// The position of the first view.
    public let startIndex: Int
    /// The position after the last view.
    public let endIndex: Int

    init(pass: LayoutPass) { self.init(pass, 0..<pass.children.count) }

    private init(_ pass: LayoutPass, _ range: Range<Int>) {
        (self.pass, startIndex, endIndex) = (pass, range.lowerBound, range.upperBound)
    }

    public subscript(position: Int) -> LayoutSubview { LayoutSubview(pass: pass, index: position) }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(pass, bounds) }
}

/// A view that a ``Layout`` arranges.
public struct LayoutSubview: Equatable {
    let pass: LayoutPass
    let index: Int

    public static func == (left: Self, right: Self) -> Bool {
        left.pass === right.pass && left.index == right.index
    }

    private var child: LayoutChild? { pass.children.indices.contains(index) ? pass.children[index] : nil }

    /// The priority that ``View/layoutPriority(_:)`` gives the view, as one of -1, 0, 1, 2 and 3.
    public var priority: Double { child?.priority ?? 0 }

    /// The distances that the view prefers.
    public var spacing: ViewSpacing { ViewSpacing() }

    /// The value that ``View/layoutValue(key:value:)`` gives the view.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        child?.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }

    /// Returns the size that the view chooses for a proposed size.
    ///
    /// - Parameter proposal: The proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { pass.size(of: index, for: proposal) }

    /// Returns the size that the view chooses for a proposed size, with its guides.
    ///
    /// - Parameter proposal: The proposed size.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal))
    }

    /// Places the view.
    ///
    /// - Parameters:
    ///   - position: The point for the anchor, in the coordinates of the layout's bounds.
    ///   - anchor: The point of the view that goes there.
    ///   - proposal: The size to propose to the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        pass.place(index, at: position, anchor: anchor, proposal: proposal)
    }
}

/// The size of a view, with its guides.
public struct ViewDimensions: Equatable {
    let size: CGSize
    /// The width.
    public var width: CGFloat { size.width }
    /// The height.
    public var height: CGFloat { size.height }

    /// The horizontal position of a guide.
    public subscript(guide: HorizontalAlignment) -> CGFloat { guide.place(in: width) }

    /// The vertical position of a guide. Baselines count as the bottom, because the browser does not report them.
    public subscript(guide: VerticalAlignment) -> CGFloat { guide.place(in: height) }

    /// `nil`: a view is not told which guides others have set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

    /// `nil`: a view is not told which guides others have set.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// The distances that a view prefers to the views beside it.
public struct ViewSpacing: Sendable {
    private var least: CGFloat

    /// No distance.
    public static let zero = ViewSpacing(least: 0)

    /// Creates the default distances.
    public init() { self.init(least: 8) }

    private init(least: CGFloat) { self.least = least }

    /// Returns the distance to the next view, in CSS pixels.
    ///
    /// - Parameters:
    ///   - next: The next view's distances.
    ///   - axis: The direction in which the views follow each other.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(least, next.least) }

    /// Takes over the distances of another view where they are greater.
    ///
    /// - Parameters:
    ///   - other: The other distances.
    ///   - edges: Has no effect: the distances at all edges are the same.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { self = union(other, edges: edges) }

    /// Returns the greater of these distances and those of another view.
    ///
    /// - Parameters:
    ///   - other: The other distances.
    ///   - edges: Has no effect: the distances at all edges are the same.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        ViewSpacing(least: max(least, other.least))
    }
}
