import Martlet

struct Recipe: Identifiable, Hashable {
    let id: Int
    var name: String
    var minutes: Int
    var ingredients: [String]
    var isFavorite = false

    static let examples = [
        Recipe(id: 1, name: "Tomato soup", minutes: 30, ingredients: ["Tomatoes", "Onions", "Basil"]),
        Recipe(id: 2, name: "Potato gratin", minutes: 75, ingredients: ["Potatoes", "Cream", "Nutmeg"]),
        Recipe(id: 3, name: "Lemon tart", minutes: 60, ingredients: ["Lemons", "Butter", "Eggs", "Sugar"]),
    ]
}

@Observable final class Cookbook {
    var recipes = Recipe.examples

    var favorites: [Recipe] { recipes.filter(\.isFavorite) }

    func recipe(_ id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

    func toggleFavorite(_ id: Recipe.ID) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        recipes[index].isFavorite.toggle()
    }

    func add(_ name: String) {
        guard recipes.count < 50, !name.isEmpty else { return }
        let next = (recipes.map(\.id).max() ?? 0) + 1
        recipes.append(Recipe(id: next, name: String(name.prefix(bytes: 100)), minutes: 20, ingredients: []))
    }

    func delete(_ id: Recipe.ID) { recipes.removeAll { $0.id == id } }
}
