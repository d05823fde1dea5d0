import Martlet

fileprivate extension EnvironmentValues {
    @Entry var themeColor: Color = .blue
}

/// “SwiftUI Evaluation and Rendering”, listing 16: the key with `@Entry`, and a view that reads it.
enum Note0Listing16 {
    struct Reader: View {
        @Environment(\.themeColor) var color

        var body: some View { Text("theme").foregroundColor(color) }
    }
}
