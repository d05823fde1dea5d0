import Martlet

/// A program as Xcode's template starts it: everything is isolated to the main actor.
@main
struct MainActorProgram: App {
    @State private var visits = 0

    var body: some Scene {
        WindowGroup("Notes", path: "/") { NotesPage() }
        WindowGroup("Ways", path: "/ways") { WaysPage() }
        WindowGroup("Counter", path: "/counter") { CounterPage() }
        WindowGroup("Busy", path: "/bench/busy") { BusyPage() }
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

/// All visitors share this object.
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
