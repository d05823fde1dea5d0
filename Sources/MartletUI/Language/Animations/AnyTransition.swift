/// The way in which a view appears on a page.
///
/// A view disappears at once, because its element is removed together with its state.
public struct AnyTransition: Equatable, Sendable {
    /// The style with which a view starts.
    struct Beginning: Equatable, Sendable {
        var opacity: Double?
        var scale: CGFloat?
        /// The point that stays where it is while the size changes.
        var anchor: UnitPoint?
        var offset: [String]?
    }

    let beginning: Beginning
    var animation: Animation?

    init(_ beginning: Beginning) { self.beginning = beginning }

    /// A transition that changes nothing.
    public static let identity = AnyTransition(Beginning())
    /// A transition from transparent.
    public static let opacity = AnyTransition(Beginning(opacity: 0))
    /// A transition from a size of 0.
    public static let scale = scale(scale: 0)
    /// A transition that moves the view in from its leading edge.
    public static let slide = move(edge: .leading)

    /// Returns a transition from another size.
    ///
    /// - Parameter scale: The size at the start, relative to the view's own.
    public static func scale(scale: CGFloat) -> AnyTransition { AnyTransition(Beginning(scale: scale)) }

    /// Returns a transition from another size.
    ///
    /// - Parameters:
    ///   - scale: The size at the start, relative to the view's own.
    ///   - anchor: The point that stays where it is.
    public static func scale(scale: CGFloat, anchor: UnitPoint) -> AnyTransition {
        AnyTransition(Beginning(scale: scale, anchor: anchor))
    }

    /// Returns a transition that blurs one view into another: the view comes from a smaller size and from transparent.
    public static var blurReplace: AnyTransition { scale(scale: 0.9).combined(with: .opacity) }

    /// Returns a transition between two modifiers of the program's: from what `opacity`, `scaleEffect` and `offset` are in the
    /// active one; without these, the view fades in.
    ///
    /// - Parameters:
    ///   - active: The modifier of a view that is not there.
    ///   - identity: The modifier of a view that is there. It has no effect.
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
        AnyTransition(startingAs: active)
    }

    /// Returns a transition that moves the view in from beyond one of its own edges.
    ///
    /// - Parameter edge: The edge.
    public static func move(edge: Edge) -> AnyTransition {
        switch edge {
        case .top: AnyTransition(Beginning(offset: ["0", "-100%"]))
        case .bottom: AnyTransition(Beginning(offset: ["0", "100%"]))
        case .leading: AnyTransition(Beginning(offset: [CSS.mirrored("-100%", -1), "0"]))
        case .trailing: AnyTransition(Beginning(offset: [CSS.mirrored("100%", 1), "0"]))
        }
    }

    /// Returns a transition that moves the view in from a distance.
    ///
    /// - Parameters:
    ///   - x: The horizontal distance in CSS pixels, in the direction of reading.
    ///   - y: The vertical distance in CSS pixels.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(Beginning(offset: [CSS.mirrored(CSS.pixels(x), x), CSS.pixels(y)]))
    }

    /// Returns a transition that moves the view in from an edge and from transparent.
    ///
    /// - Parameter edge: The edge.
    public static func push(from edge: Edge) -> AnyTransition { move(edge: edge).combined(with: .opacity) }

    /// Returns a transition that differs for a view that appears and one that disappears.
    ///
    /// - Parameters:
    ///   - insertion: The transition of a view that appears.
    ///   - removal: The transition of a view that disappears. It has no effect.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

    /// Returns a transition that combines this one with another. Where both set the same property, this one prevails.
    ///
    /// - Parameter other: The other transition.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var both = AnyTransition(
            Beginning(
                opacity: beginning.opacity ?? other.beginning.opacity, scale: beginning.scale ?? other.beginning.scale,
                anchor: beginning.anchor ?? other.beginning.anchor,
                offset: beginning.offset ?? other.beginning.offset))
        both.animation = animation ?? other.animation
        return both
    }

    /// Returns the transition with an animation.
    ///
    /// - Parameter animation: The animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.animation = animation
        return transition
    }
}

/// The modifier of `transition(_:)`.
public struct _TransitionModifier: _StyleModifier {
    let transition: AnyTransition

    // The transition cannot be on an element with an opacity, size or place of its own, because these are where it
    // ends.
    public static var _layer: _StyleLayer { .offset }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.transition) { transition in
                let beginning = transition.beginning
                guard beginning != AnyTransition.Beginning() else { return [] }
                var styles: [Style] = [.named("m-arriving")]
                if let opacity = beginning.opacity { styles.append(.token("--m-from-opacity", CSS.number(opacity))) }
                if let scale = beginning.scale {
                    styles.append(.number("--m-from-scale", max(0, scale), step: 0.05, limit: 2))
                }
                if let anchor = beginning.anchor { styles += anchor.originStyles }
                if let offset = beginning.offset {
                    let isUsual = offset.allSatisfy { $0 == "0" || $0.contains("100%") }
                    let text = offset.joined(separator: " ")
                    styles.append(isUsual ? .token("--m-from-place", text) : .inline("--m-from-place", text))
                }
                if let animation = transition.animation {
                    styles.append(contentsOf: Animation?.some(animation).transitionStyles.dropFirst())
                }
                return styles
            })
    }
}

extension View {
    /// Sets the way in which the view appears when it is inserted into a page that is shown.
    ///
    /// - Parameter transition: The transition.
    public func transition(_ transition: AnyTransition) -> ModifiedContent<Self, _TransitionModifier> {
        ModifiedContent(content: self, modifier: _TransitionModifier(transition: transition))
    }
}
