import Martlet

enum Note4Listing3 {
    struct ContentView: View {
        var body: some View {
            ForEach(1...3, id: \.self) { x in
                Text("Item \(x)")
            }
        }
    }
}
