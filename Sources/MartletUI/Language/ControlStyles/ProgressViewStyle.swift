/// A style of progress views.
///
/// The built-in styles are `.automatic`, `.linear` and `.circular`. A style of the program returns the content of a
/// progress view from `makeBody(configuration:)`. A style applies to every progress view inside, up to the next view
/// that sets another style. Inside `makeBody`, `ProgressView(configuration)` has the default style.
public protocol ProgressViewStyle {
    /// The type of the progress view's content.
    associatedtype Body: View
    /// The type of the progress view's description.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Returns the content of a progress view.
    ///
    /// - Parameter configuration: The progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The description of a progress view that a style receives.
public struct ProgressViewStyleConfiguration {
    /// The label of the progress view.
    public struct Label: _StylePart {
        let content: AnyView
    }

    /// The part that is done, from 0 to 1, or `nil` if it is not known.
    public let fractionCompleted: Double?
    /// The label, or `nil` if the progress view has none.
    public let label: Label?
    /// The label of the present value: always `nil`.
    public var currentValueLabel: EmptyView? { nil }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label? {
    /// Creates the progress view that a style receives, in the default style.
    ///
    /// - Parameter configuration: The progress view.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.label, configuration.fractionCompleted, 1)
    }
}

/// The default style, a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle, _SystemStyle, Sendable {
    /// Creates the default style.
    public init() {}
    public static var _className: String { "m-progress-linear" }
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

/// A style that shows a bar.
public struct LinearProgressViewStyle: ProgressViewStyle, _SystemStyle, Sendable {
    let tint: Color?

    /// Creates a style that shows a bar.
    public init() { tint = nil }

    /// Creates the style with a color: the older spelling of `tint(_:)`.
    ///
    /// - Parameter tint: The color.
    public init(tint: Color) { self.tint = tint }

    public static var _className: String { "m-progress-linear" }
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

/// A style that shows a ring, which turns while the progress is unknown and fills while it is known.
public struct CircularProgressViewStyle: ProgressViewStyle, _SystemStyle, Sendable {
    let tint: Color?

    /// Creates a style that shows a ring.
    public init() { tint = nil }

    /// Creates the style with a color: the older spelling of `tint(_:)`.
    ///
    /// - Parameter tint: The color.
    public init(tint: Color) { self.tint = tint }

    public static var _className: String { "m-progress-circular" }
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style, a bar.
    public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A style that shows a bar.
    public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A style that shows a ring, which turns while the progress is unknown and fills while it is known.
    public static var circular: Self { Self() }
}

extension View {
    /// Sets the style of the progress views in this view.
    ///
    /// - Parameter style: The style.
    public func progressViewStyle<Style: ProgressViewStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_ProgressControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }

    /// Sets the style of the progress views in this view, with its color if it has one.
    ///
    /// - Parameter style: The style.
    @_documentation(visibility: internal)
    public func progressViewStyle(
        _ style: CircularProgressViewStyle
    ) -> ModifiedContent<
        ModifiedContent<Self, _ControlStyleModifier<_ProgressControl, CircularProgressViewStyle>>, _TintModifier
    > {
        let styled = ModifiedContent(
            content: self, modifier: _ControlStyleModifier<_ProgressControl, CircularProgressViewStyle>(style: style))
        return styled.tint(style.tint)
    }

    /// Sets the style of the progress views in this view, with its color if it has one.
    ///
    /// - Parameter style: The style.
    @_documentation(visibility: internal)
    public func progressViewStyle(
        _ style: LinearProgressViewStyle
    ) -> ModifiedContent<
        ModifiedContent<Self, _ControlStyleModifier<_ProgressControl, LinearProgressViewStyle>>, _TintModifier
    > {
        let styled = ModifiedContent(
            content: self, modifier: _ControlStyleModifier<_ProgressControl, LinearProgressViewStyle>(style: style))
        return styled.tint(style.tint)
    }
}
