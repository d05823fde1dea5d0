extension Example {
    static let groceries = Example(
        path: "/programs/groceries", title: "Groceries",
        summary: "A list that is searched, selected, swiped, edited, moved and refreshed, as on an iPhone.",
        files: ["GroceryList.swift", "Grocery.swift"])
}
