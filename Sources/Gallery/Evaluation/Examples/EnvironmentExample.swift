import Martlet

private struct ThemeColorKey: EnvironmentKey {
    static let defaultValue = Color.gray
}

extension EnvironmentValues {
    fileprivate var themeColor: Color {
        get { self[ThemeColorKey.self] }
        set { self[ThemeColorKey.self] = newValue }
    }
}

struct EnvironmentExample: View {
    @State private var brandColor = Color.purple
    @State private var visitors = 1

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button("Change the theme") { brandColor = brandColor == .purple ? .orange : .purple }
                Button("Visitors: \(visitors)") { visitors += 1 }
            }
            IntermediateView()
        }
        .environment(\.themeColor, brandColor)
    }
}

private struct IntermediateView: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("This view knows nothing about the color.")
            ChildView()
        }
        .padding()
        .frame(maxWidth: .infinity)
        .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
    }
}

private struct ChildView: View {
    @Environment(\.themeColor) private var color

    var body: some View {
        Text("Hello from the child view!")
            .font(.title3)
            .padding()
            .background(color.opacity(0.2), in: RoundedRectangle(cornerRadius: 10))
    }
}
