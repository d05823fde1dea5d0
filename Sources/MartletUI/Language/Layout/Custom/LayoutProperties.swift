/// What a layout of a program's says of itself.
public struct LayoutProperties: Hashable, Sendable {
    /// The direction in which the layout arranges views: no effect, a `Spacer` or `Divider` in it is as wide as it is high.
    public var stackOrientation: Axis?

    /// Creates properties that say nothing.
    public init() {}
}

extension Layout {
    /// What the layout says of itself; nothing by default.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
}
