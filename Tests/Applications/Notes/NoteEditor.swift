import SwiftUI

struct NoteEditor: View {
    let id: Note.ID
    @Environment(NoteStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var isConfirmingDeletion = false
    @FocusState private var isTitleFocused: Bool

    var body: some View {
        @Bindable var store = store
        if let index = store.notes.firstIndex(where: { $0.id == id }) {
            let note = store.notes[index]
            VStack(alignment: .leading, spacing: 12) {
                TextField("Title", text: $store.notes[index].title)
                    .font(.title2.bold())
                    .focused($isTitleFocused)
                TextEditor(text: $store.notes[index].text)
                    .frame(minHeight: 240)
                    .scrollContentBackground(.hidden)
                    .accessibilityLabel("Text")
            }
            .padding()
            .navigationTitle(note.title.isEmpty ? "New Note" : note.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { toolbar(for: note) }
            .confirmationDialog(
                "Delete “\(note.title)”?", isPresented: $isConfirmingDeletion, titleVisibility: .visible
            ) {
                Button("Delete Note", role: .destructive) {
                    store.delete(note)
                    dismiss()
                }
            }
            .onAppear { isTitleFocused = note.title.isEmpty }
        } else {
            ContentUnavailableView("No Such Note", systemImage: "note.text")
                .navigationTitle("Not Found")
        }
    }

    @ToolbarContentBuilder
    private func toolbar(for note: Note) -> some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            ShareLink(item: note.title + "\n" + note.text)
        }
        ToolbarItem(placement: .secondaryAction) {
            Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin") {
                store.togglePin(note)
            }
        }
        ToolbarItem(placement: .secondaryAction) {
            Menu("Move to Folder", systemImage: "folder") {
                ForEach(store.folders) { folder in
                    Button(folder.name) { move(note, to: folder) }
                        .disabled(folder.id == note.folderID)
                }
            }
        }
        ToolbarItem(placement: .secondaryAction) {
            Button("Delete", systemImage: "trash", role: .destructive) { isConfirmingDeletion = true }
        }
    }

    private func move(_ note: Note, to folder: Folder) {
        guard let index = store.notes.firstIndex(where: { $0.id == note.id }) else { return }
        store.notes[index].folderID = folder.id
    }
}
