import Martlet

/// Something to do.
struct TodoItem: Identifiable, Codable, Equatable {
    let id: Int
    var title: String
    var isDone = false
}

/// The items of a list.
struct TodoList: Codable, Equatable {
    static let itemLimit = 200
    static let titleLimit = 200

    var items = [
        TodoItem(id: 1, title: "Water the tomatoes", isDone: true),
        TodoItem(id: 2, title: "Book the train to Basel"),
        TodoItem(id: 3, title: "Write to Grandmother"),
    ]

    var openCount: Int { items.count { !$0.isDone } }
    var doneCount: Int { items.count - openCount }
    var isFull: Bool { items.count >= Self.itemLimit }

    mutating func add(_ title: String) {
        guard let title = Self.cleaned(title), !isFull else { return }
        items.append(TodoItem(id: (items.map(\.id).max() ?? 0) + 1, title: title))
    }

    mutating func remove(_ item: TodoItem) { items.removeAll { $0.id == item.id } }

    mutating func removeDone() { items.removeAll(where: \.isDone) }

    /// A title without space around it and no longer than allowed; `nil` if nothing is left.
    static func cleaned(_ title: String) -> String? {
        let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : String(words.prefix(bytes: titleLimit))
    }
}

/// Which items a list shows.
enum TodoFilter: String, CaseIterable {
    case all, open, done

    func includes(_ item: TodoItem) -> Bool {
        switch self {
        case .all: true
        case .open: !item.isDone
        case .done: item.isDone
        }
    }
}
