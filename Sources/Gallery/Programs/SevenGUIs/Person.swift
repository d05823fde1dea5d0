import Martlet

struct Person: Identifiable, Codable, Equatable {
    let id: Int
    var name: String
    var surname: String
}

/// A directory of up to a hundred people.
struct PersonList: Codable {
    private(set) var people = [
        Person(id: 1, name: "Hans", surname: "Emil"),
        Person(id: 2, name: "Max", surname: "Mustermann"),
        Person(id: 3, name: "Roman", surname: "Tisch"),
    ]
    private var nextID = 4

    var isFull: Bool { people.count >= 100 }

    /// The people whose surnames begin with `prefix`.
    func people(beginningWith prefix: String) -> [Person] {
        people.filter { $0.surname.lowercased().hasPrefix(prefix.lowercased()) }
    }

    /// Adds a person, and returns the new entry's identifier.
    mutating func create(_ name: String, _ surname: String) -> Person.ID? {
        guard !isFull else { return nil }
        defer { nextID += 1 }
        people.append(Person(id: nextID, name: Self.trimmed(name), surname: Self.trimmed(surname)))
        return nextID
    }

    mutating func update(_ id: Person.ID, _ name: String, _ surname: String) {
        guard let index = people.firstIndex(where: { $0.id == id }) else { return }
        people[index].name = Self.trimmed(name)
        people[index].surname = Self.trimmed(surname)
    }

    mutating func delete(_ id: Person.ID) { people.removeAll { $0.id == id } }

    private static func trimmed(_ text: String) -> String { String(text.prefix(bytes: 120)) }
}
