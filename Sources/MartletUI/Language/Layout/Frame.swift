/// A fixed width, height or both.
public struct _FrameLayout: FrameModifier {
    let size: Size

    struct Size: Equatable, Sendable {
        let width: CGFloat?
        let height: CGFloat?
        let alignment: Alignment
    }

    public static func _addStyles(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, Size.self) { size in
                var styles = size.alignment.styles
                // A frame of fixed width does not take what room there is, whatever is in it.
                if let width = size.width { styles += [.named("m-fixed"), .length("width", width)] }
                if let height = size.height { styles += [.named("m-fixed-height"), .length("height", height)] }
                return styles
            })
    }
}

/// The least, the ideal and the greatest width and height.
public struct _FlexFrameLayout: FrameModifier {
    let limits: Limits

    struct Limits: Equatable, Sendable {
        let minWidth, idealWidth, maxWidth: CGFloat?
        let minHeight, idealHeight, maxHeight: CGFloat?
        let alignment: Alignment
    }

    public static func _addStyles(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(stylesAt: offset, Limits.self) { styles(of: $0) })
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
        // What is offered where nothing else is: only views that fill their room take it.
        if let length = FrameLength.finite(limits.idealWidth) { styles.append(.length("--m-ideal-width", length)) }
        if let length = FrameLength.finite(limits.idealHeight) { styles.append(.length("--m-ideal-height", length)) }
        return styles
    }
}

private enum FrameLength {
    /// `length` if CSS can have it.
    static func finite(_ length: CGFloat?) -> CGFloat? {
        guard let length, length.isFinite else { return nil }
        return max(0, length)
    }

    /// Whether `length` is negative or no number.
    static func isWrong(_ length: CGFloat?) -> Bool { length.map { !($0 >= 0) } ?? false }

    /// Whether one of the limits is wrong, or a lower one greater than a higher one.
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
    /// A frame of `width` and `height` CSS pixels with the view in it; `nil` leaves the view its own. A length that is
    /// infinite or no number counts as `nil`, a negative one as 0.
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

    /// A frame within limits, in CSS pixels. With a greatest length it takes what room there is up to that. A negative
    /// length counts as 0, and what is no number as `nil`; where limits contradict each other, the least length holds.
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
