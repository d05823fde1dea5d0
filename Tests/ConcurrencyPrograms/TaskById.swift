// `task(id:)` that searches after a pause in typing; the previous task is canceled.
// expect: found:
// type: query = mar
// expect: found: marble, market, martlet
// type: query = mart
// expect: found: martlet

import Martlet

struct Dictionary {
    func words(beginningWith prefix: String) async throws -> [String] {
        try await Task.sleep(for: .milliseconds(5))
        guard !prefix.isEmpty else { return [] }
        return ["marble", "market", "martlet", "mast"].filter { $0.hasPrefix(prefix) }
    }
}

struct SearchView: View {
    @State private var query = ""
    @State private var words: [String] = []
    private let dictionary = Dictionary()

    var body: some View {
        VStack {
            TextField("Search", text: $query).accessibilityIdentifier("query")
            Text("found: \(words.joined(separator: ", "))")
        }
        .task(id: query) {
            do {
                try await Task.sleep(for: .milliseconds(10))
                words = try await dictionary.words(beginningWith: query)
            } catch {
                // Canceled, because the text has changed.
            }
        }
    }
}

@main struct SearchApp: App {
    var body: some Scene { WindowGroup("Search") { SearchView() } }
}
