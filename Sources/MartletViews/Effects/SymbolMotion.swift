public import MartletUI

/// The classes of a motion of symbols: its keyframes, and the rule that names them.
struct SymbolMotion {
    /// The duration of one motion in seconds.
    let seconds: Double
    /// Two of each, with keyframes of different names: an animation begins again when its name changes.
    private let classes: [(keyframes: StyleClass, rule: StyleClass)]

    private init(_ seconds: Double, _ first: StaticString, _ second: StaticString) {
        self.seconds = seconds
        classes = [first, second].map { text in
            let keyframes = StyleClass(keyframes: text)
            return (
                keyframes,
                StyleClass(
                    "symbol-effect",
                    rules: """
                        @media (prefers-reduced-motion:no-preference)\
                        {&.m-symbol,& .m-symbol{animation:\(keyframes.name) var(--m-effect)}}
                        """)
            )
        }
    }

    /// The styles of the motion for the number of times that it has begun.
    func styles(beginning number: Int, _ timing: String) -> [Style] {
        let (keyframes, rule) = classes[number % 2 == 0 ? 0 : 1]
        return [.class(keyframes), .class(rule), .own("--m-effect", timing)]
    }

    private static let bounce = Self(0.5, "40%{scale:1.25}", "from{}40%{scale:1.25}")
    private static let bounceDown = Self(0.5, "40%{scale:.8}", "from{}40%{scale:.8}")
    private static let pulse = Self(1.2, "50%{opacity:.35}", "from{}50%{opacity:.35}")
    private static let breathe = Self(2, "50%{scale:1.12;opacity:.7}", "from{}50%{scale:1.12;opacity:.7}")
    private static let turn = Self(1.5, "to{rotate:1turn}", "from{}to{rotate:1turn}")
    private static let turnBack = Self(1.5, "to{rotate:-1turn}", "from{}to{rotate:-1turn}")
    private static let wiggle = Self(
        0.6, "25%{rotate:-10deg}75%{rotate:10deg}", "from{}25%{rotate:-10deg}75%{rotate:10deg}")

    /// The motion of an effect; `nil` for one that is a state.
    static func of(_ effect: SymbolEffect) -> Self? {
        switch effect.kind {
        case .bounce: effect.isReversed ? bounceDown : bounce
        case .pulse, .variableColor: pulse
        case .breathe: breathe
        case .rotate: effect.isReversed ? turnBack : turn
        case .wiggle: wiggle
        case .scale, .appear, .disappear: nil
        }
    }
}

extension SymbolEffect {
    /// The state that the effect is, or is not.
    fileprivate func state(isActive: Bool) -> [Style] {
        switch kind {
        case .scale where isActive: [.class(isReversed ? Self.smaller : Self.larger)]
        case .disappear where isActive, .appear where !isActive: [.class(Self.gone)]
        case .scale, .disappear, .appear: [.class(Self.usual)]
        default: []
        }
    }

    private static let usual = StyleClass("symbol-state", rules: rules(""))
    private static let larger = StyleClass("symbol-state", rules: rules("scale:1.2;"))
    private static let smaller = StyleClass("symbol-state", rules: rules("scale:.8;"))
    private static let gone = StyleClass("symbol-state", rules: rules("opacity:0;"))

    private static func rules(_ declarations: String) -> String {
        "&.m-symbol,& .m-symbol{\(declarations)transition:scale 300ms,opacity 300ms}"
    }
}

/// The modifier of the motions of symbols.
public struct _SymbolMotionModifier: _InheritedStyleModifier {
    let styles: [Style]

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.styles) { $0 })
    }
}

/// The modifier of `symbolEffect(_:options:value:)`.
private struct SymbolEffectOnChange<Value: Equatable>: ViewModifier {
    let effect: SymbolEffect
    let options: SymbolEffectOptions
    let value: Value
    @State private var count = 0

    func body(content: Content) -> some View {
        let motion = SymbolMotion.of(effect)
        let styles = motion.map { $0.styles(beginning: count, options.timing(of: $0.seconds, otherwise: 1)) }
        content
            .modifier(_SymbolMotionModifier(styles: count > 0 ? styles ?? [] : []))
            .onChange(of: value) { count &+= 1 }
    }
}

extension View {
    /// Moves the symbols in this view.
    ///
    /// - Parameters:
    ///   - effect: The motion.
    ///   - options: How often and how fast.
    ///   - isActive: Whether they move.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> ModifiedContent<Self, _SymbolMotionModifier> {
        let motion = isActive ? SymbolMotion.of(effect) : nil
        let styles = motion.map { $0.styles(beginning: 0, options.timing(of: $0.seconds, otherwise: 0)) }
        return ModifiedContent(
            content: self, modifier: _SymbolMotionModifier(styles: styles ?? effect.state(isActive: isActive)))
    }

    /// Moves the symbols in this view each time that a value changes.
    ///
    /// - Parameters:
    ///   - effect: The motion. Effects that are a state, like `.scale`, do nothing.
    ///   - options: How often and how fast.
    ///   - value: The value.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
    ) -> some View { modifier(SymbolEffectOnChange(effect: effect, options: options, value: value)) }

    /// Lets the symbols in this view stand still, whatever a view around says.
    ///
    /// - Parameter isEnabled: Whether they do.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> ModifiedContent<Self, _SymbolMotionModifier> {
        let styles: [Style] = isEnabled ? [.token("--m-effect", "0s")] : []
        return ModifiedContent(content: self, modifier: _SymbolMotionModifier(styles: styles))
    }
}
