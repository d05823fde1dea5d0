import Martlet

enum Note3Listing10 {
    struct Counter: View {
        @Binding var value: Int
        var body: some View {
            Button("Increment: \(value)") { value += 1 }
        }
    }

    struct CounterView: View {
        @State var value: Int = 0
        var body: some View {
            Counter(value: $value)
        }
    }
}
