public import MartletUI

/// A value of an axis that has a label or a line.
public struct AxisValue: Sendable {
    let plotted: _PlottedValue
    /// Its position among the values of the axis.
    public let index: Int
    /// The number of values of the axis.
    public let count: Int
    /// The text of a label that says nothing else.
    let text: String

    /// The value as a type that can be plotted; `nil` if it is none.
    ///
    /// - Parameter type: The type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? {
        P.PrimitivePlottable(plotted).flatMap { P(primitivePlottable: $0) }
    }
}

/// What stands at a value of an axis.
public struct _AxisParts {
    var hasLine = false
    var line: MarkLook.StrokeLook?
    var color: Color?
    var label: AnyView?

    /// These parts, and others.
    func and(_ other: Self) -> Self {
        Self(
            hasLine: hasLine || other.hasLine, line: other.line ?? line, color: other.color ?? color,
            label: other.label ?? label)
    }
}

/// A part of an axis at one of its values.
public protocol AxisMark {
    func _parts(at value: AxisValue) -> _AxisParts
}

/// Parts of an axis with a modifier.
public struct _ModifiedAxisMark<Mark: AxisMark>: AxisMark {
    let mark: Mark
    let change: (inout _AxisParts) -> Void

    public func _parts(at value: AxisValue) -> _AxisParts {
        var parts = mark._parts(at: value)
        change(&parts)
        return parts
    }
}

extension AxisMark {
    /// Sets the color of lines and labels.
    ///
    /// - Parameter style: The color.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let color = style._color
        return _ModifiedAxisMark(mark: self) { parts in
            parts.color = color
            parts.label = parts.label.map { AnyView($0.foregroundStyle(style)) }
        }
    }

    /// Sets the font of labels.
    ///
    /// - Parameter font: The font.
    public func font(_ font: Font?) -> some AxisMark {
        _ModifiedAxisMark(mark: self) { $0.label = $0.label.map { AnyView($0.font(font)) } }
    }
}

/// A line through the plot at a value.
public struct AxisGridLine: AxisMark {
    private let stroke: MarkLook.StrokeLook?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - centered: Has no effect.
    ///   - stroke: Its width and dashes.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        self.stroke = stroke.map { MarkLook.StrokeLook($0) }
    }

    public func _parts(at value: AxisValue) -> _AxisParts { _AxisParts(hasLine: true, line: stroke) }
}

/// A short line beside the plot at a value, which is not drawn: a label says where it belongs.
public struct AxisTick: AxisMark {
    /// Creates a line that is not drawn.
    ///
    /// - Parameters:
    ///   - centered: Has no effect.
    ///   - length: Has no effect.
    ///   - stroke: Has no effect.
    public init(centered: Bool? = nil, length: CGFloat? = nil, stroke: StrokeStyle? = nil) {}

    public func _parts(at value: AxisValue) -> _AxisParts { _AxisParts() }
}

/// The label of a value.
public struct AxisValueLabel: AxisMark {
    private let label: (AxisValue) -> AnyView?

    /// Creates the label that says the value.
    ///
    /// - Parameters:
    ///   - centered: Has no effect: labels are below the middle of what they belong to.
    ///   - anchor: Has no effect.
    ///   - multiLabelAlignment: Has no effect.
    ///   - collisionResolution: Has no effect: labels are as many as there is room for.
    ///   - offsetsMarks: Has no effect.
    ///   - orientation: Has no effect: labels are horizontal.
    ///   - horizontalSpacing: Has no effect.
    ///   - verticalSpacing: Has no effect.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        label = { AnyView(Text(verbatim: $0.text)) }
    }

    /// Creates a label that says the value in a format.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - centered: Has no effect.
    ///   - anchor: Has no effect.
    ///   - multiLabelAlignment: Has no effect.
    ///   - collisionResolution: Has no effect: labels are as many as there is room for.
    ///   - offsetsMarks: Has no effect.
    ///   - orientation: Has no effect: labels are horizontal.
    ///   - horizontalSpacing: Has no effect.
    ///   - verticalSpacing: Has no effect.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    )
    where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
        label = { $0.as(Format.FormatInput.self).map { AnyView(Text($0, format: format)) } }
    }

    /// Creates a label of a text.
    ///
    /// - Parameters:
    ///   - titleKey: The text, which is translated.
    ///   - centered: Has no effect.
    ///   - anchor: Has no effect.
    ///   - multiLabelAlignment: Has no effect.
    ///   - collisionResolution: Has no effect: labels are as many as there is room for.
    ///   - offsetsMarks: Has no effect.
    ///   - orientation: Has no effect: labels are horizontal.
    ///   - horizontalSpacing: Has no effect.
    ///   - verticalSpacing: Has no effect.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) { self.init(Text(titleKey)) }

    /// Creates a label of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - centered: Has no effect.
    ///   - anchor: Has no effect.
    ///   - multiLabelAlignment: Has no effect.
    ///   - collisionResolution: Has no effect: labels are as many as there is room for.
    ///   - offsetsMarks: Has no effect.
    ///   - orientation: Has no effect: labels are horizontal.
    ///   - horizontalSpacing: Has no effect.
    ///   - verticalSpacing: Has no effect.
    public init(
        _ text: Text, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) { label = { _ in AnyView(text) } }

    /// Creates a label of a text.
    ///
    /// - Parameters:
    ///   - text: The text, shown as it is.
    ///   - centered: Has no effect.
    ///   - anchor: Has no effect.
    ///   - multiLabelAlignment: Has no effect.
    ///   - collisionResolution: Has no effect: labels are as many as there is room for.
    ///   - offsetsMarks: Has no effect.
    ///   - orientation: Has no effect: labels are horizontal.
    ///   - horizontalSpacing: Has no effect.
    ///   - verticalSpacing: Has no effect.
    @_disfavoredOverload
    public init(
        _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let text = String(text)
        label = { _ in AnyView(Text(verbatim: text)) }
    }

    /// Creates a label of views.
    ///
    /// - Parameters:
    ///   - centered: Has no effect.
    ///   - anchor: Has no effect.
    ///   - multiLabelAlignment: Has no effect.
    ///   - collisionResolution: Has no effect: labels are as many as there is room for.
    ///   - offsetsMarks: Has no effect.
    ///   - orientation: Has no effect: labels are horizontal.
    ///   - horizontalSpacing: Has no effect.
    ///   - verticalSpacing: Has no effect.
    ///   - content: The views.
    public init<Content: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        label = { _ in AnyView(content()) }
    }

    public func _parts(at value: AxisValue) -> _AxisParts { _AxisParts(label: label(value)) }
}

/// What labels do that would overlap, which has no effect: there are as many as there is room for.
public struct AxisValueLabelCollisionResolution: Equatable, Sendable {
    /// What would be done.
    public static let automatic = Self(), disabled = Self(), truncate = Self(), greedy = Self()

    /// Labels would be left out, beginning with the last.
    ///
    /// - Parameters:
    ///   - priority: Which would stay.
    ///   - minimumSpacing: The room between two.
    public static func greedy(priority: Double? = nil, minimumSpacing: CGFloat? = nil) -> Self { greedy }
}

/// The direction of labels, which has no effect: they are horizontal.
public struct AxisValueLabelOrientation: Equatable, Sendable {
    /// A direction.
    public static let automatic = Self(), horizontal = Self(), vertical = Self(), verticalReversed = Self()
}

/// Builds what stands at a value of an axis.
@resultBuilder public enum AxisMarkBuilder {
    /// Parts that were collected.
    public struct Parts: AxisMark {
        let parts: (AxisValue) -> _AxisParts
        public func _parts(at value: AxisValue) -> _AxisParts { parts(value) }
    }

    /// Takes a part.
    public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Parts { Parts(parts: mark._parts) }

    /// All of several parts.
    public static func buildBlock(_ marks: Parts...) -> Parts {
        Parts { value in marks.reduce(_AxisParts()) { $0.and($1.parts(value)) } }
    }

    /// A part in an `if` without an `else`.
    public static func buildOptional(_ marks: Parts?) -> Parts { marks ?? Parts { _ in _AxisParts() } }
    /// The first branch.
    public static func buildEither(first marks: Parts) -> Parts { marks }
    /// The second branch.
    public static func buildEither(second marks: Parts) -> Parts { marks }
    /// A part in an `if #available`.
    public static func buildLimitedAvailability(_ marks: Parts) -> Parts { marks }
}
