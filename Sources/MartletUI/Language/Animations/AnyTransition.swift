/// The ways in which a view appears on a page and disappears from it.
///
/// A view that disappears leaves a picture of itself where it was, which goes as the transition says. The view and its state
/// are gone at once.
public struct AnyTransition: Equatable, Sendable {
    let insertion: Absence
    let removal: Absence

    init(_ insertion: Absence, _ removal: Absence) { (self.insertion, self.removal) = (insertion, removal) }

    /// A transition to where it has come from.
    init(_ absence: Absence) { self.init(absence, absence) }

    /// A transition that changes nothing.
    public static let identity = AnyTransition(Absence())
    /// A transition from transparent.
    public static let opacity = AnyTransition(Absence(opacity: 0))
    /// A transition from a size of 0.
    public static let scale = scale(scale: 0)
    /// A transition that moves the view in from its leading edge, and out to its trailing edge.
    public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))

    /// Returns a transition from another size.
    ///
    /// - Parameter scale: The size at the start, relative to the view's own.
    public static func scale(scale: CGFloat) -> AnyTransition { AnyTransition(Absence(scale: scale)) }

    /// Returns a transition from another size.
    ///
    /// - Parameters:
    ///   - scale: The size at the start, relative to the view's own.
    ///   - anchor: The point that stays where it is.
    public static func scale(scale: CGFloat, anchor: UnitPoint) -> AnyTransition {
        AnyTransition(Absence(scale: scale, anchor: anchor))
    }

    /// Returns a transition that blurs one view into another: the view comes from a smaller size and from transparent.
    public static var blurReplace: AnyTransition { scale(scale: 0.9).combined(with: .opacity) }

    /// Returns a transition between two modifiers of the program's: from what `opacity`, `scaleEffect` and `offset` are in the
    /// active one, and back; without these, the view fades.
    ///
    /// - Parameters:
    ///   - active: The modifier of a view that is not there.
    ///   - identity: The modifier of a view that is there. It has no effect.
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
        AnyTransition(from: active, to: active)
    }

    /// Returns a transition that moves the view in from beyond one of its own edges, and out there.
    ///
    /// - Parameter edge: The edge.
    public static func move(edge: Edge) -> AnyTransition {
        switch edge {
        case .top: AnyTransition(Absence(offset: ["0", "-100%"]))
        case .bottom: AnyTransition(Absence(offset: ["0", "100%"]))
        case .leading: AnyTransition(Absence(offset: [CSS.mirrored("-100%", -1), "0"]))
        case .trailing: AnyTransition(Absence(offset: [CSS.mirrored("100%", 1), "0"]))
        }
    }

    /// Returns a transition that moves the view in from a distance, and back.
    ///
    /// - Parameters:
    ///   - x: The horizontal distance in CSS pixels, in the direction of reading.
    ///   - y: The vertical distance in CSS pixels.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(Absence(offset: [CSS.mirrored(CSS.pixels(x), x), CSS.pixels(y)]))
    }

    /// Returns a transition that moves the view in from a distance, and back.
    ///
    /// - Parameter offset: The distance in CSS pixels, in the direction of reading.
    public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

    /// Returns a transition that moves the view in from an edge and from transparent, and out to the opposite edge.
    ///
    /// - Parameter edge: The edge.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: .opacity)
    }

    /// Returns a transition that differs for a view that appears and one that disappears.
    ///
    /// - Parameters:
    ///   - insertion: The transition of a view that appears.
    ///   - removal: The transition of a view that disappears.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion.insertion, removal.removal)
    }

    /// Returns a transition that combines this one with another. Where both set the same property, this one prevails.
    ///
    /// - Parameter other: The other transition.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(insertion.combined(with: other.insertion), removal.combined(with: other.removal))
    }

    /// Returns the transition with an animation.
    ///
    /// - Parameter animation: The animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var (insertion, removal) = (insertion, removal)
        (insertion.animation, removal.animation) = (animation, animation)
        return AnyTransition(insertion, removal)
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
