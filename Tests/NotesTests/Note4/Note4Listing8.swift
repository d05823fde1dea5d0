import Martlet

enum Note4Listing8 {
    typealias Knob = Note4Listing7.Knob

    struct ContentView: View {
        @State var value: Double = 0.5
        @State var knobSize: CGFloat = 0.1

        var body: some View {
            VStack {
                Knob(value: $value)
                    .frame(width: 100, height: 100)
                HStack {
                    Text("Value")
                    Slider(value: $value, in: 0...1)
                }
                HStack {
                    Text("Knob Size")
                    Slider(value: $knobSize, in: 0...0.4)
                }
                Button(
                    "Toggle",
                    action: {
                        withAnimation(.default) {
                            self.value = self.value == 0 ? 1 : 0
                        }
                    })
            }
        }
    }
}
