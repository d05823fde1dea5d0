/// The modifier of `containerRelativeFrame`.
public struct _ContainerRelativeFrame: _FrameModifier {
    let size: Size

    struct Size: Equatable, Sendable {
        let width: Length?
        let height: Length?
        let alignment: Alignment
    }

    /// A length that depends on the container's: `factor` times that, and `more` pixels.
    struct Length: Equatable, Sendable {
        let factor: CGFloat
        let more: CGFloat

        func style(_ property: StaticString, _ unit: String) -> Style {
            let share = "\(CSS.number(factor * 100, decimals: 4))\(unit)"
            return .own(property, more == 0 ? share : "max(0px,\(share) + \(CSS.pixels(more)))")
        }
    }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .style(.class(container))))
        plan.attribute(
            AttributeStep(stylesAt: offset.size) { size in
                var styles = size.alignment.styles
                if let width = size.width { styles += [.named("m-fixed"), width.style("width", "cqw")] }
                if let height = size.height { styles += [.named("m-fixed-height"), height.style("height", "cqh")] }
                return styles
            })
    }

    /// Makes the scroll views around the frame, and the page, containers whose lengths its own may refer to. A
    /// container's width cannot depend on its content, so such a scroll view takes the available width. Only a scroll
    /// view with a proposed height is a container for heights; otherwise that is the window.
    private static let container = StyleClass(
        "container-relative",
        rules: """
            main#martlet:has(&),.m-scroll:has(&){container-type:inline-size}\
            .m-scroll:has(&){width:100%;max-width:none}\
            .m-scroll:not(.m-scroll-x):has(&){grid-template-columns:var(--m-wide-column,minmax(0,30000px))}\
            .m-fixed-height>.m-scroll:has(&){container-type:size;align-self:stretch}
            """)
}

extension View {
    /// Gives the view the size of the container around it: the nearest scroll view, or the page's column.
    ///
    /// The container's height is that of the window, unless the scroll view is in a frame with a height.
    ///
    /// - Parameters:
    ///   - axes: The directions in which the view has the container's length.
    ///   - alignment: The position of the view in its frame.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _ContainerRelativeFrame> {
        relative(axes, alignment) { _ in _ContainerRelativeFrame.Length(factor: 1, more: 0) }
    }

    /// Gives the view a share of the container's size: that of some of several views of equal length.
    ///
    ///     ScrollView(.horizontal) {
    ///         HStack(spacing: 10) {
    ///             ForEach(photos) { PhotoView($0).containerRelativeFrame(.horizontal, count: 3, spacing: 10) }
    ///         }
    ///     }
    ///
    /// - Parameters:
    ///   - axes: The directions in which the length is relative to the container.
    ///   - count: The number of views that fit into the container, at least 1.
    ///   - span: The number of such views that this one is as long as, at least 1.
    ///   - spacing: The distance between the views in CSS pixels.
    ///   - alignment: The position of the view in its frame.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _ContainerRelativeFrame> {
        let count = CGFloat(CSS.clamped(Double(count), 1...1_000))
        let span = CGFloat(CSS.clamped(Double(span), 1...1_000))
        let spacing = spacing.isFinite ? CSS.clamped(spacing, 0...10_000) : 0
        // (container - spacing * (count - 1)) / count * span + spacing * (span - 1)
        let length = _ContainerRelativeFrame.Length(
            factor: span / count, more: spacing * (span - 1) - spacing * (count - 1) * span / count)
        return relative(axes, alignment) { _ in length }
    }

    /// Gives the view a size that is computed from the container's.
    ///
    ///     Text(article).containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
    ///
    /// The browser knows the container's length, and the server does not, so `length` is evaluated for two examples: the
    /// result must be a multiple of the container's length and a constant, as in `length * 0.5 - 20`.
    ///
    /// - Parameters:
    ///   - axes: The directions in which the length is relative to the container.
    ///   - alignment: The position of the view in its frame.
    ///   - length: Returns the view's length for a length of the container and its axis.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: (CGFloat, Axis) -> CGFloat
    ) -> ModifiedContent<Self, _ContainerRelativeFrame> {
        relative(axes, alignment) { axis in
            let (small, large) = (length(400, axis), length(1_200, axis))
            guard small.isFinite, large.isFinite else { return _ContainerRelativeFrame.Length(factor: 1, more: 0) }
            let factor = (large - small) / 800
            return _ContainerRelativeFrame.Length(
                factor: CSS.clamped(factor, -1_000...1_000), more: CSS.clamped(small - factor * 400, -1e5...1e5))
        }
    }

    private func relative(
        _ axes: Axis.Set, _ alignment: Alignment, _ length: (Axis) -> _ContainerRelativeFrame.Length
    ) -> ModifiedContent<Self, _ContainerRelativeFrame> {
        let size = _ContainerRelativeFrame.Size(
            width: axes.contains(.horizontal) ? length(.horizontal) : nil,
            height: axes.contains(.vertical) ? length(.vertical) : nil, alignment: alignment)
        return ModifiedContent(content: self, modifier: _ContainerRelativeFrame(size: size))
    }
}
