import Martlet

enum Note4Listing6 {
    typealias LabelView = Note4Listing1.LabelView

    struct ContentView: View {
        @State var counter = 0

        var body: some View {
            VStack {
                Button("Tap me!") {
                    self.counter += 1
                }
                LabelView(number: $counter)
            }
        }
    }
}
