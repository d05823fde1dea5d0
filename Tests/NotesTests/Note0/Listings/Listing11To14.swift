import Martlet

/// “SwiftUI Evaluation and Rendering”, listings 11, 13 and 14: an environment value in the older way.
enum Note0Listing11 {
    // Define a new key for a custom accent color.
    struct CustomAccentColorKey: EnvironmentKey {
        // Provide a default value that will be used if none is set.
        static let defaultValue: Color = .blue
    }

    struct ParentView: View {
        var body: some View {
            VStack {
                Text("Parent View")
                ChildView()
            }
            // Provide the value for our custom key to this view and its children.
            .environment(\.customAccentColor, .purple)
        }
    }

    struct ChildView: View {
        // Read the value from the environment using its key path.
        @Environment(\.customAccentColor) var accentColor

        var body: some View {
            Text("This is the Child View")
                // The accentColor will be .purple because the parent provided it.
                .foregroundColor(accentColor)
        }
    }

    // If a view is created outside that hierarchy, it will get the default value.
    struct AnotherView: View {
        @Environment(\.customAccentColor) var accentColor

        var body: some View {
            Text("Another View")
                // The accentColor here will be .blue (the default value).
                .foregroundColor(accentColor)
        }
    }
}

private typealias CustomAccentColorKey = Note0Listing11.CustomAccentColorKey

// Listing 12.
fileprivate extension EnvironmentValues {
    // Create a computed property to get and set the value.
    var customAccentColor: Color {
        get { self[CustomAccentColorKey.self] }
        set { self[CustomAccentColorKey.self] = newValue }
    }
}
