import Martlet

/// A recipe, with a menu of what can be done with it.
struct RecipePage: View {
    let id: Recipe.ID
    @Environment(Cookbook.self) private var book
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        if let recipe = book.recipe(id) {
            VStack(alignment: .leading, spacing: 16) {
                Text("\(recipe.minutes) minutes").foregroundStyle(.secondary)
                List(recipe.ingredients, id: \.self) { Text($0) }
                NavigationLink("Cook it") { CookingPage(recipe: recipe) }
            }
            .navigationTitle(recipe.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                Menu("Actions") {
                    Button(recipe.isFavorite ? "Remove the star" : "Give it a star") { book.toggleFavorite(id) }
                    Button("Delete", role: .destructive) {
                        book.delete(id)
                        dismiss()
                    }
                }
            }
        } else {
            Text("This recipe does not exist.").navigationTitle("Not found")
        }
    }
}

/// The page over a recipe's, which has no address of its own.
struct CookingPage: View {
    let recipe: Recipe
    @State private var step = 0

    var body: some View {
        VStack(spacing: 16) {
            Text(step < recipe.ingredients.count ? "Add: \(recipe.ingredients[step])" : "Enjoy your meal!").font(.title)
            Button("Next") { step += 1 }.disabled(step >= recipe.ingredients.count)
        }
        .navigationTitle("Cooking")
    }
}

/// The sheet in which a recipe is named.
struct NewRecipe: View {
    @Environment(Cookbook.self) private var book
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""

    var body: some View {
        NavigationStack {
            Form { TextField("Name", text: $name) }
                .navigationTitle("New recipe")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Save") {
                            book.add(name)
                            dismiss()
                        }
                    }
                }
        }
    }
}
