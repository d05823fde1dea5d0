import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 10: a child with a binding.
enum Note0Listing10 {
    // This child view receives a binding. It does not own the state.
    struct ToggleView: View {
        // This creates a two-way connection to a Bool from a parent view.
        @Binding var isFeatureEnabled: Bool

        var body: some View {
            // The Toggle control uses the binding directly.
            // When the user taps this, it changes the parent's @State.
            Toggle("Enable Feature", isOn: $isFeatureEnabled)
        }
    }
}
