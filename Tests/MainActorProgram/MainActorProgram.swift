import Dispatch
import Glibc
import Martlet

/// A program as Xcode begins one: everything belongs to the main actor.
@main
struct MainActorProgram: App {
    @State private var visits = 0

    var body: some Scene {
        WindowGroup("Notes", path: "/") { NotesPage() }
        WindowGroup("Counter", path: "/counter") { CounterPage() }
    }
}

@Observable
final class NotesModel {
    private(set) var notes: [Note] = []
    private(set) var isLoading = false

    func load() async {
        isLoading = true
        notes = await Archive.shared.latest()
        isLoading = false
    }

    func add(_ text: String) { notes.append(Note(id: notes.count + 1, text: text)) }
}

struct Note: Identifiable {
    let id: Int
    var text: String
}

/// Shared by all visitors.
@Observable
final class Archive {
    static let shared = Archive()
    private(set) var readers = 0

    func latest() async -> [Note] {
        readers += 1
        try? await Task.sleep(for: .milliseconds(10))
        return [Note(id: 1, text: "Milk"), Note(id: 2, text: "Bread")]
    }
}

struct NotesPage: View {
    @State private var model = NotesModel()

    var body: some View {
        VStack {
            Text("\(model.notes.count) notes").accessibilityIdentifier("notes")
            Text("\(Archive.shared.readers > 0 ? "read" : "unread")").accessibilityIdentifier("archive")
            ForEach(model.notes) { note in NoteRow(note: note) }
            Button("Add") { model.add("Butter") }.accessibilityIdentifier("add")
        }
        .task { await model.load() }
    }
}

struct NoteRow: View, Equatable {
    let note: Note

    nonisolated static func == (left: NoteRow, right: NoteRow) -> Bool {
        left.note.id == right.note.id && left.note.text == right.note.text
    }

    var body: some View { Text(note.text) }
}

struct CounterPage: View {
    @State private var count = 0
    @State private var seconds = 0

    var body: some View {
        VStack {
            Text("\(count)").accessibilityIdentifier("count")
            Button("Increment") { count += 1 }.accessibilityIdentifier("inc")
            Button("On the main queue") { DispatchQueue.main.async { count += 10 } }.accessibilityIdentifier("queue")
            Button("Later") {
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
                    withAnimation { count += 100 }
                }
            }
            .accessibilityIdentifier("later")
            Button("In a task") { Task { @MainActor in count += 1_000 } }.accessibilityIdentifier("task")
            Button("Detached") {
                Task.detached {
                    let amount = 10_000
                    await MainActor.run { count += amount }
                }
            }
            .accessibilityIdentifier("detached")
            Button("For ever") { while true { sleep(1) } }.accessibilityIdentifier("block")
            Button("Slow") { spin(milliseconds: 300) }.accessibilityIdentifier("slow")
        }
    }

    private func spin(milliseconds: Int) {
        let end = ContinuousClock.now + .milliseconds(milliseconds)
        while ContinuousClock.now < end {}
        count += 1
    }
}
