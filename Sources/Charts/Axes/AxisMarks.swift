public import MartletUI

/// Which values of an axis have lines and labels.
public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(Int?), stride(Double), dates(Calendar.Component, Int), values([_PlottedValue])
    }

    let kind: Kind

    /// Round values, as many as there is room for.
    public static let automatic = Self(kind: .automatic(nil))

    /// About as many round values as desired.
    ///
    /// - Parameters:
    ///   - minimumStride: Has no effect.
    ///   - desiredCount: How many.
    ///   - roundLowerBound: Has no effect.
    ///   - roundUpperBound: Has no effect.
    public static func automatic(
        minimumStride: Double? = nil, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> Self { Self(kind: .automatic(desiredCount)) }

    /// The multiples of a number.
    ///
    /// - Parameters:
    ///   - stepSize: The number.
    ///   - roundLowerBound: Has no effect.
    ///   - roundUpperBound: Has no effect.
    public static func stride<Value: BinaryFloatingPoint>(
        by stepSize: Value, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> Self { Self(kind: .stride(Double(stepSize))) }

    /// The beginnings of parts of a calendar.
    ///
    /// - Parameters:
    ///   - component: The parts.
    ///   - count: Every how many have one.
    ///   - roundLowerBound: Has no effect.
    ///   - roundUpperBound: Has no effect.
    ///   - calendar: Has no effect: it is the visitor's.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> Self { Self(kind: .dates(component, count)) }
}

/// On which side of the plot an axis is.
public struct AxisMarkPosition: Equatable, Sendable {
    enum Side: Equatable, Sendable { case automatic, leading, trailing, top, bottom }

    let side: Side

    /// Below the plot, or after it.
    public static let automatic = Self(side: .automatic)
    /// Before the plot.
    public static let leading = Self(side: .leading)
    /// After the plot.
    public static let trailing = Self(side: .trailing)
    /// Below the plot: a page has no axis above one.
    public static let top = Self(side: .top)
    /// Below the plot.
    public static let bottom = Self(side: .bottom)
}

/// How the values of an axis would be chosen, which has no effect.
public struct AxisMarkPreset: Equatable, Sendable {
    /// As the axis has them.
    public static let automatic = Self(), extended = Self(), aligned = Self(), inset = Self()
}

/// What an axis consists of.
public protocol AxisContent {
    var _axis: [_AxisDescription] { get }
}

/// One kind of lines and labels of an axis.
public struct _AxisDescription {
    let values: AxisMarkValues
    let position: AxisMarkPosition
    let parts: (AxisValue) -> _AxisParts
}

/// Lines and labels at values of an axis.
///
///     .chartXAxis {
///         AxisMarks(values: .stride(by: .month)) { value in
///             AxisGridLine()
///             AxisValueLabel(format: .dateTime.month())
///         }
///     }
public struct AxisMarks: AxisContent {
    public let _axis: [_AxisDescription]

    private init(
        _ values: AxisMarkValues, _ position: AxisMarkPosition, _ parts: @escaping (AxisValue) -> _AxisParts
    ) { _axis = [_AxisDescription(values: values, position: position, parts: parts)] }

    /// Creates the usual lines and labels.
    ///
    /// - Parameters:
    ///   - preset: Has no effect.
    ///   - position: On which side of the plot.
    ///   - values: At which values.
    ///   - stroke: The width and the dashes of the lines.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(values, position) { value in
            AxisGridLine(stroke: stroke)._parts(at: value).and(AxisValueLabel()._parts(at: value))
        }
    }

    /// Creates the usual lines and labels at values.
    ///
    /// - Parameters:
    ///   - preset: Has no effect.
    ///   - position: On which side of the plot.
    ///   - values: The values.
    ///   - stroke: The width and the dashes of the lines.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) { self.init(preset: preset, position: position, values: Self.values(values), stroke: stroke) }

    /// Creates lines and labels.
    ///
    /// - Parameters:
    ///   - preset: Has no effect.
    ///   - position: On which side of the plot.
    ///   - values: At which values.
    ///   - content: What stands at a value.
    public init<Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(values, position) { content($0)._parts(at: $0) } }

    /// Creates lines and labels.
    ///
    /// - Parameters:
    ///   - preset: Has no effect.
    ///   - position: On which side of the plot.
    ///   - values: At which values.
    ///   - content: What stands at a value.
    public init<Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(values, position) { content()._parts(at: $0) } }

    /// Creates lines and labels at values.
    ///
    /// - Parameters:
    ///   - preset: Has no effect.
    ///   - position: On which side of the plot.
    ///   - values: The values.
    ///   - content: What stands at a value.
    public init<Value: Plottable, Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(Self.values(values), position) { content($0)._parts(at: $0) } }

    /// Creates lines and labels at values.
    ///
    /// - Parameters:
    ///   - preset: Has no effect.
    ///   - position: On which side of the plot.
    ///   - values: The values.
    ///   - content: What stands at each value.
    public init<Value: Plottable, Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(Self.values(values), position) { content()._parts(at: $0) } }

    /// Creates lines, and labels that say the values in a format.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - preset: Has no effect.
    ///   - position: On which side of the plot.
    ///   - values: At which values.
    ///   - stroke: The width and the dashes of the lines.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
        self.init(values, position) { value in
            AxisGridLine(stroke: stroke)._parts(at: value).and(AxisValueLabel(format: format)._parts(at: value))
        }
    }

    /// Creates lines at values, and labels that say them in a format.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - preset: Has no effect.
    ///   - position: On which side of the plot.
    ///   - values: The values.
    ///   - stroke: The width and the dashes of the lines.
    public init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
        self.init(format: format, preset: preset, position: position, values: Self.values(values), stroke: stroke)
    }

    private static func values<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
        AxisMarkValues(kind: .values(values.prefix(100).map { $0.primitivePlottable._plotted }))
    }
}

/// Builds an axis.
@resultBuilder public enum AxisContentBuilder {
    /// What was collected of an axis.
    public struct Axis: AxisContent {
        public let _axis: [_AxisDescription]
    }

    /// Takes lines and labels.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Axis { Axis(_axis: content._axis) }
    /// All of several kinds of lines and labels.
    public static func buildBlock(_ contents: Axis...) -> Axis { Axis(_axis: contents.flatMap(\._axis)) }
    /// Lines and labels in an `if` without an `else`.
    public static func buildOptional(_ content: Axis?) -> Axis { content ?? Axis(_axis: []) }
    /// The first branch.
    public static func buildEither(first content: Axis) -> Axis { content }
    /// The second branch.
    public static func buildEither(second content: Axis) -> Axis { content }
    /// Lines and labels in an `if #available`.
    public static func buildLimitedAvailability(_ content: Axis) -> Axis { content }
}
