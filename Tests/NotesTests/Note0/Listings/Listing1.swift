import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 1: a description of a UI.
enum Note0Listing1 {
    struct ContentView: View {
        var body: some View {
            VStack {
                Text("Hello, World!")
                    .font(.title)
                Image(systemName: "globe")
            }
        }
    }
}
