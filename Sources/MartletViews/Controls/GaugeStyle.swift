public import MartletUI

private struct GaugeRingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether gauges are rings.
    var isGaugeRing: Bool {
        get { self[GaugeRingKey.self] }
        set { self[GaugeRingKey.self] = newValue }
    }
}

private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: (any GaugeStyle)? { nil }
}

extension EnvironmentValues {
    /// The program's style of the place; `nil` for the built-in one.
    var ownGaugeStyle: (any GaugeStyle)? {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

/// A style of ``Gauge``.
///
///     struct Percent: GaugeStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             HStack { configuration.label; Text(configuration.value, format: .percent) }
///         }
///     }
///
/// A style applies to every gauge inside, up to the next view that sets another style. Inside `makeBody`,
/// `Gauge(configuration)` has the default style.
public protocol GaugeStyle: _ViewStyle where _Configuration == GaugeStyleConfiguration {
    /// What a style receives.
    typealias Configuration = GaugeStyleConfiguration

    /// Returns the views of a gauge.
    ///
    /// - Parameter configuration: The value and the labels.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The value of a gauge and its labels, which a style receives.
public struct GaugeStyleConfiguration {
    /// The label.
    public struct Label: _StylePart {
        let content: AnyView
    }

    /// What says the value.
    public struct CurrentValueLabel: _StylePart {
        let content: AnyView
    }

    /// What says the beginning of the range.
    public struct MinimumValueLabel: _StylePart {
        let content: AnyView
    }

    /// What says the end of the range.
    public struct MaximumValueLabel: _StylePart {
        let content: AnyView
    }

    /// What says values in the range: always empty.
    public struct MarkedValueLabel: _StylePart {
        let content: AnyView
    }

    /// The value as a part of its range, from 0 to 1.
    public let value: Double
    /// The label.
    public let label: Label
    /// What says the value.
    public let currentValueLabel: CurrentValueLabel?
    /// What says the beginning of the range.
    public let minimumValueLabel: MinimumValueLabel?
    /// What says the end of the range.
    public let maximumValueLabel: MaximumValueLabel?
}

extension Gauge
where
    Label == GaugeStyleConfiguration.Label, Current == GaugeStyleConfiguration.CurrentValueLabel?, Bound == AnyView
{
    /// Creates the gauge that a style receives, in the default style.
    ///
    /// - Parameter configuration: The value and the labels.
    public init(_ configuration: GaugeStyleConfiguration) {
        self.init(
            configuration.value, 0...1, configuration.label,
            configuration.currentValueLabel.map { $0 }, configuration.minimumValueLabel.map { AnyView($0) },
            configuration.maximumValueLabel.map { AnyView($0) })
    }
}

/// A built-in style.
private protocol SystemGaugeStyle {
    var isRing: Bool { get }
}

/// A bar.
public struct DefaultGaugeStyle: GaugeStyle, SystemGaugeStyle {
    /// Creates the style.
    public init() {}
    fileprivate var isRing: Bool { false }
    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

/// A ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemGaugeStyle {
    /// Creates the style.
    public init() {}
    fileprivate var isRing: Bool { true }
    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// A bar.
    public static var automatic: Self { Self() }
    /// A bar.
    public static var linearCapacity: Self { Self() }
    /// A bar.
    public static var accessoryLinear: Self { Self() }
    /// A bar.
    public static var accessoryLinearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring.
    public static var accessoryCircular: Self { Self() }
    /// A ring.
    public static var accessoryCircularCapacity: Self { Self() }
}

extension View {
    /// Sets the look of the gauges in this view.
    ///
    /// - Parameter style: The style.
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        let system = style as? any SystemGaugeStyle
        return environment(\.isGaugeRing, system?.isRing ?? false)
            .environment(\.ownGaugeStyle, system == nil ? style : nil)
    }
}
