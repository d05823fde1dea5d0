/// The modifier of a fixed width, height or both.
public struct _FrameLayout: _FrameModifier {
    let size: Size

    struct Size: Equatable, Sendable {
        let width: CGFloat?
        let height: CGFloat?
        let alignment: Alignment
    }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.size) { size in
                var styles = size.alignment.styles
                // A frame of fixed width does not grow into the available space, whatever it contains.
                if let width = size.width { styles += [.named("m-fixed"), .length("width", width)] }
                if let height = size.height { styles += [.named("m-fixed-height"), .length("height", height)] }
                return styles
            })
    }
}

/// The modifier of a minimum, ideal and maximum width and height.
public struct _FlexFrameLayout: _FrameModifier {
    let limits: Limits

    struct Limits: Equatable, Sendable {
        let minWidth, idealWidth, maxWidth: CGFloat?
        let minHeight, idealHeight, maxHeight: CGFloat?
        let alignment: Alignment
    }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.limits) { styles(of: $0) })
    }

    private static func styles(of limits: Limits) -> [Style] {
        var styles = limits.alignment.styles
        if let length = FrameLength.finite(limits.minWidth) {
            styles += [.named("m-least-width"), .length("min-width", length)]
        }
        if let length = FrameLength.finite(limits.minHeight) {
            styles += [.named("m-least-height"), .length("min-height", length)]
        }
        if let width = limits.maxWidth, !width.isNaN {
            styles.append(.named("m-wide"))
            if width.isFinite { styles.append(.length("max-width", max(0, width))) }
        }
        if let height = limits.maxHeight, !height.isNaN {
            styles.append(.named("m-high"))
            if height.isFinite { styles += [.named("m-limited-height"), .length("max-height", max(0, height))] }
        }
        // The length that is offered where nothing else offers one; only views that fill the available space take it.
        if let length = FrameLength.finite(limits.idealWidth) { styles.append(.length("--m-ideal-width", length)) }
        if let length = FrameLength.finite(limits.idealHeight) { styles.append(.length("--m-ideal-height", length)) }
        return styles
    }
}

private enum FrameLength {
    /// Returns `length` as CSS accepts it: not negative, or `nil` if it is infinite or not a number.
    static func finite(_ length: CGFloat?) -> CGFloat? {
        guard let length, length.isFinite else { return nil }
        return max(0, length)
    }

    /// Whether `length` is negative or not a number.
    static func isWrong(_ length: CGFloat?) -> Bool { length.map { !($0 >= 0) } ?? false }

    /// Whether a limit is negative or not a number, or a lower limit is greater than a higher one.
    static func isWrong(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?) -> Bool {
        func isMore(_ one: CGFloat?, _ other: CGFloat?) -> Bool {
            guard let one, let other else { return false }
            return one > other
        }
        return isWrong(least) || isWrong(ideal) || isWrong(greatest) || isMore(least, ideal)
            || isMore(least, greatest) || isMore(ideal, greatest)
    }

    static func report(_ sentence: String) { CurrentEvaluation.subscriber?.report(.unusableNumber(sentence)) }
}

extension View {
    /// Places the view in a frame of a fixed size.
    ///
    /// A negative length counts as 0, and one that is infinite or not a number as `nil`; a diagnostic reports both.
    ///
    /// - Parameters:
    ///   - width: The width in CSS pixels, or `nil` for the view's own.
    ///   - height: The height in CSS pixels, or `nil` for the view's own.
    ///   - alignment: The position of the view in the frame.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _FrameLayout> {
        if FrameLength.isWrong(width) || FrameLength.isWrong(height) || width == .infinity || height == .infinity {
            FrameLength.report(
                "A frame was given a width or height that is negative, infinite or no number. A negative one counts as 0, the others are left out."
            )
        }
        let size = _FrameLayout.Size(
            width: FrameLength.finite(width), height: FrameLength.finite(height), alignment: alignment)
        return ModifiedContent(content: self, modifier: _FrameLayout(size: size))
    }

    /// Places the view in a frame whose size has limits.
    ///
    /// A frame with a maximum length takes the available space up to that length; `.infinity` takes all of it. A
    /// negative length counts as 0, and one that is not a number as `nil`. Where limits contradict each other, the
    /// minimum prevails. A diagnostic reports these errors.
    ///
    /// - Parameters:
    ///   - minWidth: The minimum width in CSS pixels.
    ///   - idealWidth: The width in CSS pixels where no width is offered.
    ///   - maxWidth: The maximum width in CSS pixels.
    ///   - minHeight: The minimum height in CSS pixels.
    ///   - idealHeight: The height in CSS pixels where no height is offered.
    ///   - maxHeight: The maximum height in CSS pixels.
    ///   - alignment: The position of the view in the frame.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _FlexFrameLayout> {
        if FrameLength.isWrong(minWidth, idealWidth, maxWidth) || FrameLength.isWrong(minHeight, idealHeight, maxHeight)
        {
            FrameLength.report(
                "A frame was given limits that are negative, no numbers, or contradict each other. A negative one counts as 0, what is no number is left out, and the least length holds."
            )
        }
        let limits = _FlexFrameLayout.Limits(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
        return ModifiedContent(content: self, modifier: _FlexFrameLayout(limits: limits))
    }
}
