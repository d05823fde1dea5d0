extension Example {
    static let recipes = Example(
        path: "/programs/recipes", title: "Recipes",
        summary: "Tabs, a navigation stack with an address for each page, a toolbar, a menu and a sheet, as on an iPhone.",
        files: ["RecipeBook.swift", "RecipePages.swift", "Recipe.swift"])
}
