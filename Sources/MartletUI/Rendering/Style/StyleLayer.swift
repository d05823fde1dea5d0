/// How far out on its element a view's style applies, from its text to its position: the order in which CSS draws.
///
/// A modifier whose effect lies further out than every style that its content already has on its element stands on that
/// element too; any other gets a `<div>` around it. So `padding().background(.red)` is one element and
/// `background(.red).padding()` is two, which the type determines before there is a value
/// (docs/decisions/0011-styling.md).
public enum _StyleLayer: Int8, Comparable, Sendable {
    /// A text's own element, which CSS lays out in lines until it becomes a box.
    case text
    /// An element with nothing on it.
    case element
    case padding, background, clip, filter, mask, opacity, transform, offset

    /// A control: its padding, background and corners are its own.
    public static let control = _StyleLayer.clip

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
