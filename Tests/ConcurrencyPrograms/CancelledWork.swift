// A task that is stored in state and canceled by another button, with a progress display.
// press: start
// expect: working
// press: cancel
// expect: cancelled
// press: quick
// expect: done, 100 percent

import Martlet

struct ExportView: View {
    @State private var export: Task<Void, Never>?
    @State private var progress = 0
    @State private var status = "ready"

    var body: some View {
        VStack {
            Text("\(status), \(progress) percent")
            ProgressView(value: Double(progress), total: 100)
            Button("Start") { begin(pause: .seconds(60)) }.accessibilityIdentifier("start")
            Button("Quick") { begin(pause: .milliseconds(1)) }.accessibilityIdentifier("quick")
            Button("Cancel") { export?.cancel() }.accessibilityIdentifier("cancel")
        }
    }

    private func begin(pause: Duration) {
        export?.cancel()
        export = Task {
            status = "working"
            for step in 0...10 {
                progress = step * 10
                do {
                    try await Task.sleep(for: pause)
                } catch {
                    status = "cancelled"
                    return
                }
            }
            status = "done"
        }
    }
}

@main struct ExportApp: App {
    var body: some Scene { WindowGroup("Export") { ExportView() } }
}
