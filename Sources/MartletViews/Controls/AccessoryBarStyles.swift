public import MartletUI

/// A button in a bar of accessories: a button without a border.
public typealias AccessoryBarButtonStyle = BorderlessButtonStyle
/// A button for an action in a bar of accessories: a button with a border.
public typealias AccessoryBarActionButtonStyle = BorderedButtonStyle
/// A button that looks like a link: a button without a border.
public typealias LinkButtonStyle = BorderlessButtonStyle

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button in a bar of accessories: the style without a border.
    public static var accessoryBar: Self { .borderless }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button for an action in a bar of accessories: the bordered style.
    public static var accessoryBarAction: Self { .bordered }
}
