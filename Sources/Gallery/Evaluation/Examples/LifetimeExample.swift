import Martlet

@Observable private final class Journal {
    private(set) var entries: [String] = []
    private var written = 0

    func write(_ text: String) {
        written += 1
        entries = Array((["\(written). \(text)"] + entries).prefix(8))
    }
}

struct LifetimeExample: View {
    @State private var journal = Journal()
    @State private var isShown = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Button(isShown ? "Hide the clock" : "Show the clock") { isShown.toggle() }
            if isShown { ClockView(journal: journal) }
            Divider()
            JournalView(journal: journal)
        }
    }
}

private struct ClockView: View {
    let journal: Journal
    @State private var seconds = 0

    var body: some View {
        Text(counted(seconds, "second"))
            .font(.title)
            .monospacedDigit()
            .onAppear { journal.write("onAppear") }
            .onDisappear { journal.write("onDisappear") }
            .onChange(of: seconds / 5) { old, new in journal.write("onChange from \(old) to \(new)") }
            .task {
                journal.write("task begins")
                while (try? await Task.sleep(for: .seconds(1))) != nil { seconds += 1 }
                journal.write("task was cancelled")
            }
    }
}

private struct JournalView: View {
    let journal: Journal

    var body: some View {
        VStack(alignment: .leading) {
            if journal.entries.isEmpty { Text("Nothing has happened yet.").foregroundStyle(.secondary) }
            ForEach(journal.entries, id: \.self) { entry in Text(entry) }
        }
    }
}
