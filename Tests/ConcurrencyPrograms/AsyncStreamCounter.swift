// A `for await` over an `AsyncStream`, in a model and in a view.
// expect: 10 readings, the last is 10
// press: again
// expect: 20 readings, the last is 10

import Martlet

struct Sensor: Sendable {
    func readings() -> AsyncStream<Int> {
        AsyncStream { continuation in
            let task = Task.detached {
                for number in 1...10 {
                    try? await Task.sleep(for: .milliseconds(1))
                    continuation.yield(number)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

@Observable
final class SensorModel {
    private(set) var count = 0
    private let sensor = Sensor()

    func listen(_ receive: (Int) -> Void) async {
        for await reading in sensor.readings() {
            count += 1
            receive(reading)
        }
    }
}

struct SensorView: View {
    @State private var model = SensorModel()
    @State private var last = 0
    @State private var runs = 0

    var body: some View {
        VStack {
            Text("\(model.count) readings, the last is \(last)")
            Button("Again") { runs += 1 }.accessibilityIdentifier("again")
        }
        .task(id: runs) {
            await model.listen { last = $0 }
        }
    }
}

@main struct SensorApp: App {
    var body: some Scene { WindowGroup("Sensor") { SensorView() } }
}
