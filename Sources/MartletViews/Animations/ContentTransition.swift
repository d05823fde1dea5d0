public import MartletUI

/// How a content that changes comes. What was there before goes at once.
public struct ContentTransition: Equatable, Sendable {
    fileprivate enum Kind: Equatable, Sendable { case identity, opacity, rising, sinking, symbol }

    fileprivate let kind: Kind

    /// The new content is there at once.
    public static let identity = Self(kind: .identity)
    /// The new content fades in.
    public static let opacity = Self(kind: .opacity)
    /// The new content fades in.
    public static let interpolate = Self(kind: .opacity)
    /// The new content fades in and grows.
    public static let symbolEffect = Self(kind: .symbol)

    /// The new content fades in and rises.
    ///
    /// - Parameter countsDown: Whether it sinks instead.
    public static func numericText(countsDown: Bool = false) -> Self { Self(kind: countsDown ? .sinking : .rising) }

    /// The new content fades in and rises.
    ///
    /// - Parameter value: Has no effect.
    public static func numericText(value: Double) -> Self { Self(kind: .rising) }

    /// The new content fades in and grows.
    ///
    /// - Parameters:
    ///   - effect: Has no effect.
    ///   - options: Has no effect.
    public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> Self {
        .symbolEffect
    }
}

/// The classes of a transition of contents.
private struct ContentMotion {
    /// Two of each, with keyframes of different names: an animation begins again when its name changes.
    private let classes: [[Style]]

    private init(_ first: StaticString, _ second: StaticString) {
        classes = [first, second].map { text in
            let keyframes = StyleClass(keyframes: text)
            let rule = StyleClass(
                "content-transition",
                rules: """
                    @media (prefers-reduced-motion:no-preference)\
                    {&>*{animation:\(keyframes.name) var(--m-content-time,.3s) ease-out}}
                    """)
            return [.class(keyframes), .class(rule)]
        }
    }

    func styles(_ number: Int) -> [Style] { classes[number % 2] }

    private static let opacity = Self("from{opacity:0}", "from{opacity:0}to{}")
    private static let rising = Self("from{opacity:0;translate:0 .4em}", "from{opacity:0;translate:0 .4em}to{}")
    private static let sinking = Self("from{opacity:0;translate:0 -.4em}", "from{opacity:0;translate:0 -.4em}to{}")
    private static let symbol = Self("from{opacity:0;scale:.6}", "from{opacity:0;scale:.6}to{}")

    static func of(_ kind: ContentTransition.Kind) -> Self? {
        switch kind {
        case .identity: nil
        case .opacity: opacity
        case .rising: rising
        case .sinking: sinking
        case .symbol: symbol
        }
    }
}

/// How often a content has changed.
private final class ContentChanges {
    var count = 0
}

/// A content that comes in a way of its own when it changes. Its body is evaluated when the content differs.
private struct ArrivingContent<Content: View>: View {
    let content: Content
    let transition: ContentTransition
    @State @Transient private var changes = ContentChanges()

    init(content: Content, transition: ContentTransition) { (self.content, self.transition) = (content, transition) }

    var body: some View {
        let motion = ContentMotion.of(transition.kind)
        let count = changes.count
        let _ = changes.count = count == .max ? 1 : count + 1
        HTML("div") { content }.class("m-contents").elementStyles(count > 0 ? motion?.styles(count) ?? [] : [])
    }
}

extension View {
    /// Sets how this view comes when its content changes. A change of a state inside is not seen as one.
    ///
    /// - Parameter transition: How it comes.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        ArrivingContent(content: self, transition: transition)
    }
}
