import Martlet

struct CounterApp: App {
    var body: some Scene {
        WindowGroup("Counter") { Counter() }
    }
}

struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Increment") { count += 1 }
        }
    }
}
