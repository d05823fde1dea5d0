import Martlet

enum Note4Listing7 {
    /// A disc with a mark on it.
    struct KnobShape: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path(ellipseIn: rect)
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.midY))
            return path
        }
    }

    struct Knob: View {
        @Binding var value: Double

        var body: some View {
            KnobShape()
                .fill(Color.primary)
                .rotationEffect(Angle(degrees: value * 330))
                .onTapGesture {
                    withAnimation(.default) {
                        self.value = self.value < 0.5 ? 1 : 0
                    }
                }
        }
    }
}
