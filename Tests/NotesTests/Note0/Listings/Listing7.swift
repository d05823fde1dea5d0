import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 7: a view is evaluated for a property that it does not read.
enum Note0Listing7 {
    // 1. THE SHARED STATE: Two independent properties.
    class AppState: ObservableObject {
        @Published var username: String = "Alex"
        @Published var score: Int = 100
    }

    // 2. THE CHILD VIEW: Only depends on 'username'.
    //    We will watch the print statement in this view.
    struct UsernameDisplayView: View {
        @EnvironmentObject var appState: AppState

        var body: some View {
            // This print statement is the key to our experiment.
            // It will only run if this view's body is re-evaluated.
            let _ = Self._printChanges()

            return Text("User: \(appState.username)")
                .font(.title)
                .padding()
                .background(Color.blue)
                .foregroundColor(.white)
                .cornerRadius(10)
        }
    }

    struct ContentView: View {

        @StateObject private var appState = AppState()

        var body: some View {
            let _ = Self._printChanges()

            return VStack(spacing: 30) {
                Text("This button changes a property that the child view does NOT use.")
                    .multilineTextAlignment(.center)
                    .padding(.horizontal)

                Button("Increase Score to \(appState.score + 10)") {
                    // This changes 'score', which UsernameDisplayView does not read.
                    appState.score += 10
                }
                .font(.title2)

                Divider()

                UsernameDisplayView()
            }
            .padding()
            .environmentObject(appState)  // Inject the state for the child to use.
        }
    }
}
