import SwiftUI

struct ContactPage: View {
    let id: Contact.ID
    @Environment(ContactBook.self) private var book
    @Environment(\.dismiss) private var dismiss
    @State private var edited: Contact?
    @State private var isDeleting = false

    var body: some View {
        if let contact = book.contact(id) {
            List {
                Section {
                    VStack(spacing: 8) {
                        Avatar(contact: contact, size: 88)
                        Text(contact.name).font(.title2.bold())
                    }
                    .frame(maxWidth: .infinity)
                }
                .listRowBackground(Color.clear)
                Section {
                    if !contact.phone.isEmpty { LabeledContent("Phone", value: contact.phone) }
                    if !contact.email.isEmpty { LabeledContent("E-mail", value: contact.email) }
                    if let birthday = contact.birthday {
                        LabeledContent("Birthday", value: birthday, format: .dateTime.day().month(.wide))
                    }
                    LabeledContent("Group", value: contact.kind.name)
                }
                Section {
                    Button(isFavorite ? "Remove from Favorites" : "Add to Favorites", action: toggleFavorite)
                    Button("Delete Contact", role: .destructive) { isDeleting = true }
                }
            }
            .navigationTitle(contact.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Edit") { edited = contact } }
            .sheet(item: $edited) { ContactForm(contact: $0, isNew: false) }
            .confirmationDialog("Delete \(contact.name)?", isPresented: $isDeleting, titleVisibility: .visible) {
                Button("Delete Contact", role: .destructive) {
                    dismiss()
                    book.delete(id)
                }
            }
        }
    }

    private var isFavorite: Bool { book.favorites.contains(id) }

    private func toggleFavorite() {
        if isFavorite { book.favorites.removeAll { $0 == id } } else { book.favorites.append(id) }
    }
}

struct ContactForm: View {
    private enum Field { case first, last, phone, email }

    @State var contact: Contact
    let isNew: Bool
    @Environment(ContactBook.self) private var book
    @Environment(\.dismiss) private var dismiss
    @State private var hasBirthday = false
    @State private var birthday = Date(timeIntervalSince1970: 631_152_000)
    @FocusState private var focus: Field?

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("First name", text: $contact.first).focused($focus, equals: .first)
                    TextField("Last name", text: $contact.last).focused($focus, equals: .last)
                }
                Section {
                    TextField("Phone", text: $contact.phone)
                        .keyboardType(.phonePad)
                        .focused($focus, equals: .phone)
                    TextField("E-mail", text: $contact.email)
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .focused($focus, equals: .email)
                }
                Section {
                    Picker("Group", selection: $contact.kind) {
                        ForEach(Contact.Kind.allCases) { Text($0.name).tag($0) }
                    }
                    Toggle("Birthday", isOn: $hasBirthday)
                    if hasBirthday { DatePicker("Date", selection: $birthday, displayedComponents: .date) }
                }
            }
            .onSubmit { focus = focus == .first ? .last : focus == .last ? .phone : nil }
            .navigationTitle(isNew ? "New Contact" : "Edit Contact")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done", action: save).disabled(contact.name.isEmpty)
                }
            }
            .onAppear {
                hasBirthday = contact.birthday != nil
                birthday = contact.birthday ?? birthday
                if isNew { focus = .first }
            }
        }
    }

    private func save() {
        contact.birthday = hasBirthday ? birthday : nil
        book.save(contact)
        dismiss()
    }
}
