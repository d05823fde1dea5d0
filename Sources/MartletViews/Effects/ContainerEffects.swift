public import MartletUI

/// What a background would stand behind.
public struct ContainerBackgroundPlacement: Sendable {
    /// The page, the columns or the window, of which a view has the part that it takes up.
    public static let navigation = Self(), navigationSplitView = Self(), window = Self(), tabView = Self()
}

extension View {
    /// Shows a style behind this view.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - container: Has no effect: it is behind the view.
    public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View
    {
        background(style)
    }

    /// Has no effect: ``ContainerRelativeShape`` is a rectangle.
    ///
    /// - Parameter shape: What it would be.
    public func containerShape(_ shape: some Shape) -> some View { IgnoredHint.containerShape.passing(self) }

    /// Adds the space around a page's content.
    ///
    /// - Parameter edges: The edges that have it.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Multiplies the colors of this view by a color.
    ///
    /// - Parameter color: The color: white changes nothing, black makes everything black.
    public func colorMultiply(_ color: Color) -> some View {
        overlay { Rectangle().fill(color).blendMode(.multiply).allowsHitTesting(false) }.compositingGroup()
    }

    /// Shows nothing of what the system might keep from being copied; has no effect: no page can.
    ///
    /// - Parameter sensitive: Whether it would be kept.
    public func contentCaptureProtected(_ sensitive: Bool) -> some View {
        IgnoredHint.contentCaptureProtected.passing(self)
    }

    /// Has no effect: a button that is held down is pressed once.
    ///
    /// - Parameter behavior: Whether holding a button down would repeat its action.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        IgnoredHint.buttonRepeatBehavior.passing(self)
    }

    /// Has no effect: a scroll view begins at its start.
    ///
    /// - Parameter anchor: Where it would begin.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { IgnoredHint.defaultScrollAnchor.passing(self) }

    /// Has no effect: a scroll view begins at its start.
    ///
    /// - Parameters:
    ///   - anchor: Where it would begin.
    ///   - role: What for.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        IgnoredHint.defaultScrollAnchor.passing(self)
    }

    /// Has no effect: browsers show scroll bars when they are used.
    ///
    /// - Parameter onAppear: Whether they would be seen at first.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { IgnoredHint.scrollIndicatorsFlash.passing(self) }
}

/// What an anchor of a scroll view would be for.
public struct ScrollAnchorRole: Hashable, Sendable {
    /// A scroll view begins at its start.
    public static let initialOffset = Self(), sizeChanges = Self(), alignment = Self()
}

/// Whether holding a button down would repeat its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let isRepeating: Bool

    /// A press is one action.
    public static let automatic = Self(isRepeating: false), disabled = Self(isRepeating: false)
    /// A press is one action here, too.
    public static let enabled = Self(isRepeating: true)
}
