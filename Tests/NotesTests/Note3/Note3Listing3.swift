import Martlet

enum Note3Listing3 {
    struct ContentView: View {
        var body: some View {
            Text("Hello").id("")
        }
    }
}
