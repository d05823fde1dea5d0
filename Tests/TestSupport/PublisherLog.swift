package import MartletUI

/// Records as text what a publisher sends.
package final class PublisherLog {
    package private(set) var lines: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    package init() {}

    package func add(_ line: String) { lines.append(line) }

    /// Records `publisher` until ``cancel()``, with `name` before each line.
    @discardableResult
    package func record<P: Publisher>(_ publisher: P, as name: String = "") -> PublisherLog {
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

    package func cancel() { cancellables.removeAll() }

    /// The lines since the last call.
    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Returns what `publisher` sends immediately.
    package static func of<P: Publisher>(_ publisher: P) -> String {
        PublisherLog().record(publisher).lines.joined(separator: " ")
    }
}

/// An error with a name.
package struct Mishap: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
