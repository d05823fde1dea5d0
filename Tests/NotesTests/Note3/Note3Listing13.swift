import Martlet

enum Note3Listing13 {
    struct ContentView: View {
        var body: some View {
            let _ = Self._printChanges()
            Text("Hello, World!")
        }
    }
}
