import Martlet

struct KnobExample: View {
    @State private var value = 0.5
    @State private var knobSize = 0.1

    var body: some View {
        VStack(spacing: 16) {
            Knob(value: $value, pointerSize: knobSize)
            Slider(value: $value, in: 0...1) {
                Text("Value").frame(width: 80, alignment: .leading)
            }
            Slider(value: $knobSize, in: 0.05...0.4) {
                Text("Knob size").frame(width: 80, alignment: .leading)
            }
            Button("Toggle") {
                withAnimation { value = value == 0 ? 1 : 0 }
            }
        }
    }
}

private struct Knob: View {
    @Binding var value: Double
    let pointerSize: Double

    var body: some View {
        KnobShape(pointerSize: pointerSize)
            .fill(.primary)
            .rotationEffect(.degrees(value * 330))
            .frame(width: 120, height: 120)
            .onTapGesture {
                withAnimation { value = value < 0.5 ? 1 : 0 }
            }
            .accessibilityLabel("Knob")
    }
}

private struct KnobShape: Shape {
    let pointerSize: Double

    func path(in rect: CGRect) -> Path {
        let height = rect.height * pointerSize
        return Path { path in
            path.addEllipse(in: rect.insetBy(dx: height, dy: height))
            path.addRect(CGRect(x: rect.midX - 5, y: rect.minY, width: 10, height: height + 2))
        }
    }
}
