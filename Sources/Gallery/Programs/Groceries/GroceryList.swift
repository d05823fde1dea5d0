import Martlet

struct GroceryList: View {
    @State private var groceries = Grocery.examples
    @State private var selection: Set<Grocery.ID> = []
    @State private var search = ""
    @State private var scope: Grocery.Aisle?
    @State private var deliveries = 0
    @State private var isPantryOpen = true

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Section("Fresh") {
                    ForEach(found(.fresh)) { GroceryRow(grocery: $0, toggleFavorite: toggleFavorite) }
                        .onDelete { delete($0, .fresh) }
                        .onMove { move($0, $1, .fresh) }
                }
                Section("Pantry", isExpanded: $isPantryOpen) {
                    ForEach(found(.pantry)) { GroceryRow(grocery: $0, toggleFavorite: toggleFavorite) }
                        .onDelete { delete($0, .pantry) }
                        .listRowBackground(Color.yellow.opacity(0.12))
                }
            }
            .navigationTitle("Groceries")
            .toolbar {
                ToolbarItem { EditButton() }
                ToolbarItem(placement: .bottomBar) {
                    Text("\(selection.count) chosen, \(counted(deliveries, "delivery", "deliveries"))")
                }
            }
            .refreshable { deliveries &+= 1 }
        }
        .searchable(text: $search, prompt: "Search groceries")
        .searchScopes($scope) {
            Text("All").tag(Grocery.Aisle?.none)
            ForEach(Grocery.Aisle.allCases, id: \.self) { Text($0.rawValue).tag(Grocery.Aisle?.some($0)) }
        }
        .searchSuggestions {
            ForEach(groceries.filter(\.isFavorite)) { Text($0.name).searchCompletion($0.name) }
        }
        .frame(maxWidth: 640)
    }

    private func found(_ aisle: Grocery.Aisle) -> [Grocery] {
        groceries.filter { grocery in
            grocery.aisle == aisle && (scope == nil || scope == aisle)
                && (search.isEmpty || grocery.name.localizedCaseInsensitiveContains(search))
        }
    }

    private func toggleFavorite(_ id: Grocery.ID) {
        guard let index = groceries.firstIndex(where: { $0.id == id }) else { return }
        groceries[index].isFavorite.toggle()
    }

    private func delete(_ offsets: IndexSet, _ aisle: Grocery.Aisle) {
        let shown = found(aisle)
        let gone = Set(offsets.map { shown[$0].id })
        groceries.removeAll { gone.contains($0.id) }
    }

    private func move(_ offsets: IndexSet, _ destination: Int, _ aisle: Grocery.Aisle) {
        var shown = found(aisle)
        let moved = Set(shown.map(\.id))
        shown.move(fromOffsets: offsets, toOffset: destination)
        groceries = shown + groceries.filter { !moved.contains($0.id) }
    }
}

private struct GroceryRow: View {
    let grocery: Grocery
    let toggleFavorite: (Grocery.ID) -> Void

    var body: some View {
        HStack {
            Text(grocery.name)
            Spacer()
            if grocery.isFavorite { Image(systemName: "star.fill").foregroundStyle(.orange) }
        }
        .swipeActions {
            Button(grocery.isFavorite ? "Unstar" : "Star") { toggleFavorite(grocery.id) }
                .accessibilityLabel("\(grocery.isFavorite ? "Unstar" : "Star") \(grocery.name)")
                .tint(.orange)
        }
    }
}
