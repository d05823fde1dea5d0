/// How far out on its element the looks of a view go, from its text to its place: the order in which CSS draws.
///
/// A modifier whose effect lies further out than all that its content already has on its element stands on that element
/// too; any other gets a `<div>` around it. So `padding().background(.red)` is one element and
/// `background(.red).padding()` two, as a type says before there is a value (docs/decisions/0011-styling.md).
public enum _StyleLayer: Int8, Comparable, Sendable {
    /// A text's own element, which CSS lays out in lines until it is made a box.
    case text
    /// An element with nothing on it.
    case element
    case padding, background, clip, filter, mask, opacity, transform, offset

    /// A control: its room, background and corners are its own.
    public static let control = _StyleLayer.clip

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
