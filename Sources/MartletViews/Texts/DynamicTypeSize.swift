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

extension View {
    /// Sets what views inside read as the size of texts; the texts follow the font size of the visitor's browser.
    ///
    /// - Parameter size: The size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Has no effect: texts follow the font size of the visitor's browser.
    ///
    /// - Parameter range: The sizes that texts would keep to.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
        IgnoredHint.dynamicTypeSize.passing(self)
    }
}
