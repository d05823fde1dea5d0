import Martlet

enum Note3Listing8 {
    final class Model: ObservableObject { @Published var value = 0 }

    struct CounterView: View {
        @StateObject private var model = Model()

        var body: some View {
            Button("Incremenet: \(model.value))") {
                model.value += 1
            }
        }
    }
}
