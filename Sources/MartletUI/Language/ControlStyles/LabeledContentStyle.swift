/// A style of labeled values.
///
///     struct Stacked: LabeledContentStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack(alignment: .leading) { configuration.label.font(.caption); configuration.content }
///         }
///     }
///
/// A style applies to every ``LabeledContent`` inside, up to the next view that sets another style. Inside `makeBody`,
/// `LabeledContent(configuration)` has the default style.
public protocol LabeledContentStyle: _ViewStyle where _Configuration == LabeledContentStyleConfiguration {
    /// What a style receives.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Returns the views of a labeled value.
    ///
    /// - Parameter configuration: The label and the value.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the value that a style receives.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: _StylePart {
        let content: AnyView
    }

    /// The value.
    public struct Content: _StylePart {
        let content: AnyView
    }

    /// The label.
    public let label: Label
    /// The value.
    public let content: Content
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the labeled value that a style receives, in the default style.
    ///
    /// - Parameter configuration: The label and the value.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The default style: the label, and the value at the end of the line.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, _SystemStyle, Sendable {
    /// Creates the default style.
    public init() {}
    public static var _className: String { "m-labeled-default" }
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration).labeledContentStyle(self)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style: the label, and the value at the end of the line.
    public static var automatic: Self { Self() }
}

extension View {
    /// Sets the style of the labeled values in this view.
    ///
    /// - Parameter style: The style.
    public func labeledContentStyle<Style: LabeledContentStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_LabeledContentControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }
}

/// A labeled value where a surrounding view sets a style of the program.
struct StyledLabeledContent<Label: View, Content: View>: View {
    let labeled: LabeledContent<Label, Content>
    @Environment(\.ownLabeledContentStyle) private var own

    init(labeled: LabeledContent<Label, Content>) { self.labeled = labeled }

    var body: some View {
        if let style = own?.style as? any LabeledContentStyle {
            style.view(
                of: LabeledContentStyleConfiguration(
                    label: LabeledContentStyleConfiguration.Label(content: AnyView(labeled.label)),
                    content: LabeledContentStyleConfiguration.Content(
                        content: AnyView(labeled.content.environment(\.ownLabeledContentStyle, own))))
            )
            // A labeled value inside has the default style; otherwise it would be styled without end.
            .environment(\.ownLabeledContentStyle, nil)
        } else {
            PlainLabeledContent(labeled: labeled)
        }
    }
}

/// A labeled value in the built-in style.
private struct PlainLabeledContent<Label: View, Content: View>: _PrimitiveView {
    let labeled: LabeledContent<Label, Content>

    static var _shape: _ViewShape { .element }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        LabeledContent<Label, Content>.planParts(plan, at: offset.labeled)
    }
}
