import Martlet

enum Note2Listing1 {
    struct ContentView: View {
        @State private var counter: Int = 0
        var body: some View {
            VStack {
                Text("Counter: \(counter)")
                Button {
                    counter += 1
                } label: {
                    Text("Counter +1")
                }
            }
            .padding()
        }
    }
}
