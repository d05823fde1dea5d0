/// A style of forms.
///
/// The built-in styles are `.automatic`, `.grouped` and `.columns`. A style of the program arranges the controls in
/// `makeBody(configuration:)`:
///
///     struct Framed: FormStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack(alignment: .leading) { configuration.content }.padding().border(.gray)
///         }
///     }
///
/// A style applies to every ``Form`` inside. Inside `makeBody`, `Form(configuration)` has the default style.
public protocol FormStyle: _ViewStyle where _Configuration == FormStyleConfiguration {
    /// What a style receives.
    typealias Configuration = FormStyleConfiguration

    /// Returns the views of a form.
    ///
    /// - Parameter configuration: The controls.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The controls of a form, which a style receives.
public struct FormStyleConfiguration {
    /// The controls.
    public struct Content: _StylePart {
        let content: AnyView
    }

    /// The controls.
    public let content: Content
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form that a style receives, in the default style.
    ///
    /// - Parameter configuration: The controls.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The default style, that of ``GroupedFormStyle``.
public struct AutomaticFormStyle: FormStyle, _SystemStyle, Sendable {
    /// Creates the style.
    public init() {}
    public static var _className: String { "m-form-grouped" }
    public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// A column of controls; sections are groups with a background.
public struct GroupedFormStyle: FormStyle, _SystemStyle, Sendable {
    /// Creates the style.
    public init() {}
    public static var _className: String { "m-form-grouped" }
    public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// Two columns: labels that end where the controls begin. In a narrow window there is one.
public struct ColumnsFormStyle: FormStyle, _SystemStyle, RuledStyle, Sendable {
    /// Creates the style.
    public init() {}
    public static var _className: String { "m-form-columns" }
    static var rules: StyleClass { columns }
    public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }

    private static let columns = StyleClass(
        "form-columns",
        rules: """
            @media (width>=480px){\
            &.m-form,& .m-form{grid-template-columns:minmax(0,40rem)}\
            & :is(.m-labeled,.m-picker,.m-slider,.m-stepper,.m-progress,.m-toggle)\
            {display:grid;grid-template-columns:2fr 3fr;justify-items:start}\
            & :is(.m-labeled,.m-picker,.m-slider,.m-stepper,.m-progress,.m-toggle)>.m-control-label\
            {grid-column:1;justify-self:end;width:auto;text-align:end}\
            & .m-picker>select{margin-inline-start:0}& .m-labeled-content{text-align:start}\
            & .m-form>.m-section{padding-inline:0;background:none}}
            """)
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style.
    public static var automatic: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// A column of controls; sections are groups with a background.
    public static var grouped: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Two columns: labels that end where the controls begin.
    public static var columns: Self { Self() }
}

extension View {
    /// Sets the style of the forms in this view.
    ///
    /// - Parameter style: The style.
    public func formStyle<Style: FormStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_FormControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }
}

/// A form where a surrounding view sets a style of the program.
struct StyledForm<Content: View>: View {
    let form: Form<Content>
    @Environment(\.ownFormStyle) private var own

    init(form: Form<Content>) { self.form = form }

    var body: some View {
        if let style = own?.style as? any FormStyle {
            style.view(
                of: FormStyleConfiguration(
                    content: FormStyleConfiguration.Content(content: AnyView(form.content)))
            )
            // A form inside has the default style; otherwise it would be styled without end.
            .environment(\.ownFormStyle, nil)
        } else {
            PlainForm(form: form)
        }
    }
}

/// A form in a built-in style.
private struct PlainForm<Content: View>: _PrimitiveView {
    let form: Form<Content>

    static var _shape: _ViewShape { .element }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) { Form<Content>.planParts(plan, at: offset.form) }
}
