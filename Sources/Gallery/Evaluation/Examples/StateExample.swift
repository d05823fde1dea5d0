import Martlet

struct StateExample: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ReadCounter()
            Divider()
            UnreadCounter()
            Divider()
            ObjectCounter()
        }
    }
}

private struct ReadCounter: View {
    @State private var counter = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text("A state that body reads").font(.headline)
            Text("Counter: \(counter)")
            Button("Counter + 1") { counter += 1 }
        }
    }
}

private struct UnreadCounter: View {
    @State private var counter = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text("A state that body does not read").font(.headline)
            Button("Unread counter + 1") { counter += 1 }
        }
    }
}

private final class CounterModel: ObservableObject {
    @Published var counter = 0
}

private struct ObjectCounter: View {
    @StateObject private var model = CounterModel()

    var body: some View {
        VStack(alignment: .leading) {
            Text("An observable object that body does not read").font(.headline)
            Button("Object’s counter + 1") { model.counter += 1 }
        }
    }
}
