extension View {
    /// Whether the view, and what is inside, takes what a pointer or a finger does; otherwise that goes to what is behind.
    /// The keyboard still reaches it, as in SwiftUI; ``disabled(_:)`` is for what must not be used.
    public func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self, _ClassModifier> {
        self.class("m-untouchable", when: !enabled)
    }

    /// Accepted for programs that say it: what an element takes is the whole of its box, also where it draws nothing.
    ///
    /// So `contentShape(Rectangle())` holds without it, and another shape does not make the place smaller.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }

    /// As above.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> Self { self }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where the view takes taps and clicks.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is shown while the view is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What is shown with a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What a pointer over the view highlights.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// What the focus highlights.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// What assistive technologies outline.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}
