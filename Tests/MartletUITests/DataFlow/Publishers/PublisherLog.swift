import MartletUI

/// Records as text what a publisher sends.
final class PublisherLog {
    private(set) var lines: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    func add(_ line: String) { lines.append(line) }

    /// Records `publisher` until ``cancel()``, with `name` before each line.
    @discardableResult
    func record<P: Publisher>(_ publisher: P, as name: String = "") -> PublisherLog {
        publisher.sink { [unowned self] completion in
            switch completion {
            case .finished: add(name + "end")
            case .failure(let error): add(name + "\(error)")
            }
        } receiveValue: { [unowned self] in
            add(name + "\($0)")
        }
        .store(in: &cancellables)
        return self
    }

    func cancel() { cancellables.removeAll() }

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Returns what `publisher` sends immediately.
    static func of<P: Publisher>(_ publisher: P) -> String {
        PublisherLog().record(publisher).lines.joined(separator: " ")
    }
}

/// An error with a name.
struct Mishap: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
