import MartletUI

/// What a publisher has sent, in words.
final class PublisherLog {
    private(set) var lines: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    func add(_ line: String) { lines.append(line) }

    /// Listens to `publisher` until ``cancel()``; `name` stands before each line.
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

    /// The lines since this was asked last.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// What `publisher` sends at once.
    static func of<P: Publisher>(_ publisher: P) -> String {
        PublisherLog().record(publisher).lines.joined(separator: " ")
    }
}

/// An error with a name.
struct Mishap: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
