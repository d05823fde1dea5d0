import SwiftUI

/// Symbols: variants, rendering modes, effects, and a search.
struct SymbolBrowser: View {
    private let names = ["heart", "star", "bell", "bookmark", "cloud", "flag", "house", "person"]
    @State private var query = ""
    @State private var isFilled = false
    @State private var pressed = 0

    private var found: [String] { names.filter { query.isEmpty || $0.contains(query.lowercased()) } }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 88))]) {
                    ForEach(found, id: \.self) { name in
                        Button {
                            pressed += 1
                        } label: {
                            Label(name, systemImage: name)
                                .symbolVariant(isFilled ? .fill : .none)
                                .symbolRenderingMode(.hierarchical)
                                .symbolEffect(.bounce, value: pressed)
                        }
                        .buttonStyle(.borderless)
                    }
                }
            }
            .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
            .searchable(text: $query, prompt: "Symbols")
            .navigationTitle("Symbols")
            .toolbar { Toggle("Filled", isOn: $isFilled) }
        }
    }
}
