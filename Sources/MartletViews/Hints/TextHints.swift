public import MartletUI

/// The sizes of texts that a device's user can choose.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// A size.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// A size for people who need large texts.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one for people who need large texts.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// The size of texts: always ``DynamicTypeSize/large``, unless a view around says otherwise. Texts follow the font
    /// size of the visitor's browser by themselves, which no page is told.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

/// How large a text would be beside others.
public struct _TextScale: Sendable {
    /// The size of its font.
    public static let `default` = Self(), secondary = Self()
}

extension View {
    /// Sets what views inside read as the size of texts; the texts follow the font size of the visitor's browser.
    ///
    /// - Parameter size: The size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Has no effect: texts follow the font size of the visitor's browser.
    ///
    /// - Parameter range: The sizes that texts would keep to.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View { self }

    /// Has no effect: a text has the size of its font.
    ///
    /// - Parameters:
    ///   - scale: How large it would be.
    ///   - isEnabled: Whether it would be.
    public func textScale(_ scale: _TextScale, isEnabled: Bool = true) -> some View { self }

    /// Has no effect: a browser does not move letters closer together.
    ///
    /// - Parameter flag: Whether it would.
    public func allowsTightening(_ flag: Bool) -> some View { self }
}

/// A number that follows the size of texts, which on a page only lengths of fonts do: it is what it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    /// The number.
    public let wrappedValue: Value

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - wrappedValue: The number.
    ///   - textStyle: Has no effect.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) { self.wrappedValue = wrappedValue }
}
