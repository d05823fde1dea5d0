import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 6: an object in the environment.
enum Note0Listing6 {
    class AppSettings: ObservableObject {
        @Published var fontSize = 14.0
    }

    // Ancestor View creates the object and injects it into the environment
    struct AncestorView: View {
        @StateObject private var settings = AppSettings()

        var body: some View {
            IntermediateView()
                .environmentObject(settings)  // Inject 'settings' for all children
        }
    }

    // An intermediate view that DOES NOT need to know about the object
    struct IntermediateView: View {
        var body: some View {
            DeeplyNestedChildView()  // No need to pass 'settings' here
        }
    }

    // The deeply nested child can now access the object directly
    struct DeeplyNestedChildView: View {
        @EnvironmentObject var settings: AppSettings  // Swift finds it in the environment

        var body: some View {
            Text("Font size from the environment is: \(settings.fontSize)")
        }
    }
}
