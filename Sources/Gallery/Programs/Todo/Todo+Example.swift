extension Example {
    static let todo = Example(
        path: "/programs/todo", title: "To-do list",
        summary: "Items to add, edit in place, tick and filter, kept from one visit to the next.",
        files: ["TodoExample.swift", "TodoList.swift"])
}
