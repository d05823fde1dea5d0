/// The modifier of `aspectRatio(_:contentMode:)`.
public struct _AspectRatioLayout: _FrameModifier {
    struct Proportions: Equatable, Sendable {
        let ratio: CGFloat?
        let mode: ContentMode
    }

    let proportions: Proportions

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.proportions) { proportions in
                let mode = Style.named(proportions.mode == .fit ? "m-fit" : "m-cover")
                guard let ratio = proportions.ratio, ratio.isFinite, ratio > 0 else { return [mode] }
                let text = CSS.number(max(0.001, ratio), decimals: 4)
                let isUsual = ratio <= 4 && ratio * 12 == (ratio * 12).rounded()
                return [
                    mode, .named("m-proportioned"),
                    isUsual ? .token("aspect-ratio", text) : .inline("aspect-ratio", text),
                ]
            })
    }
}

/// The modifier of `fixedSize()`.
public struct _FixedSizeLayout: _FrameModifier {
    struct Directions: Equatable, Sendable {
        let horizontal: Bool
        let vertical: Bool
    }

    let directions: Directions

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.directions) { directions in
                (directions.horizontal ? [Style.named("m-own-width")] : [])
                    + (directions.vertical ? [.named("m-own-height")] : [])
            })
    }
}

extension View {
    /// Gives the view a fixed aspect ratio.
    ///
    /// - Parameters:
    ///   - ratio: The width divided by the height, or `nil` for the view's own ratio. A ratio that is not positive
    ///     counts as `nil`.
    ///   - contentMode: Whether the view fits into the available space or fills it.
    public func aspectRatio(
        _ ratio: CGFloat? = nil, contentMode: ContentMode
    ) -> ModifiedContent<Self, _AspectRatioLayout> {
        let proportions = _AspectRatioLayout.Proportions(ratio: ratio, mode: contentMode)
        return ModifiedContent(content: self, modifier: _AspectRatioLayout(proportions: proportions))
    }

    /// Gives the view the aspect ratio of a size.
    ///
    /// - Parameters:
    ///   - size: The size. One without a height counts as none.
    ///   - contentMode: Whether the view fits into the available space or fills it.
    public func aspectRatio(
        _ size: CGSize, contentMode: ContentMode
    ) -> ModifiedContent<Self, _AspectRatioLayout> {
        aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
    }

    /// Scales an image to fit into the available space, with its own aspect ratio.
    public func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fit) }

    /// Scales an image to fill the available space, with its own aspect ratio.
    public func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fill) }

    /// Gives the view its ideal size: a text does not wrap.
    public func fixedSize() -> ModifiedContent<Self, _FixedSizeLayout> { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal size in some directions.
    ///
    /// - Parameters:
    ///   - horizontal: Whether the view has its ideal width.
    ///   - vertical: Whether the view has its ideal height.
    public func fixedSize(
        horizontal: Bool, vertical: Bool
    ) -> ModifiedContent<Self, _FixedSizeLayout> {
        let directions = _FixedSizeLayout.Directions(horizontal: horizontal, vertical: vertical)
        return ModifiedContent(content: self, modifier: _FixedSizeLayout(directions: directions))
    }
}
