import Martlet

extension Chapter {
    static let programs = Chapter(
        title: "Programs",
        examples: [.todo, .recipes, .groceries, .invoices, .registration, .dashboard, .kanban, .markdown] + morePrograms
    )
}

/// The pages of the chapter “Programs”.
struct ProgramScenes: Scene {
    var body: some Scene {
        ExampleGroup(.todo) { TodoExample() }
        ExampleGroup(.recipes) { RecipeBook() }
        ExampleGroup(.groceries) { GroceryList() }
        ExampleGroup(.invoices) { InvoicesExample() }
        ExampleGroup(.registration) { RegistrationExample() }
        ExampleGroup(.dashboard) { DashboardExample() }
        ExampleGroup(.kanban) { KanbanExample() }
        ExampleGroup(.markdown) { MarkdownExample() }
    }
}
