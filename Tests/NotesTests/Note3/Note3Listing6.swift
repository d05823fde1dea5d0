import Martlet

enum Note3Listing6 {
    @Observable final class Model { var value = 0 }

    struct Counter: View {
        @State var model: Model

        init(model: Model) {
            self.model = model
        }

        var body: some View {
            Button("\(model.value)") { model.value += 1 }
        }
    }
}
