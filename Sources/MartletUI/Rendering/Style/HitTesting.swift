extension View {
    /// Sets whether the view and its content receive events of a pointer or a finger; otherwise the views behind
    /// receive them.
    ///
    /// The keyboard still reaches the view, as in SwiftUI; use ``disabled(_:)`` for views that must not be used.
    public func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self, _ClassModifier> {
        self.class("m-untouchable", when: !enabled)
    }

    /// Has no effect: an element receives events in the whole of its box, even where it draws nothing.
    ///
    /// The modifier exists for programs that use it. `contentShape(Rectangle())` is the default, and another shape does
    /// not make the area smaller.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }

    /// Has no effect, like ``contentShape(_:eoFill:)``.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> Self { self }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The area in which the view receives taps and clicks.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview while the view is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview for a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The highlight under a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The highlight of the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The outline in assistive technologies.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}
