// Values of tasks, clocks, priorities, and two tasks that change the same state.
// expect: clock 3
// press: value
// expect: value 42, failed false
// press: fail
// expect: value 42, failed true
// press: both
// expect: shared 40

import Martlet

struct ValueView: View {
    @State private var clock = 0
    @State private var value = 0
    @State private var failed = false
    @State private var shared = 0

    var body: some View {
        VStack {
            Text("clock \(clock)")
            Text("value \(value), failed \(failed ? "true" : "false")")
            Text("shared \(shared)")
            Button("Value") {
                Task(priority: .high) { value = await Task { 42 }.value }
            }
            .accessibilityIdentifier("value")
            Button("Fail") {
                Task {
                    let task = Task<Int, any Error> { throw CancellationError() }
                    if case .failure = await task.result { failed = true }
                }
            }
            .accessibilityIdentifier("fail")
            Button("Both") {
                Task { await count() }
                Task { await count() }
            }
            .accessibilityIdentifier("both")
        }
        .task {
            for _ in 0..<3 {
                try? await Task.sleep(for: .milliseconds(2), clock: ContinuousClock())
                clock += 1
            }
        }
    }

    private func count() async {
        for _ in 0..<20 {
            shared += 1
            await Task.yield()
        }
    }
}

@main struct ValueApp: App {
    var body: some Scene { WindowGroup("Values") { ValueView() } }
}
