import Martlet

enum Note3Listing4 {
    struct ContentView: View {
        var highlightes: Bool

        var body: some View {
            HStack {
                Image(systemName: "hand.wave")
                Text("Hello")
                    .background(highlightes ? .red : .clear)
            }
        }
    }
}
