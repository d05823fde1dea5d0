import Martlet

/// Two tabs: recipes that lead to their pages, and what is needed for those with a star.
struct RecipeBook: View {
    @State private var book = Cookbook()

    var body: some View {
        TabView {
            Tab("Recipes", systemImage: "house") { RecipeList() }
            Tab("Shopping", systemImage: "cart") { ShoppingList() }
                .badge(book.favorites.count)
        }
        .environment(book)
        .frame(maxWidth: 640)
    }
}

struct RecipeList: View {
    @Environment(Cookbook.self) private var book
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List(book.recipes) { recipe in
                NavigationLink(value: recipe.id) {
                    Label(recipe.name, systemImage: recipe.isFavorite ? "star.fill" : "star")
                }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.ID.self) { RecipePage(id: $0) }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add") { isAdding = true }
                }
            }
            .sheet(isPresented: $isAdding) { NewRecipe() }
        }
    }
}

struct ShoppingList: View {
    @Environment(Cookbook.self) private var book

    var body: some View {
        NavigationStack {
            List(book.favorites) { recipe in
                Section(recipe.name) {
                    ForEach(recipe.ingredients, id: \.self) { Text($0) }
                }
            }
            .navigationTitle("Shopping")
        }
    }
}
