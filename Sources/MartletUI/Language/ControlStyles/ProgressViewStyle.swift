/// How progress looks: `.automatic`, `.linear` or `.circular`, or one of a program's own, which says in
/// `makeBody(configuration:)` what it is made of. It holds for all progress inside, up to the next.
///
/// Inside `makeBody`, `ProgressView(configuration)` has the usual look.
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Progress, for its style.
public struct ProgressViewStyleConfiguration {
    /// What it is the progress of.
    public struct Label: PrimitiveView {
        let content: AnyView

        public static func _plan(_ plan: ViewPlan, at offset: Int) {
            AnyView._plan(plan, at: offset + Field.offset(of: \Self.content))
        }
    }

    /// How far it has come, from 0 to 1; `nil` if nobody knows.
    public let fractionCompleted: Double?
    /// `nil` if it has none.
    public let label: Label?
    /// The same in words: nothing yet.
    public var currentValueLabel: EmptyView? { nil }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label? {
    /// The progress that a style is given.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.label, configuration.fractionCompleted, 1)
    }
}

/// The usual look: a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle, _SystemStyle, Sendable {
    public init() {}
    public static var _className: String { "m-progress-linear" }
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, _SystemStyle, Sendable {
    public init() {}
    public static var _className: String { "m-progress-linear" }
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

/// A ring that turns, for what is under way for nobody knows how long. With a value it is a bar.
public struct CircularProgressViewStyle: ProgressViewStyle, _SystemStyle, Sendable {
    public init() {}
    public static var _className: String { "m-progress-circular" }
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: Self { Self() }
}

extension View {
    /// The look of the progress in this view.
    public func progressViewStyle<Style: ProgressViewStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_ProgressControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }
}
