// Asynchronous methods passed as values, to `task` and to buttons.
// expect: points = 10
// press: add
// expect: points = 11
// press: add
// expect: points = 12
// press: addOften
// expect: points = 32

import Martlet

struct Scoreboard: View {
    @State private var points = 0

    var body: some View {
        VStack {
            Text("points = \(points)")
            Button("Add", action: add).accessibilityIdentifier("add")
            Button(action: addOften) { Text("Add twenty") }.accessibilityIdentifier("addOften")
        }
        .task(load)
    }

    func load() async {
        points = await answer(10)
    }

    func add() async {
        points += await answer(1)
    }

    func addOften() async {
        for _ in 0..<20 { points += await answer(1) }
    }

    func answer(_ number: Int) async -> Int {
        try? await Task.sleep(for: .milliseconds(1))
        return number
    }
}

@main struct ScoreApp: App {
    var body: some Scene { WindowGroup("Score") { Scoreboard() } }
}
