public import MartletUI

/// A value in a range: a `<meter>` with its label, or a ring.
public struct Gauge<Label: View, Current: View, Bound: View>: View {
    private let fraction: Double
    private let label: Label
    private let current: Current?
    private let minimum: Bound?
    private let maximum: Bound?
    @Environment(\.isGaugeRing) private var isRing
    @Environment(\.ownGaugeStyle) private var style

    init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: Current?, _ minimum: Bound?, _ maximum: Bound?
    ) {
        let part = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
        fraction = part.isFinite ? min(max(part, 0), 1) : 0
        (self.label, self.current, self.minimum, self.maximum) = (label, current, minimum, maximum)
    }

    public var body: some View {
        if let style {
            // A gauge that the style itself makes has the default style; otherwise it would be styled without end.
            style.view(of: configuration).environment(\.ownGaugeStyle, nil)
        } else {
            HTML("label") {
                HTML("span") { label }.class("m-gauge-label")
                HTML("div") {
                    if let minimum { HTML("span") { minimum } }
                    HTML("meter").attribute("value", "\(fraction)").class("m-gauge-meter")
                    HTML("span").class(isRing ? "m-gauge-ring" : "m-gauge-bar").attribute("aria-hidden", "true")
                        .elementStyles([.inline("--m-part", "\(CSS.number(fraction * 100))%")])
                    if let maximum { HTML("span") { maximum } }
                }
                .class("m-gauge-line")
                if let current { HTML("span") { current }.class("m-gauge-value") }
            }
            .class("m-gauge")
            .elementStyles([.class(GaugeLook.rules)])
            .class("m-gauge-circular", when: isRing)
        }
    }

    private var configuration: GaugeStyleConfiguration {
        GaugeStyleConfiguration(
            value: fraction, label: GaugeStyleConfiguration.Label(content: AnyView(label)),
            currentValueLabel: current.map { GaugeStyleConfiguration.CurrentValueLabel(content: AnyView($0)) },
            minimumValueLabel: minimum.map { GaugeStyleConfiguration.MinimumValueLabel(content: AnyView($0)) },
            maximumValueLabel: maximum.map { GaugeStyleConfiguration.MaximumValueLabel(content: AnyView($0)) })
    }
}

extension Gauge where Current == EmptyView, Bound == EmptyView {
    /// Creates a gauge.
    ///
    /// - Parameters:
    ///   - value: The value. One outside of the range is shown as its nearer end.
    ///   - bounds: The range.
    ///   - label: The label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) { self.init(value, bounds, label(), nil, nil, nil) }
}

extension Gauge where Bound == EmptyView {
    /// Creates a gauge that says its value.
    ///
    /// - Parameters:
    ///   - value: The value. One outside of the range is shown as its nearer end.
    ///   - bounds: The range.
    ///   - label: The label.
    ///   - currentValueLabel: What says the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) { self.init(value, bounds, label(), currentValueLabel(), nil, nil) }
}

extension Gauge {
    /// Creates a gauge that says its value and its range.
    ///
    /// - Parameters:
    ///   - value: The value. One outside of the range is shown as its nearer end.
    ///   - bounds: The range.
    ///   - label: The label.
    ///   - currentValueLabel: What says the value.
    ///   - minimumValueLabel: What says the beginning of the range.
    ///   - maximumValueLabel: What says the end of the range.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bound,
        @ViewBuilder maximumValueLabel: () -> Bound
    ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}
