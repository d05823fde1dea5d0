extension Example {
    static let todo = Example(
        path: "/programs/todo", title: "To-do list",
        summary: "Add, edit, check off and filter items. They are kept for your next visit.",
        files: ["TodoExample.swift", "TodoList.swift"])
}
