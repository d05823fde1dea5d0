import Foundation
import Observation

struct Note: Identifiable, Hashable, Codable {
    let id: Int
    var folderID: Folder.ID
    var title: String
    var text: String
    var isPinned = false
    var modified = Date.now
}

struct Folder: Identifiable, Hashable, Codable {
    var id: String
    var name: String
    var symbol = "folder"
}

@Observable
final class NoteStore {
    var folders = [
        Folder(id: "personal", name: "Personal"),
        Folder(id: "work", name: "Work", symbol: "briefcase"),
        Folder(id: "ideas", name: "Ideas", symbol: "lightbulb"),
    ]
    var notes = [
        Note(
            id: 1, folderID: "personal", title: "Packing list", text: "Tent\nStove\nMap of the valley",
            isPinned: true),
        Note(id: 2, folderID: "personal", title: "Books to return", text: "Three, by Friday."),
        Note(id: 3, folderID: "work", title: "Meeting on Monday", text: "Ask for the numbers of the third quarter."),
        Note(id: 4, folderID: "ideas", title: "A clock that runs backwards", text: "For people who count down."),
    ]

    func notes(in folder: Folder.ID, matching query: String) -> [Note] {
        notes
            .filter { $0.folderID == folder }
            .filter { query.isEmpty || ($0.title + $0.text).localizedCaseInsensitiveContains(query) }
            .sorted { $0.modified > $1.modified }
    }

    func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

    func addNote(to folder: Folder.ID) -> Note {
        let note = Note(id: (notes.map(\.id).max() ?? 0) + 1, folderID: folder, title: "", text: "")
        notes.append(note)
        return note
    }

    func addFolder(named name: String) {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return }
        folders.append(Folder(id: UUID().uuidString, name: name))
    }

    func delete(_ note: Note) { notes.removeAll { $0.id == note.id } }

    func deleteFolders(at offsets: IndexSet) {
        let ids = offsets.map { folders[$0].id }
        notes.removeAll { ids.contains($0.folderID) }
        folders.remove(atOffsets: offsets)
    }

    func togglePin(_ note: Note) {
        guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
        notes[index].isPinned.toggle()
    }
}
