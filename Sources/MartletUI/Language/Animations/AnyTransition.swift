/// How a view comes to a page. It goes at once: its element is removed with the state that it stood for.
public struct AnyTransition: Equatable, Sendable {
    /// Where a view comes from.
    struct Beginning: Equatable, Sendable {
        var opacity: Double?
        var scale: CGFloat?
        var offset: [String]?
    }

    let beginning: Beginning
    var animation: Animation?

    private init(_ beginning: Beginning) { self.beginning = beginning }

    public static let identity = AnyTransition(Beginning())
    public static let opacity = AnyTransition(Beginning(opacity: 0))
    public static let scale = scale(scale: 0)
    public static let slide = move(edge: .leading)

    public static func scale(scale: CGFloat) -> AnyTransition { AnyTransition(Beginning(scale: scale)) }

    /// From beyond an edge of its own room.
    public static func move(edge: Edge) -> AnyTransition {
        switch edge {
        case .top: AnyTransition(Beginning(offset: ["0", "-100%"]))
        case .bottom: AnyTransition(Beginning(offset: ["0", "100%"]))
        case .leading: AnyTransition(Beginning(offset: [CSS.mirrored("-100%", -1), "0"]))
        case .trailing: AnyTransition(Beginning(offset: [CSS.mirrored("100%", 1), "0"]))
        }
    }

    /// From a place beside its own, by CSS pixels.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(Beginning(offset: [CSS.mirrored(CSS.pixels(x), x), CSS.pixels(y)]))
    }

    /// From an edge, and from nothing.
    public static func push(from edge: Edge) -> AnyTransition { move(edge: edge).combined(with: .opacity) }

    /// One way to come and another to go; the second has no effect.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

    public func combined(with other: AnyTransition) -> AnyTransition {
        var both = AnyTransition(
            Beginning(
                opacity: beginning.opacity ?? other.beginning.opacity, scale: beginning.scale ?? other.beginning.scale,
                offset: beginning.offset ?? other.beginning.offset))
        both.animation = animation ?? other.animation
        return both
    }

    /// Takes its time as `animation` says.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.animation = animation
        return transition
    }
}

/// `transition(_:)`.
public struct _TransitionModifier: StyleModifier {
    let transition: AnyTransition

    // Not on an element with an opacity, a size or a place of its own, which it goes to.
    public static var _layer: StyleLayer { .offset }

    public static func _addStyles(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, AnyTransition.self) { transition in
                let beginning = transition.beginning
                guard beginning != AnyTransition.Beginning() else { return [] }
                var styles: [Style] = [.named("m-arriving")]
                if let opacity = beginning.opacity { styles.append(.token("--m-from-opacity", CSS.number(opacity))) }
                if let scale = beginning.scale {
                    styles.append(.number("--m-from-scale", max(0, scale), step: 0.05, limit: 2))
                }
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
    /// How the view comes when it is inserted while the page is shown.
    public func transition(_ transition: AnyTransition) -> ModifiedContent<Self, _TransitionModifier> {
        ModifiedContent(content: self, modifier: _TransitionModifier(transition: transition))
    }
}
