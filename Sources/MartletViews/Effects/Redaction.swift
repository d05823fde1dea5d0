public import MartletUI

/// Why a view does not show what it has.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates reasons.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// There is nothing to be seen yet: gray bars stand for texts and pictures.
    public static let placeholder = Self(rawValue: 1)
    /// Nobody else shall see it.
    public static let privacy = Self(rawValue: 2)
    /// It is out of date.
    public static let invalidated = Self(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
    /// Why the views here do not show what they have.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

/// The modifier of `redacted(reason:)` and `unredacted()`.
struct Redaction: ViewModifier {
    /// The reason that is added; `nil` takes all away.
    let reason: RedactionReasons?
    @Environment(\.redactionReasons) private var around

    func body(content: Content) -> some View {
        let reasons = reason.map { around.union($0) } ?? []
        // The texts are in the page all the same: whoever hears it hears them.
        HTML("div") { content }
            .class("m-contents")
            .class("m-redacted", when: !reasons.isEmpty)
            .class("m-shown", when: reason == nil)
            .environment(\.redactionReasons, reasons)
    }
}

extension View {
    /// Shows gray bars in place of the texts and pictures in this view.
    ///
    /// - Parameter reason: Why; without any, everything is shown.
    public func redacted(reason: RedactionReasons) -> some View { modifier(Redaction(reason: reason)) }

    /// Shows the texts and pictures in this view although the views around it are redacted.
    public func unredacted() -> some View { modifier(Redaction(reason: nil)) }

    /// Has no effect: what nobody shall see must not be in a page.
    ///
    /// - Parameter sensitive: Whether the view would be hidden.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { IgnoredHint.privacySensitive.passing(self) }
}
