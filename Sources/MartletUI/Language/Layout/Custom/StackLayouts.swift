/// A layout that the browser does by itself, from the element's classes.
protocol BrowserLayout {
    var styles: [Style] { get }
}

/// The layout of an ``HStack``, for ``AnyLayout``.
public struct HStackLayout: Layout, BrowserLayout {
    /// The vertical position of the views.
    public var alignment: VerticalAlignment
    /// The distance between the views, or `nil` for the default distance.
    public var spacing: CGFloat?

    /// Creates the layout of a row.
    ///
    /// - Parameters:
    ///   - alignment: The vertical position of the views.
    ///   - spacing: The distance between the views in CSS pixels, or `nil` for the default distance.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var styles: [Style] { [.named("m-hstack"), .class(alignment.style), StackDistance.style(spacing)] }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = sizes(proposal, subviews)
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width } + StackDistance.sum(spacing, sizes.count),
            height: sizes.map(\.height).max() ?? 0)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, size) in zip(subviews, sizes(proposal, subviews)) {
            let guide = ViewDimensions(size: size)[alignment]
            let line = ViewDimensions(size: bounds.size)[alignment]
            subview.place(
                at: CGPoint(x: x, y: bounds.minY + line - guide),
                proposal: ProposedViewSize(width: size.width, height: proposal.height))
            x += size.width + (spacing ?? StackDistance.usual)
        }
    }

    /// The least flexible views choose first; the others share the rest.
    private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGSize] {
        guard let width = proposal.width, width.isFinite else { return subviews.map { $0.sizeThatFits(proposal) } }
        var sizes = Array(repeating: CGSize.zero, count: subviews.count)
        var rest = width - StackDistance.sum(spacing, subviews.count)
        let order = subviews.indices.map { index in
            let least = subviews[index].sizeThatFits(ProposedViewSize(width: 0, height: proposal.height)).width
            let most = subviews[index].sizeThatFits(ProposedViewSize(width: .infinity, height: proposal.height)).width
            return (index: index, flexibility: most - least)
        }
        .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        for (position, view) in order.enumerated() {
            let share = max(0, rest / CGFloat(order.count - position))
            sizes[view.index] = subviews[view.index].sizeThatFits(
                ProposedViewSize(width: share, height: proposal.height))
            rest -= sizes[view.index].width
        }
        return sizes
    }
}

/// The layout of a ``VStack``, for ``AnyLayout``.
public struct VStackLayout: Layout, BrowserLayout {
    /// The horizontal position of the views.
    public var alignment: HorizontalAlignment
    /// The distance between the views, or `nil` for the default distance.
    public var spacing: CGFloat?

    /// Creates the layout of a column.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal position of the views.
    ///   - spacing: The distance between the views in CSS pixels, or `nil` for the default distance.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var styles: [Style] { [.named("m-vstack"), .class(alignment.style), StackDistance.style(spacing)] }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.reduce(0) { $0 + $1.height } + StackDistance.sum(spacing, sizes.count))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            let own = ProposedViewSize(width: proposal.width, height: nil)
            let size = subview.sizeThatFits(own)
            let x = ViewDimensions(size: bounds.size)[alignment] - ViewDimensions(size: size)[alignment]
            subview.place(at: CGPoint(x: bounds.minX + x, y: y), proposal: own)
            y += size.height + (spacing ?? StackDistance.usual)
        }
    }
}

/// The layout of a ``ZStack``, for ``AnyLayout``.
public struct ZStackLayout: Layout, BrowserLayout {
    /// The position of the views that are smaller than the stack.
    public var alignment: Alignment

    /// Creates the layout of views on top of one another.
    ///
    /// - Parameter alignment: The position of the views that are smaller than the stack.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    var styles: [Style] { [.named("m-zstack")] + alignment.styles }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let own = subview.dimensions(in: proposal)
            let all = ViewDimensions(size: bounds.size)
            let x = bounds.minX + all[alignment.horizontal] - own[alignment.horizontal]
            let y = bounds.minY + all[alignment.vertical] - own[alignment.vertical]
            subview.place(at: CGPoint(x: x, y: y), proposal: proposal)
        }
    }
}

/// The distances in stacks.
private enum StackDistance {
    static let usual: CGFloat = 8

    static func style(_ spacing: CGFloat?) -> Style {
        spacing.map { .length("gap", max(0, $0)) } ?? .token("gap", "var(--m-gap)")
    }

    static func sum(_ spacing: CGFloat?, _ count: Int) -> CGFloat { (spacing ?? usual) * CGFloat(max(0, count - 1)) }
}
