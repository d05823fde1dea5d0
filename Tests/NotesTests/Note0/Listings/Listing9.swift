import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 9: a parent with the state of a toggle.
enum Note0Listing9 {
    typealias ToggleView = Note0Listing10.ToggleView

    // This parent view owns the source of truth.
    struct ContentView: View {
        // The @State property is the single source of truth.
        @State private var isEnabled = false

        var body: some View {
            VStack {
                if isEnabled {
                    Text("The feature is ON")
                        .foregroundColor(.green)
                } else {
                    Text("The feature is OFF")
                        .foregroundColor(.red)
                }

                // The parent passes a binding to the child using the '$' sign.
                ToggleView(isFeatureEnabled: $isEnabled)
            }
            .padding()
        }
    }
}
