import SwiftUI

struct ContactsView: View {
    @State private var book = ContactBook()

    var body: some View {
        TabView {
            Tab("Favorites", systemImage: "star") { FavoriteList() }
            Tab("Contacts", systemImage: "person.crop.circle") { ContactList() }
        }
        .environment(book)
    }
}

private struct FavoriteList: View {
    @Environment(ContactBook.self) private var book
    @State private var editMode = EditMode.inactive

    var body: some View {
        NavigationStack {
            List {
                ForEach(book.favorites.compactMap(book.contact)) { contact in
                    NavigationLink(value: contact.id) { ContactRow(contact: contact) }
                }
                .onDelete { book.favorites.remove(atOffsets: $0) }
                .onMove { book.favorites.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
            .navigationTitle("Favorites")
            .navigationDestination(for: Contact.ID.self) { ContactPage(id: $0) }
            .toolbar { EditButton() }
            .environment(\.editMode, $editMode)
        }
    }
}

private struct ContactList: View {
    @Environment(ContactBook.self) private var book
    @State private var query = ""
    @State private var newContact: Contact?

    var body: some View {
        let sections = book.sections(matching: query)
        NavigationStack {
            List {
                ForEach(sections, id: \.letter) { section in
                    Section(section.letter) {
                        ForEach(section.contacts) { contact in
                            NavigationLink(value: contact.id) { Text(contact.name) }
                        }
                        .onDelete { offsets in
                            for offset in offsets { book.delete(section.contacts[offset].id) }
                        }
                    }
                }
            }
            .overlay { if sections.isEmpty { ContentUnavailableView.search(text: query) } }
            .searchable(text: $query, prompt: "Names")
            .navigationTitle("Contacts")
            .navigationDestination(for: Contact.ID.self) { ContactPage(id: $0) }
            .toolbar {
                Button("Add", systemImage: "plus") { newContact = book.newContact() }
            }
            .sheet(item: $newContact) { ContactForm(contact: $0, isNew: true) }
        }
    }
}

private struct ContactRow: View {
    let contact: Contact

    var body: some View {
        HStack(spacing: 12) {
            Avatar(contact: contact, size: 40)
            VStack(alignment: .leading) {
                Text(contact.name)
                Text(contact.kind.name).font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

struct Avatar: View {
    let contact: Contact
    let size: Double

    var body: some View {
        Text(contact.initials)
            .font(.system(size: size * 0.4, weight: .medium))
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(Color(white: 0.45), in: .circle)
            .accessibilityHidden(true)
    }
}
