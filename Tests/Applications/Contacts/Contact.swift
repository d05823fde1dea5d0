import Foundation
import Observation

struct Contact: Identifiable, Hashable, Codable {
    enum Kind: String, CaseIterable, Codable, Identifiable {
        case family, friend, work
        var id: Self { self }
        var name: String { rawValue.capitalized }
    }

    let id: Int
    var first = ""
    var last = ""
    var phone = ""
    var email = ""
    var kind = Kind.friend
    var birthday: Date?
    var isFavorite = false

    var name: String { [first, last].filter { !$0.isEmpty }.joined(separator: " ") }
    var initials: String { String([first, last].compactMap(\.first)) }
    var letter: String { (last.isEmpty ? first : last).prefix(1).uppercased() }
}

@Observable
final class ContactBook {
    var contacts = [
        Contact(id: 1, first: "Ada", last: "Lovelace", phone: "020 1815", email: "ada@example.org", isFavorite: true),
        Contact(id: 2, first: "Alan", last: "Turing", phone: "01865 1912", email: "alan@example.org", kind: .work),
        Contact(id: 3, first: "Grace", last: "Hopper", phone: "212 1906", email: "grace@example.org", kind: .work),
        Contact(id: 4, first: "Mary", last: "Lovelace", phone: "020 1836", kind: .family),
        Contact(id: 5, first: "Edsger", last: "Dijkstra", email: "edsger@example.org"),
    ]
    /// The identifiers of the favorites, in the visitor's order.
    var favorites = [1, 3]

    func contact(_ id: Contact.ID) -> Contact? { contacts.first { $0.id == id } }

    func sections(matching query: String) -> [(letter: String, contacts: [Contact])] {
        let found = contacts.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
        return Dictionary(grouping: found, by: \.letter)
            .map { (letter: $0.key, contacts: $0.value.sorted { ($0.last, $0.first) < ($1.last, $1.first) }) }
            .sorted { $0.letter < $1.letter }
    }

    func save(_ contact: Contact) {
        if let index = contacts.firstIndex(where: { $0.id == contact.id }) {
            contacts[index] = contact
        } else {
            contacts.append(contact)
        }
    }

    func delete(_ id: Contact.ID) {
        contacts.removeAll { $0.id == id }
        favorites.removeAll { $0 == id }
    }

    func newContact() -> Contact { Contact(id: (contacts.map(\.id).max() ?? 0) + 1) }
}
