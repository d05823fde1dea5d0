import Martlet

enum Note2Listing11 {
    struct ContentView: View {
        @State var topCounter: Int = 0
        @State var midCounter: Int = 0
        @State var bottomCounter: Int = 0
        var body: some View {
            VStack {
                ButtonWithCounter(counter: topCounter) {
                    topCounter += 1
                }

                ButtonWithCounter(counter: midCounter) {
                    midCounter += 1
                }

                ButtonWithCounter(counter: bottomCounter) {
                    bottomCounter += 1
                }

                NumberView(number: topCounter)
            }
            .padding()
        }
    }

    private struct ButtonWithCounter: View, Equatable {
        let counter: Int
        // This requiers we conform to equatable because its not POD
        let action: () -> Void

        var body: some View {
            Button {
                action()
            } label: {
                Text("Counter: \(counter)")
            }
        }

        static func == (lhs: ButtonWithCounter, rhs: ButtonWithCounter) -> Bool {
            lhs.counter == rhs.counter
        }
    }

    // Already POD so it does not need to conform to Equatable
    private struct NumberView: View {
        let number: Int

        var body: some View {
            Text("\(number)")
        }
    }
}
