import Martlet

/// A list of recipes that leads to their pages.
struct RecipeBook: View {
    @State private var book = Cookbook()
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
        .environment(book)
    }
}
