extension Example {
    static let kanban = Example(
        path: "/programs/kanban", title: "Kanban board",
        summary: "A board that all visitors share. Everyone sees every move at once.",
        files: ["KanbanExample.swift", "KanbanBoard.swift", "Chevron.swift"])
}
