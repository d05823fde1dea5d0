/// How a picker looks. All are shown as a menu, which a browser draws as its platform does.
public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle, Sendable {
    public init() {}
}

public struct MenuPickerStyle: PickerStyle, Sendable {
    public init() {}
}

public struct SegmentedPickerStyle: PickerStyle, Sendable {
    public init() {}
}

public struct InlinePickerStyle: PickerStyle, Sendable {
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: Self { Self() }
}

extension View {
    /// Accepted for programs that say it; see ``PickerStyle``.
    public func pickerStyle(_ style: some PickerStyle) -> Self { self }
}
