public import MartletUI

/// A change of how a view is drawn, by its size, with data that can be animated.
///
///     struct Shake: GeometryEffect {
///         var animatableData: CGFloat
///
///         func effectValue(size: CGSize) -> ProjectionTransform {
///             ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 6), y: 0))
///         }
///     }
///
/// In an animated transaction (`withAnimation`) the effect is asked for what is between the former data and the new, at 24 moments,
/// and the browser runs these.
public protocol GeometryEffect: Animatable, ViewModifier {
    /// Returns how a view of a size is drawn, from its top left corner.
    ///
    /// - Parameter size: The size in CSS pixels, as the browser has reported it; the page's width before.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> some View { content.modifier(_GeometryEffectModifier(effect: self)) }

    /// Returns the effect itself: no effect has any on the layout.
    public func ignoredByLayout() -> Self { self }
}

/// Draws a view by a geometry effect.
public struct _GeometryEffectModifier<Effect: GeometryEffect>: ViewModifier {
    let effect: Effect
    private let geometry = GeometryProperty()
    private let former = FormerValue<Former>()

    private struct Former {
        var data: Effect.AnimatableData
        var course: EffectCourse?
    }

    init(effect: Effect) { self.effect = effect }

    public func body(content: Content) -> some View {
        let size = GeometryProxy(geometry).size
        return
            content
            .modifier(_EffectStyles(end: effect.effectValue(size: size), course: course(size)))
            .modifier(_MeasuredBox(geometry))
    }

    /// The course to the present data, which stays until the data change again.
    private func course(_ size: CGSize) -> EffectCourse? {
        let data = effect.animatableData
        guard let storage = former.storage, let last = storage.value, last.data != data else {
            if former.storage?.value == nil { former.storage?.value = Former(data: data, course: nil) }
            return former.storage?.value?.course
        }
        var course: EffectCourse?
        if let animation = Animation.ofTransaction {
            let moments = (0...EffectCourse.last).map { moment in
                var way = data - last.data
                way.scale(by: animation.progress(at: Double(moment) / Double(EffectCourse.last)))
                var between = effect
                between.animatableData = last.data + way
                return between.effectValue(size: size).css
            }
            course = EffectCourse(
                moments: moments, timing: animation.courseCSS, isOdd: !(last.course?.isOdd ?? false))
        }
        storage.value = Former(data: data, course: course)
        return course
    }
}

/// How an effect gets from its former data to the new ones.
struct EffectCourse: Equatable {
    /// The number of the last moment.
    static let last = 24

    /// The transforms at each moment.
    let moments: [String]
    let timing: String
    /// Alternates, because a browser begins an animation anew only under another name.
    let isOdd: Bool

    // Written twice, with another spelling of the last moment: keyframes are literals, so that nothing made at run time gets a name
    // for all visitors, and other ones have another name.
    private static let even = StyleClass(
        keyframes: """
            0%{transform:var(--m-g0)}4.17%{transform:var(--m-g1)}8.33%{transform:var(--m-g2)}12.5%{transform:var(--m-g3)}\
            16.67%{transform:var(--m-g4)}20.83%{transform:var(--m-g5)}25%{transform:var(--m-g6)}\
            29.17%{transform:var(--m-g7)}33.33%{transform:var(--m-g8)}37.5%{transform:var(--m-g9)}\
            41.67%{transform:var(--m-g10)}45.83%{transform:var(--m-g11)}50%{transform:var(--m-g12)}\
            54.17%{transform:var(--m-g13)}58.33%{transform:var(--m-g14)}62.5%{transform:var(--m-g15)}\
            66.67%{transform:var(--m-g16)}70.83%{transform:var(--m-g17)}75%{transform:var(--m-g18)}\
            79.17%{transform:var(--m-g19)}83.33%{transform:var(--m-g20)}87.5%{transform:var(--m-g21)}\
            91.67%{transform:var(--m-g22)}95.83%{transform:var(--m-g23)}100%{transform:var(--m-g24)}
            """)
    private static let odd = StyleClass(
        keyframes: """
            0%{transform:var(--m-g0)}4.17%{transform:var(--m-g1)}8.33%{transform:var(--m-g2)}12.5%{transform:var(--m-g3)}\
            16.67%{transform:var(--m-g4)}20.83%{transform:var(--m-g5)}25%{transform:var(--m-g6)}\
            29.17%{transform:var(--m-g7)}33.33%{transform:var(--m-g8)}37.5%{transform:var(--m-g9)}\
            41.67%{transform:var(--m-g10)}45.83%{transform:var(--m-g11)}50%{transform:var(--m-g12)}\
            54.17%{transform:var(--m-g13)}58.33%{transform:var(--m-g14)}62.5%{transform:var(--m-g15)}\
            66.67%{transform:var(--m-g16)}70.83%{transform:var(--m-g17)}75%{transform:var(--m-g18)}\
            79.17%{transform:var(--m-g19)}83.33%{transform:var(--m-g20)}87.5%{transform:var(--m-g21)}\
            91.67%{transform:var(--m-g22)}95.83%{transform:var(--m-g23)}to{transform:var(--m-g24)}
            """)

    private static func rule(_ keyframes: StyleClass) -> StyleClass {
        StyleClass(
            "geometry-effect",
            rules: """
                @media (prefers-reduced-motion:no-preference)\
                {&{animation:\(keyframes.name) var(--m-course);transition:none}}
                """)
    }

    private static let rules = (even: rule(even), odd: rule(odd))

    private static let names: [StaticString] = [
        "--m-g0", "--m-g1", "--m-g2", "--m-g3", "--m-g4", "--m-g5", "--m-g6", "--m-g7", "--m-g8", "--m-g9", "--m-g10",
        "--m-g11", "--m-g12", "--m-g13", "--m-g14", "--m-g15", "--m-g16", "--m-g17", "--m-g18", "--m-g19", "--m-g20",
        "--m-g21", "--m-g22", "--m-g23", "--m-g24",
    ]

    var styles: [Style] {
        [
            .class(isOdd ? Self.odd : Self.even), .class(isOdd ? Self.rules.odd : Self.rules.even),
            .inline("--m-course", timing),
        ] + zip(Self.names, moments).map { .inline($0, $1) }
    }
}

/// The modifier that draws a view by an effect.
public struct _EffectStyles: _StyleModifier {
    struct Look: Equatable {
        let end: ProjectionTransform
        let course: EffectCourse?
    }

    let look: Look

    init(end: ProjectionTransform, course: EffectCourse?) { look = Look(end: end, course: course) }

    public static var _layer: _StyleLayer { .transform }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.look) { look in
                [.inline("transform", look.end.css), .token("transform-origin", "0 0")] + (look.course?.styles ?? [])
            })
    }
}
