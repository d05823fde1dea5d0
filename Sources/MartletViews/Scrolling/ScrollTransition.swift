public import MartletUI

/// Where a view is while it is scrolled through the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is leaving at the top or at the leading edge, is visible, or is coming from the other side.
    case topLeading, identity, bottomTrailing

    /// Whether the view is visible as a whole.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or the leading edge, 0 while the view is visible, and 1 at the other side.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes while it is scrolled: with the scrolling, or not at all.
public struct ScrollTransitionConfiguration: Sendable {
    /// When a view counts as visible. It has no effect: a view does when nothing of it is cut off.
    public struct Threshold: Sendable {
        /// A view is visible as soon as anything of it is, when all of it is, or in the middle.
        public static let hidden = Threshold(), visible = Threshold(), centered = Threshold()

        /// A view is visible when a part of it is.
        ///
        /// - Parameter amount: The part, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold() }

        /// Returns the threshold farther inside.
        ///
        /// - Parameter distance: How far.
        public func inset(by distance: Double) -> Threshold { self }
    }

    let isIdentity: Bool

    /// The view changes as it is scrolled.
    public static let interactive = Self(isIdentity: false)
    /// The view changes as it is scrolled.
    public static let animated = Self(isIdentity: false)
    /// The view does not change.
    public static let identity = Self(isIdentity: true)

    /// The view changes as it is scrolled.
    ///
    /// - Parameter timingCurve: Has no effect.
    public static func interactive(timingCurve: UnitCurve) -> Self { interactive }

    /// The view changes as it is scrolled.
    ///
    /// - Parameter animation: Has no effect: the visitor's finger is the clock.
    public static func animated(_ animation: Animation) -> Self { animated }

    /// Returns the configuration with another animation.
    ///
    /// - Parameter animation: Has no effect.
    public func animation(_ animation: Animation) -> Self { self }

    /// Returns the configuration with another threshold.
    ///
    /// - Parameter threshold: Has no effect.
    public func threshold(_ threshold: Threshold) -> Self { self }
}

/// The modifier of `scrollTransition`: an animation whose clock is the scroll view. The browser runs it.
public struct _ScrollTransition: _StyleModifier {
    struct Parts: Equatable {
        let leading, identity, trailing: _VisualChanges
        let axis: Axis?
    }

    let parts: Parts

    public static var _layer: _StyleLayer { .offset }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.parts) { $0.styles })
    }

    /// The keyframes of all: what differs is on the elements.
    private static let keyframes = StyleClass(
        keyframes: """
            entry 0%{opacity:var(--m-o2);transform:var(--m-t2);filter:var(--m-f2)}\
            entry 100%,exit 0%{opacity:var(--m-o1);transform:var(--m-t1);filter:var(--m-f1)}\
            exit 100%{opacity:var(--m-o0);transform:var(--m-t0);filter:var(--m-f0)}
            """)

    private static func rule(_ axis: String, _ other: String = "") -> StyleClass {
        StyleClass(
            "scroll-transition",
            rules: """
                @supports (animation-timeline:view()){@media (prefers-reduced-motion:no-preference)\
                {&{animation:\(keyframes.name) linear both;animation-timeline:view(\(axis))}\(other)}}
                """)
    }

    fileprivate static let vertical = rule("block")
    fileprivate static let horizontal = rule("inline")
    fileprivate static let either = rule("block", ".m-scroll-x:not(.m-scroll-y) &{animation-timeline:view(inline)}")

    fileprivate static var common: Style { .class(keyframes) }
}

extension _ScrollTransition.Parts {
    var styles: [Style] {
        let rule =
            switch axis {
            case nil: _ScrollTransition.either
            case .horizontal: _ScrollTransition.horizontal
            case .vertical: _ScrollTransition.vertical
            }
        return [
            _ScrollTransition.common, .class(rule),
            .inline("--m-o0", CSS.number(leading.opacity)), .inline("--m-t0", leading.transform),
            .inline("--m-f0", leading.filter),
            .inline("--m-o1", CSS.number(identity.opacity)), .inline("--m-t1", identity.transform),
            .inline("--m-f1", identity.filter),
            .inline("--m-o2", CSS.number(trailing.opacity)), .inline("--m-t2", trailing.transform),
            .inline("--m-f2", trailing.filter),
        ]
    }
}

extension View {
    /// Changes how the view looks while it comes into the visible part of a scroll view and leaves it.
    ///
    /// The browser does so, as far as it knows animations by scrolling (`animation-timeline`); in others, and for visitors who want
    /// little motion, the view looks as it does when it is visible.
    ///
    /// - Parameters:
    ///   - configuration: Whether it changes.
    ///   - axis: The direction of scrolling; `nil` for that of the scroll view.
    ///   - transition: Returns how the view looks in a phase. It is called once for each.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes how the view looks while it comes into the visible part of a scroll view and leaves it, as
    /// ``scrollTransition(_:axis:transition:)``, with a configuration for each side.
    ///
    /// - Parameters:
    ///   - topLeading: Whether it changes at the top or the leading edge.
    ///   - bottomTrailing: Whether it changes at the other side.
    ///   - axis: The direction of scrolling; `nil` for that of the scroll view.
    ///   - transition: Returns how the view looks in a phase. It is called once for each.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        func changes(_ phase: ScrollTransitionPhase) -> _VisualChanges {
            transition(EmptyVisualEffect(), phase)._changes
        }
        let parts = _ScrollTransition.Parts(
            leading: changes(topLeading.isIdentity ? .identity : .topLeading), identity: changes(.identity),
            trailing: changes(bottomTrailing.isIdentity ? .identity : .bottomTrailing), axis: axis)
        return modifier(_ScrollTransition(parts: parts))
    }
}
