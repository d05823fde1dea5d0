/// A progress view where a surrounding view sets a style of the program.
struct StyledProgressView<Label: View>: View {
    let progress: ProgressView<Label>
    @Environment(\.ownProgressViewStyle) private var own

    init(progress: ProgressView<Label>) { self.progress = progress }

    var body: some View {
        if let style = own?.style as? any ProgressViewStyle {
            styled(style)
        } else {
            PlainProgressView(progress: progress)
        }
    }

    private func styled<Style: ProgressViewStyle>(_ style: Style) -> AnyView {
        let label =
            Label.self == EmptyView.self
            ? nil : ProgressViewStyleConfiguration.Label(content: AnyView(progress.label))
        let configuration = ProgressViewStyleConfiguration(fractionCompleted: progress.fraction, label: label)
        return AnyView(ProgressViewStyleBody(style: style, configuration: configuration))
    }
}

/// The content that a style of the program makes for a progress view.
private struct ProgressViewStyleBody<Style: ProgressViewStyle>: View, ModifierBodyType {
    // The style comes first, so that its dynamic properties have the same offsets here as in the style itself.
    let style: Style
    let configuration: ProgressViewStyleConfiguration

    // A progress view inside has the default style; otherwise it would be styled without end.
    var body: some View { style.makeBody(configuration: configuration).environment(\.ownProgressViewStyle, nil) }

    static var modifierType: Any.Type { Style.self }
}

/// A progress view with a built-in style.
private struct PlainProgressView<Label: View>: _PrimitiveView {
    let progress: ProgressView<Label>

    static var _shape: _ViewShape { .element }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        ProgressView<Label>.planParts(plan, at: offset.progress)
    }
}
