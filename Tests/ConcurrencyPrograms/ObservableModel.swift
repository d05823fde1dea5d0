// An `@Observable` model with asynchronous methods, which a view owns.
// expect: 2 tasks, loaded
// press: add
// expect: 3 tasks, loaded
// press: clear
// expect: 0 tasks, loaded

import Martlet

struct Chore: Identifiable, Sendable {
    let id: Int
    var title: String
}

@Observable
final class ChoreModel {
    var chores: [Chore] = []
    var isLoading = false

    func load() async {
        isLoading = true
        defer { isLoading = false }
        try? await Task.sleep(for: .milliseconds(5))
        chores = [Chore(id: 1, title: "Wash"), Chore(id: 2, title: "Cook")]
    }

    func add(_ title: String) async {
        try? await Task.sleep(for: .milliseconds(2))
        chores.append(Chore(id: chores.count + 1, title: title))
    }

    func clear() { chores.removeAll() }
}

struct ChoreList: View {
    @State private var model = ChoreModel()

    var body: some View {
        VStack {
            Text("\(model.chores.count) tasks, \(model.isLoading ? "loading" : "loaded")")
            ForEach(model.chores) { chore in Text(chore.title) }
            Button("Add") { Task { await model.add("Iron") } }.accessibilityIdentifier("add")
            Button("Clear") { model.clear() }.accessibilityIdentifier("clear")
        }
        .task { await model.load() }
    }
}

@main struct ChoresApp: App {
    var body: some Scene { WindowGroup("Chores") { ChoreList() } }
}
