extension Example {
    static let groceries = Example(
        path: "/programs/groceries", title: "Groceries",
        summary: "A list to search, select, swipe, edit, reorder and refresh, as on an iPhone.",
        files: ["GroceryList.swift", "Grocery.swift"])
}
