import SwiftUI

struct NotesView: View {
    @State private var store = NoteStore()
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            FolderList()
                .navigationDestination(for: Folder.self) { NoteList(folder: $0, path: $path) }
                .navigationDestination(for: Note.ID.self) { NoteEditor(id: $0) }
        }
        .environment(store)
        .tint(.yellow)
    }
}

private struct FolderList: View {
    @Environment(NoteStore.self) private var store
    @State private var isNamingFolder = false
    @State private var name = ""

    var body: some View {
        List {
            Section("On My iPhone") {
                ForEach(store.folders) { folder in
                    NavigationLink(value: folder) {
                        Label(folder.name, systemImage: folder.symbol)
                            .badge(store.notes(in: folder.id, matching: "").count)
                    }
                }
                .onDelete { store.deleteFolders(at: $0) }
                .onMove { store.folders.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        .navigationTitle("Folders")
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { EditButton() }
            ToolbarItemGroup(placement: .bottomBar) {
                Button {
                    name = ""
                    isNamingFolder = true
                } label: {
                    Label("New Folder", systemImage: "folder.badge.plus")
                }
                Spacer()
            }
        }
        .alert("New Folder", isPresented: $isNamingFolder) {
            TextField("Name", text: $name)
            Button("Cancel", role: .cancel) {}
            Button("Save") { store.addFolder(named: name) }
        } message: {
            Text("Enter a name for this folder.")
        }
    }
}

private struct NoteList: View {
    let folder: Folder
    @Binding var path: NavigationPath
    @Environment(NoteStore.self) private var store
    @State private var query = ""

    private var found: [Note] { store.notes(in: folder.id, matching: query) }

    var body: some View {
        List {
            section("Pinned", notes: found.filter(\.isPinned))
            section("Notes", notes: found.filter { !$0.isPinned })
        }
        .overlay {
            if found.isEmpty {
                if query.isEmpty {
                    ContentUnavailableView(
                        "No Notes", systemImage: "note.text", description: Text("Notes you write appear here."))
                } else {
                    ContentUnavailableView.search(text: query)
                }
            }
        }
        .searchable(text: $query)
        .navigationTitle(folder.name)
        .toolbar {
            ToolbarItem(placement: .bottomBar) {
                Text("\(found.count) Notes").font(.caption)
            }
            ToolbarItem(placement: .bottomBar) {
                Button("New Note", systemImage: "square.and.pencil") {
                    path.append(store.addNote(to: folder.id).id)
                }
            }
        }
    }

    @ViewBuilder
    private func section(_ title: LocalizedStringKey, notes: [Note]) -> some View {
        if !notes.isEmpty {
            Section(title) {
                ForEach(notes) { note in
                    NavigationLink(value: note.id) { NoteRow(note: note) }
                        .swipeActions(edge: .leading) {
                            Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") { store.togglePin(note) }
                                .tint(.orange)
                        }
                        .swipeActions {
                            Button("Delete", systemImage: "trash", role: .destructive) { store.delete(note) }
                        }
                }
            }
        }
    }
}

private struct NoteRow: View {
    let note: Note

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(note.title.isEmpty ? "New Note" : note.title)
                .font(.headline)
                .lineLimit(1)
            HStack {
                Text(note.modified, format: .dateTime.hour().minute())
                Text(note.text.isEmpty ? "No additional text" : note.text)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            .font(.subheadline)
        }
    }
}
