/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
    /// It stands still.
    case idle
    /// The visitor has touched it and may be about to scroll. A browser tells no such touch.
    case tracking
    /// The visitor scrolls.
    case interacting
    /// The visitor has let go, and the content comes to rest.
    case decelerating
    /// The program scrolls.
    case animating

    /// Whether the content moves.
    public var isScrolling: Bool { self != .idle }

    /// The phase by its number on the wire.
    init?(wire number: Double) {
        switch number {
        case 0: self = .idle
        case 1: self = .tracking
        case 2: self = .interacting
        case 3: self = .decelerating
        case 4: self = .animating
        default: return nil
        }
    }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    /// Where the scroll view stands.
    public let geometry: ScrollGeometry
    /// How fast it scrolls: `nil`, because a browser does not tell.
    public let velocity: CGVector?
}
