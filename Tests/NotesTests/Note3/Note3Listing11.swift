import Martlet

enum Note3Listing11 {
    @Observable final class Model { var value = 0 }

    struct Counter: View {
        @Bindable var model: Model
        var body: some View {
            Stepper("Increment: \(model.value)", value: $model.value)
        }
    }

    struct CounterView: View {
        @State private var model = Model()
        var body: some View {
            Counter(model: model)
        }
    }
}
