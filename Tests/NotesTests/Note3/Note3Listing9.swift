import Martlet

enum Note3Listing9 {
    enum First {
        struct Counter: View {
            var value: Int
            var setValue: (Int) -> ()
            var body: some View {
                Button("Increment: \(value)") { setValue(value + 1) }
            }
        }

        // Using `Counter`
        struct CounterView: View {
            @State private var value = 0
            var body: some View {
                Counter(value: value, setValue: { value = $0 })
            }
        }
    }

    // Or this version
    struct Counter: View {
        var _value: Binding<Int>
        var value: Int {
            get { _value.wrappedValue }
            nonmutating set { _value.wrappedValue = newValue }
        }
        init(value: Binding<Int>) {
            self._value = value
        }
        var body: some View {
            Button("Increment: \(value)") { value += 1 }
        }
    }

    // The initialize's only job is to expose a nicer API without an underscorder `_value` label for its parameter:
    struct ContentView: View {
        @State private var value = 0
        var body: some View {
            Counter(value: Binding(get: { value }, set: { value = $0 }))
        }
    }
}
