import Martlet

enum Note3Listing5 {
    struct Counetr: View {
        private var _value = State(initialValue: 0)
        private var value: Int {
            get { _value.wrappedValue }
            nonmutating set { _value.wrappedValue = newValue }
        }

        var body: some View {
            Button("Incremenet: \(value))") {
                value += 1
            }
        }
    }
}
