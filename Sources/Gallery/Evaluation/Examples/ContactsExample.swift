import Martlet

private final class Contact: ObservableObject, Identifiable {
    let id: Int
    @Published var name: String
    @Published var city: String

    init(id: Int, name: String, city: String) {
        self.id = id
        self.name = name
        self.city = city
    }
}

struct ContactsExample: View {
    @State private var contacts = [
        Contact(id: 1, name: "Luan Nguyen", city: "Hanoi"),
        Contact(id: 2, name: "Steve Jobs", city: "San Francisco"),
        Contact(id: 3, name: "Tim Cook", city: "Florida"),
    ]
    @State private var selection: Int?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(contacts) { contact in
                Button(contact.name) { selection = contact.id }
            }
            Divider()

            if let contact = contacts.first(where: { $0.id == selection }) {
                Detail(contact: contact)
                UnsubscribedDetail(contact: contact)
                Button("Move to Oslo") { contact.city = "Oslo" }
            } else {
                Text("Choose a contact.").foregroundStyle(.secondary)
            }
        }
    }
}

private struct Detail: View {
    @ObservedObject var contact: Contact

    var body: some View {
        VStack(alignment: .leading) {
            Text(contact.name).bold()
            Text(contact.city)
        }
    }
}

// Without @ObservedObject, nobody tells this view of changes.
private struct UnsubscribedDetail: View {
    var contact: Contact

    var body: some View {
        Text("Unsubscribed: \(contact.city)").foregroundStyle(.secondary)
    }
}
