import Dispatch
import Martlet

/// A search field as people write it for SwiftUI with Combine.
struct SearchScreen: View {
    @StateObject private var model = SearchModel()

    var body: some View {
        TextField("Fruit", text: $model.query).accessibilityIdentifier("query")
        Text(model.status).accessibilityIdentifier("status")
        ForEach(model.results, id: \.self) { Text($0) }
    }
}

final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published private(set) var status = "Type something."
    private var cancellables: Set<AnyCancellable> = []

    private static let fruits = ["apple", "banana", "cherry", "mango"]

    init() {
        $query
            .debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)
            .map { $0.lowercased() }
            .removeDuplicates()
            .map { [weak self] query in self?.search(query) ?? Empty().eraseToAnyPublisher() }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] found in
                self?.results = found
                self?.status = "\(found.count) found"
            }
            .store(in: &cancellables)
    }

    private func search(_ query: String) -> AnyPublisher<[String], Never> {
        guard query != "fail" else { return attempt(query).replaceError(with: ["nothing works"]).eraseToAnyPublisher() }
        return attempt(query).catch { _ in Just([]) }.eraseToAnyPublisher()
    }

    private func attempt(_ query: String) -> AnyPublisher<[String], SearchError> {
        Deferred {
            Future<[String], SearchError> { promise in
                Task {
                    try? await Task.sleep(for: .milliseconds(1))
                    let found = Self.fruits.filter { !query.isEmpty && $0.contains(query) }
                    promise(query == "fail" ? .failure(.broken) : .success(found))
                }
            }
        }
        .eraseToAnyPublisher()
    }
}

enum SearchError: Error { case broken }
