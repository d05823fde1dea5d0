/// Progress where a view around has a style of the program's for it.
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

/// What a style of the program's makes of progress.
private struct ProgressViewStyleBody<Style: ProgressViewStyle>: View, ModifierBodyType {
    // First, so that its dynamic properties lie where they do in itself.
    let style: Style
    let configuration: ProgressViewStyleConfiguration

    // Progress inside has the usual look, or it would be styled without end.
    var body: some View { style.makeBody(configuration: configuration).environment(\.ownProgressViewStyle, nil) }

    static var modifierType: Any.Type { Style.self }
}

/// Progress with one of Martlet's own styles.
private struct PlainProgressView<Label: View>: PrimitiveView {
    let progress: ProgressView<Label>

    static var _shape: ViewShape { .element }

    static func _plan(_ plan: ViewPlan, at offset: Int) {
        ProgressView<Label>.planParts(plan, at: offset + Field.offset(of: \Self.progress))
    }
}

/// Makes the progress that lies in a view.
final class StyledProgressOperations<Label: View>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
        StyledProgressView._makeNode(content(value), place)
    }

    override func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        StyledProgressView._updateNode(node, content(new))
    }

    private func content(_ value: UnsafeRawPointer) -> StyledProgressView<Label> {
        StyledProgressView(progress: value.assumingMemoryBound(to: ProgressView<Label>.self).pointee)
    }
}
