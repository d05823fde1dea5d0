import Martlet

// 1. Define the key
private struct ThemeColorKey: EnvironmentKey {
    static let defaultValue: Color = .blue
}

// 2. Extend EnvironmentValues
fileprivate extension EnvironmentValues {
    var themeColor: Color {
        get { self[ThemeColorKey.self] }
        set { self[ThemeColorKey.self] = newValue }
    }
}

/// “SwiftUI Evaluation and Rendering”, listing 15: the key before `@Entry`, and a view that reads it.
enum Note0Listing15 {
    struct Reader: View {
        @Environment(\.themeColor) var color

        var body: some View { Text("theme").foregroundColor(color) }
    }
}
