/// A transition that changes nothing.
public struct IdentityTransition: Transition {
    /// Creates a transition that changes nothing.
    public init() {}
    public var _transition: AnyTransition { .identity }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition from transparent, and back.
public struct OpacityTransition: Transition {
    /// Creates a transition from transparent.
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition from another size, and back.
public struct ScaleTransition: Transition {
    let scale: Double
    let anchor: UnitPoint

    /// Creates a transition from another size.
    ///
    /// - Parameters:
    ///   - scale: The size at the start, relative to the view's own.
    ///   - anchor: The point that stays where it is.
    public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// A transition that moves the view in from a distance, and back.
public struct OffsetTransition: Transition {
    let offset: CGSize

    /// Creates a transition that moves the view in from a distance.
    ///
    /// - Parameter offset: The distance, in the direction of reading and downwards.
    public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition that moves the view in from beyond one of its own edges, and out there.
public struct MoveTransition: Transition {
    let edge: Edge

    /// Creates a transition that moves the view in.
    ///
    /// - Parameter edge: The edge.
    public init(edge: Edge) { self.edge = edge }
    public var _transition: AnyTransition { .move(edge: edge) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view in from its leading edge, and out to its trailing edge.
public struct SlideTransition: Transition {
    /// Creates a transition that moves the view in from its leading edge.
    public init() {}
    public var _transition: AnyTransition { .slide }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view in from an edge and from transparent, and out to the opposite edge.
public struct PushTransition: Transition {
    let edge: Edge

    /// Creates a transition that moves the view in from an edge and from transparent.
    ///
    /// - Parameter edge: The edge.
    public init(edge: Edge) { self.edge = edge }
    public var _transition: AnyTransition { .push(from: edge) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that blurs one view into another: the view comes from a smaller size and from transparent.
public struct BlurReplaceTransition: Transition {
    /// From which size the view comes.
    public struct Configuration: Hashable, Sendable {
        let scale: Double

        /// The view comes from a smaller size, or goes to one.
        public static let downUp = Configuration(scale: 0.9)
        /// The view comes from a smaller size.
        public static let upUp = Configuration(scale: 0.9)
    }

    let configuration: Configuration

    /// Creates a transition that blurs one view into another.
    ///
    /// - Parameter configuration: From which size the view comes.
    public init(configuration: Configuration = .downUp) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : configuration.scale).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that differs for a view that appears and one that disappears.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition of a view that appears.
    public var insertion: Insertion
    /// The transition of a view that disappears.
    public var removal: Removal

    /// Creates a transition that differs for a view that appears and one that disappears.
    ///
    /// - Parameters:
    ///   - insertion: The transition of a view that appears.
    ///   - removal: The transition of a view that disappears.
    public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
    public var _transition: AnyTransition {
        .asymmetric(insertion: insertion._transition, removal: removal._transition)
    }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
    /// A transition that changes nothing.
    public static var identity: Self { Self() }
}

extension Transition where Self == OpacityTransition {
    /// A transition from transparent, and back.
    public static var opacity: Self { Self() }
}

extension Transition where Self == ScaleTransition {
    /// A transition from a size of 0.
    public static var scale: Self { Self(0) }

    /// Returns a transition from another size, and back.
    ///
    /// - Parameters:
    ///   - scale: The size at the start, relative to the view's own.
    ///   - anchor: The point that stays where it is.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}

extension Transition where Self == OffsetTransition {
    /// Returns a transition that moves the view in from a distance, and back.
    ///
    /// - Parameter offset: The distance, in the direction of reading and downwards.
    public static func offset(_ offset: CGSize) -> Self { Self(offset) }
}

extension Transition where Self == MoveTransition {
    /// Returns a transition that moves the view in from beyond one of its own edges, and out there.
    ///
    /// - Parameter edge: The edge.
    public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// A transition that moves the view in from its leading edge, and out to its trailing edge.
    public static var slide: Self { Self() }
}

extension Transition where Self == PushTransition {
    /// Returns a transition that moves the view in from an edge and from transparent, and out to the opposite edge.
    ///
    /// - Parameter edge: The edge.
    public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// A transition that blurs one view into another.
    public static var blurReplace: Self { Self() }

    /// Returns a transition that blurs one view into another.
    ///
    /// - Parameter configuration: From which size the view comes.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
        Self(configuration: configuration)
    }
}
