import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 21: a model that is passed as a constant.
enum Note0Listing21 {
    // --- The Model ---
    // This is the source of truth.
    @Observable
    class UserSettings {
        var username: String = "Guest"
    }

    // --- The Child View ---
    // It receives the model as a simple 'let' constant.
    // It has no ability to change the model.
    struct ChildView: View {
        let settings: UserSettings

        var body: some View {
            // It just reads the property and displays it.
            Text("Child View: Hello, \(settings.username)")
                .font(.caption)
                .foregroundColor(.secondary)
        }
    }

    // --- The Parent View ---
    struct ContentView: View {
        // The parent view owns the model using @State.
        @State private var settings = UserSettings()

        var body: some View {
            VStack(spacing: 20) {
                // The parent reads the property.
                Text("Parent View: Hello, \(settings.username)")
                    .font(.largeTitle)

                // We pass the entire model object to the child.
                ChildView(settings: settings)

                // This button in the parent changes the state.
                Button("Log In as 'Alex'") {
                    settings.username = "Alex"
                }
            }
            .padding()
        }
    }
}
