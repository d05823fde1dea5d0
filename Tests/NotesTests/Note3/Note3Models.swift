import Martlet
import Synchronization

/// Messages from the views of these tests, from any session.
final class Note3Log: Sendable {
    private let entries = Mutex<[String]>([])

    func add(_ entry: String) { entries.withLock { $0.append(entry) } }

    func take() -> [String] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }
}

@Observable final class Note3Book {
    var title: String
    var pages = 0

    init(_ title: String = "a") { self.title = title }
}

final class Note3Store: ObservableObject {
    @Published var title: String
    @Published var pages = 0

    init(_ title: String = "a") { self.title = title }
}

/// Logs when it is created and when it is released.
final class Note3Witness: ObservableObject {
    private let log: Note3Log
    let name: String
    @Published var count = 0

    init(_ name: String, _ log: Note3Log) {
        self.log = log
        self.name = name
        log.add("made \(name)")
    }

    deinit { log.add("gone \(name)") }
}

/// Announces its changes itself; it also has a published property that does not know this publisher.
final class Note3HandWritten: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var announced = 0 { willSet { objectWillChange.send() } }
    @Published var published = 0
}
