// `Task { @MainActor in … }` and `MainActor.run`, from a button and from a detached task.
// press: task
// expect: task 1, run 0
// press: run
// expect: task 1, run 1

import Martlet

struct HopView: View {
    @State private var task = 0
    @State private var run = 0

    var body: some View {
        VStack {
            Text("task \(task), run \(run)")
            Button("Task") {
                Task { @MainActor in
                    try? await Task.sleep(for: .milliseconds(2))
                    task += 1
                }
            }
            .accessibilityIdentifier("task")
            Button("Run") {
                Task.detached {
                    let number = 1
                    await MainActor.run { run += number }
                }
            }
            .accessibilityIdentifier("run")
        }
    }
}

@main struct HopApp: App {
    var body: some Scene { WindowGroup("Hop") { HopView() } }
}
