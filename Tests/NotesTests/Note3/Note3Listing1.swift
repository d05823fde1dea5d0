import Martlet

enum Note3Listing1 {
    struct ContentView: View {
        var showText: Bool

        var body: some View {
            HStack {
                Text("Hello")  // Static view
                if showText {
                    Text(", World!")  // dynamic view
                }
            }
        }
    }
}
