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

/// How a ``Gauge`` looks.
public protocol GaugeStyle {
    static var _isRing: Bool { get }
}

/// A bar.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}
    public static var _isRing: Bool { false }
}

/// A ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}
    public static var _isRing: Bool { true }
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
        environment(\.isGaugeRing, Style._isRing)
    }
}
