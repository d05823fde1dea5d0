import Martlet

/// Tic-tac-toe for two visitors, or for one with two tabs. A page that is loaded again goes on with its game, and so does
/// any other page of the visitor.
struct TicTacToePage: View {
    @State private var player = UUID()
    @AppStorage("tic-tac-toe.visitor") private var visitor = ""
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            if let match = GameTable.shared[player], let mark = match.mark(of: player) {
                if !match.hasBegun {
                    WaitingView(player: player)
                } else {
                    MatchView(match: match, mark: mark, player: player)
                }
            } else {
                LobbyView(player: player, visitor: visitor)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .onAppear {
            if visitor.isEmpty { visitor = UUID().uuidString }
            // The server learns only later that the page before a reload has gone.
            let seats = GameTable.shared[of: visitor]
            if seats.count == 1 { GameTable.shared.update { $0.giveSeat(of: seats[0], to: player) } }
        }
        .onChange(of: scenePhase) { if scenePhase == .background { GameTable.shared.update { $0.leave(player) } } }
        .onDisappear { GameTable.shared.update { $0.leave(player) } }
    }
}

private struct LobbyView: View {
    let player: UUID
    let visitor: String

    var body: some View {
        let count = GameTable.shared.count
        VStack(alignment: .leading, spacing: 12) {
            Text("Play against the next visitor who presses the button. If nobody comes, open a second tab.")
            Button("Play") { GameTable.shared.update { $0.join(player, of: visitor) } }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
            ForEach(GameTable.shared[of: visitor], id: \.self) { seat in
                if let mark = GameTable.shared[seat]?.mark(of: seat) {
                    Button("Go on as \(mark.rawValue) here") {
                        GameTable.shared.update { $0.giveSeat(of: seat, to: player) }
                    }
                }
            }
            Text(count == 0 ? "Nobody is playing right now." : counted(count, "game") + " in progress.")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }
}

private struct WaitingView: View {
    let player: UUID

    var body: some View {
        HStack(spacing: 12) {
            ProgressView().progressViewStyle(.circular).accessibilityLabel("Waiting")
            Text("Waiting for a second player…").attribute("role", "status")
        }
        Button("Cancel") { GameTable.shared.update { $0.leave(player) } }
            .task { await report(player) }
    }
}

private struct MatchView: View {
    let match: GameTable.Match
    let mark: TicTacToe.Mark
    let player: UUID

    var body: some View {
        HStack(spacing: 8) {
            Text("You play").foregroundStyle(.secondary)
            MarkText(mark: mark).font(.headline)
        }
        Text(status).font(.title3).bold().attribute("role", "status").accessibilityIdentifier("turn")
        BoardView(game: match.game) { square in GameTable.shared.update { $0.play(player, at: square) } }
        HStack(spacing: 12) {
            if !match.isAbandoned, match.game.outcome != nil {
                Button("Play again") { GameTable.shared.update { $0.playAgain(player) } }
                    .buttonStyle(.borderedProminent)
                    .disabled(match.again == mark)
            }
            Button("Leave") { GameTable.shared.update { $0.leave(player) } }
        }
        .task { await report(player) }
    }

    private var status: String {
        if match.isAbandoned { return "Your opponent has left." }
        switch match.game.outcome {
        case .won(mark, _): return match.again == mark ? "You have won. Waiting for the other…" : "You have won!"
        case .won: return match.again == mark ? "You have lost. Waiting for the other…" : "You have lost."
        case .drawn: return match.again == mark ? "A draw. Waiting for the other…" : "A draw."
        case nil: return match.game.turn == mark ? "Your turn" : "Your opponent’s turn"
        }
    }
}

private struct BoardView: View {
    let game: TicTacToe
    let play: (Int) -> Void

    var body: some View {
        VStack(spacing: 8) {
            ForEach(0..<3, id: \.self) { row in
                HStack(spacing: 8) {
                    ForEach(0..<3, id: \.self) { column in
                        let square = row * 3 + column
                        Button {
                            play(square)
                        } label: {
                            SquareView(mark: game.squares[square], isWinning: winners.contains(square))
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(label(row, column))
                        .attribute("role", "gridcell")
                    }
                }
                .attribute("role", "row")
            }
        }
        .attribute("role", "grid")
        .accessibilityLabel("Board")
    }

    private var winners: [Int] {
        if case .won(_, let line) = game.outcome { line } else { [] }
    }

    private func label(_ row: Int, _ column: Int) -> String {
        "Row \(row + 1), column \(column + 1), \(game.squares[row * 3 + column]?.rawValue ?? "empty")"
    }
}

private struct SquareView: View {
    let mark: TicTacToe.Mark?
    let isWinning: Bool

    var body: some View {
        MarkText(mark: mark)
            .font(.system(size: 48, weight: .bold, design: .rounded))
            .frame(width: 88, height: 88)
            .background(Color.secondary.opacity(isWinning ? 0.3 : 0.1), in: RoundedRectangle(cornerRadius: 16))
    }
}

private struct MarkText: View {
    let mark: TicTacToe.Mark?

    var body: some View {
        Text(verbatim: mark?.rawValue ?? "").foregroundStyle(mark == .x ? Color.indigo : .pink)
    }
}

/// Reports every few seconds that a player's page is open.
private func report(_ player: UUID) async {
    while !Task.isCancelled {
        GameTable.shared.update { $0.report(player) }
        do { try await Task.sleep(for: .seconds(10)) } catch { return }
    }
}
