import Martlet

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
    private let log: EvaluationLog<String>
    let name: String
    @Published var count = 0

    init(_ name: String, _ log: EvaluationLog<String>) {
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
