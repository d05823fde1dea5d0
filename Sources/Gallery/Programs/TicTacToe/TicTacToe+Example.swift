extension Example {
    static let ticTacToe = Example(
        path: "/programs/tic-tac-toe", title: "Tic-tac-toe",
        summary: "A game for two visitors. Whoever presses Play first waits for the second.",
        files: ["TicTacToePage.swift", "TicTacToe.swift", "GameTable.swift"])
}
