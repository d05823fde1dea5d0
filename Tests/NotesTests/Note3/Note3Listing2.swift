import Martlet

enum Note3Listing2 {
    struct ContentView: View {
        var greeting: String?

        var body: some View {
            HStack {
                Image(systemName: "hand.wave")
                if let g = greeting {
                    Text(g)
                } else {
                    Text("Hello")
                }
            }
        }
    }
}
