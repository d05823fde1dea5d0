import Martlet

/// A row of buttons, one for each value, of which one is selected.
struct SegmentedPicker<Value: Hashable>: View {
    let title: String
    let values: [Value]
    @Binding var selection: Value
    let label: (Value) -> String

    init(
        _ title: String, selection: Binding<Value>, values: [Value], label: @escaping (Value) -> String
    ) {
        self.title = title
        self.values = values
        _selection = selection
        self.label = label
    }

    var body: some View {
        HStack(spacing: 2) {
            ForEach(values, id: \.self) { value in
                Button(label(value)) { selection = value }
                    .buttonStyle(Segment(isSelected: value == selection))
                    .accessibilityAddTraits(value == selection ? .isSelected : [])
            }
        }
        .padding(3)
        .background(Color.secondary.opacity(0.15), in: .rect(cornerRadius: 10))
        .accessibilityElement(children: .contain)
        .accessibilityLabel(title)
    }
}

private struct Segment: ButtonStyle {
    let isSelected: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline)
            .fontWeight(isSelected ? .semibold : .regular)
            .padding(.horizontal, 12)
            .frame(minHeight: 32)
            .background(isSelected ? AnyShapeStyle(.background) : AnyShapeStyle(.clear))
            .cornerRadius(8)
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}
