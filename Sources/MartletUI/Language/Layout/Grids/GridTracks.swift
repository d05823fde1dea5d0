/// The columns or rows of a lazy grid, as CSS expresses them.
struct GridTracks: Equatable, Sendable {
    let items: [GridItem]
    /// The distance across the tracks.
    let spacing: CGFloat?

    /// The text of `grid-template-columns` or `grid-template-rows`.
    ///
    /// A percentage is one of the grid's length. Where a `LazyHGrid` is proposed no height, a row has no share of it:
    /// then it is as high as its views, and at least as high as its minimum.
    var template: String {
        guard !items.isEmpty else { return "minmax(10px,1fr)" }
        if let length = equalMinimum { return "repeat(\(items.count),minmax(\(length),1fr))" }
        let adaptive = items.firstIndex { $0.isAdaptive }
        return items.indices.map { index in
            switch items[index].size {
            case .fixed(let length): return Self.pixels(length)
            case .adaptive(let minimum, _) where index == adaptive:
                return "repeat(auto-fill,minmax(min(100%,\(Self.pixels(max(1, minimum)))),1fr))"
            case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
                let least = Self.pixels(minimum)
                let most = maximum.isFinite ? "min(\(Self.pixels(max(minimum, maximum))),\(share))" : share
                return adaptive == nil ? "minmax(\(least),\(most))" : "max(\(least),\(most))"
            }
        }
        .joined(separator: " ")
    }

    /// The length of a grid with a single adaptive item that has a maximum: that of as many items as fit, if each has
    /// the maximum. `nil` for other grids.
    var length: String? {
        guard items.count == 1, case .adaptive(let minimum, let maximum) = items[0].size, maximum.isFinite else {
            return nil
        }
        let least = max(1, Self.finite(minimum))
        let gap = gapLength ?? 8
        // Each item that fits takes `least` and a gap; each has `maximum` and a gap. CSS cannot divide lengths, but it
        // can round one to a multiple of another.
        let growth = (max(least, maximum) + gap) / (least + gap)
        let fitting = "round(down,100% + \(CSS.pixels(gap)),\(CSS.pixels(least + gap)))"
        return "max(\(CSS.pixels(least)),"
            + "min(100%,\(fitting)*\(CSS.number(growth, decimals: 4)) - \(CSS.pixels(gap)) + 0.1px))"
    }

    /// The distance between the tracks: the first that an item gives.
    var gap: String { gapLength.map { CSS.pixels($0) } ?? "var(--m-gap)" }

    private var gapLength: CGFloat? {
        items.lazy.compactMap(\.spacing).first.map { max(0, Self.finite($0)) }
    }

    /// The minimum of all items, if all are flexible without a maximum.
    private var equalMinimum: String? {
        guard let first = items.first, items.allSatisfy({ $0.size == first.size }),
            case .flexible(let minimum, let maximum) = first.size, !maximum.isFinite
        else { return nil }
        return Self.pixels(minimum)
    }

    /// The share of an item that is not fixed: "the size of the grid with spacing and inflexible items removed, divided
    /// by the number of flexible items" (SwiftUI).
    private var share: String {
        let fixed = items.reduce(0.0) { sum, item in
            if case .fixed(let length) = item.size { return sum + max(0, Self.finite(length)) }
            return sum
        }
        let flexible = items.count { if case .fixed = $0.size { false } else { true } }
        return "calc((100% - \(CSS.pixels(fixed)) - \(gap)*\(items.count - 1))/\(max(1, flexible)))"
    }

    private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? CSS.clamped(length, 0...10_000) : 0 }

    private static func pixels(_ length: CGFloat) -> String { CSS.pixels(finite(length)) }
}

extension GridItem {
    fileprivate var isAdaptive: Bool { if case .adaptive = size { true } else { false } }
}

extension GridTracks {
    /// The styles of the element with the views.
    func styles(along axis: Axis) -> [Style] {
        let isVertical = axis == .vertical
        guard isVertical || !items.contains(where: \.isAdaptive) else { return uprightStyles }
        var styles: [Style] = [
            .own(isVertical ? "grid-template-columns" : "grid-template-rows", template),
            GridRules.gap(isVertical ? "column-gap" : "row-gap", gapLength),
            GridRules.gap(isVertical ? "row-gap" : "column-gap", spacing),
        ]
        if let length { styles.append(.own("width", length)) }
        let alignments = items.map { $0.alignment ?? .center }
        guard let first = alignments.first else { return styles }
        styles.append(.token("place-items", "\(first.vertical.place) \(first.horizontal.place)"))
        guard items.count <= GridRules.mostColumns, !items.contains(where: \.isAdaptive) else { return styles }
        for (index, alignment) in alignments.enumerated() where alignment != first {
            styles.append(.class(LazyGridRules.alignment(of: index, in: items.count, alignment)))
        }
        return styles
    }

    /// The styles of a `LazyHGrid` with as many rows as fit: they are columns of a grid whose lines run from top to
    /// bottom. CSS computes the width of a grid before its height, so with rows it would have the width of a single one.
    private var uprightStyles: [Style] {
        let alignment = items.first?.alignment ?? .center
        return [
            .class(LazyGridRules.innerUpright), .token("align-content", "start"),
            .own("grid-template-columns", template), GridRules.gap("column-gap", gapLength),
            GridRules.gap("row-gap", spacing),
            .token("place-items", "\(alignment.horizontal.place) \(alignment.vertical.place)"),
        ] + (length.map { [.own("height", $0)] } ?? [])
    }
}
