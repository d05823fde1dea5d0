/// A preview of Xcode's, by the name that the types of its traits have. `#Preview` makes none of it.
public struct Preview {
    /// What a preview of views can look like.
    public struct ViewTraits: Sendable {}
}

/// What a `#Preview` looks like in Xcode.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A look.
    public static var defaultLayout: Self { Self() }
    /// A look.
    public static var sizeThatFitsLayout: Self { Self() }
    /// A way of holding the device.
    public static var portrait: Self { Self() }
    /// A way of holding the device.
    public static var portraitUpsideDown: Self { Self() }
    /// A way of holding the device.
    public static var landscapeLeft: Self { Self() }
    /// A way of holding the device.
    public static var landscapeRight: Self { Self() }

    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

    /// What a modifier makes of the preview's views.
    public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}
