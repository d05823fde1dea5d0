extension Example {
    static let recipes = Example(
        path: "/programs/recipes", title: "Recipes",
        summary: "Tabs, pages over one another with addresses, a bar, a menu and a sheet, as an iPhone has them.",
        files: ["RecipeBook.swift", "RecipePages.swift", "Recipe.swift"])
}
