import Martlet

// Define the custom environment key
fileprivate extension EnvironmentValues {
    @Entry var themeColor: Color = .gray  // A default value
}

/// “SwiftUI Evaluation and Rendering”, listing 17: the re-evaluation of views that read the environment.
enum Note0Listing17 {
    // =============================================================================

    // Define the AppState as the source of truth
    class AppState: ObservableObject {
        @Published var brandColor: Color = .purple
    }

    // =============================================================================
    struct ContentView: View {
        // 1. Create and own the AppState instance.
        @StateObject private var appState = AppState()

        var body: some View {
            VStack(spacing: 30) {
                Text("Parent View")
                    .font(.headline)

                // 4. This button changes the source of truth.
                Button("Change Theme to Orange") {
                    appState.brandColor = .orange
                }

                Divider()

                // This child will inherit the environment value.
                ChildView()
            }
            // 2. Inject the brandColor property into the environment.
            //    SwiftUI creates a dependency here.
            .environment(\.themeColor, appState.brandColor)
            .padding()
        }
    }

    // =============================================================================
    struct ChildView: View {
        // 3. Read the themeColor from the environment.
        //    This creates a subscription to that value.
        @Environment(\.themeColor) var color

        var body: some View {
            Text("Hello from the Child View!")
                .font(.largeTitle)
                .padding()
                .background(color)  // Use the color from the environment
                .foregroundColor(.white)
                .cornerRadius(10)
        }
    }
}
