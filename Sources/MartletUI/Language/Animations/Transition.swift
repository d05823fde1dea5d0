/// A way of the program's own in which a view appears and disappears.
///
///     struct Rising: Transition {
///         func body(content: Content, phase: TransitionPhase) -> some View {
///             content.opacity(phase.isIdentity ? 1 : 0).offset(y: phase.isIdentity ? 0 : 40)
///         }
///     }
///
/// The page animates what `opacity`, `scaleEffect` and `offset` do to the content of a view that is about to appear, from
/// there to the view as it is, and from there to what they do when it disappears. Other modifiers have no effect; without any
/// of these three, the view fades.
public protocol Transition {
    /// The type of the view during the transition.
    associatedtype Body: View
    /// The type of the view that `body(content:phase:)` receives.
    typealias Content = PlaceholderContentView<Self>

    /// Returns the view in a phase of the transition.
    ///
    /// - Parameters:
    ///   - content: Stands for the view.
    ///   - phase: Whether the view is about to appear, there, or about to disappear.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// What the transition does; it has no effect.
    static var properties: TransitionProperties { get }

    var _transition: AnyTransition { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    public var _transition: AnyTransition {
        AnyTransition.hasDynamicProperties(self)
            ? .opacity
            : AnyTransition(
                from: body(content: PlaceholderContentView(), phase: .willAppear),
                to: body(content: PlaceholderContentView(), phase: .didDisappear))
    }

    /// Returns a transition that combines this one with another. Where both change the same, this one prevails.
    ///
    /// - Parameter other: The other transition.
    public func combined(with other: some Transition) -> some Transition {
        ResolvedTransition(_transition: _transition.combined(with: other._transition))
    }

    /// Returns the transition with an animation.
    ///
    /// - Parameter animation: The animation.
    public func animation(_ animation: Animation?) -> some Transition {
        ResolvedTransition(_transition: _transition.animation(animation))
    }
}

/// Where a view is in its transition.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear, there, or about to disappear.
    case willAppear, identity, didDisappear

    /// Whether the view is as it is without the transition.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view appears, 0 while it is there, and 1 afterwards.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition does.
public struct TransitionProperties: Sendable {
    /// Whether anything moves.
    public var hasMotion: Bool

    /// Creates the properties of a transition.
    ///
    /// - Parameter hasMotion: Whether anything moves.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands for the view in the body of a ``Transition``.
public struct PlaceholderContentView<Value>: _PrimitiveView {
    init() {}

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {}
}

/// A transition that is made of others.
struct ResolvedTransition: Transition {
    let _transition: AnyTransition

    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension AnyTransition {
    /// Creates a transition that is the program's.
    ///
    /// - Parameter transition: The transition.
    public init(_ transition: some Transition) { self = transition._transition }

    /// Returns a transition that combines this one with one of the program's. Where both change the same, this one prevails.
    ///
    /// - Parameter other: The other transition.
    public func combined(with other: some Transition) -> AnyTransition { combined(with: other._transition) }
}
