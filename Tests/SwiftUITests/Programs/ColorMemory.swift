import SwiftUI

/// A grid, and state in the environment by an observable object.
struct ColorMemory: View {
    @State private var game = Game()

    var body: some View {
        VStack {
            Text("Pairs: \(game.found.count / 2)").accessibilityIdentifier("pairs")
            Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                ForEach(0..<2) { row in
                    GridRow {
                        ForEach(0..<3) { column in Card(index: row * 3 + column) }
                    }
                }
            }
        }
        .environment(game)
        .alert("All found", isPresented: $game.isOver) { Button("Again") { game.begin() } }
    }

    @Observable final class Game {
        let colors: [Color] = [.red, .green, .blue, .red, .green, .blue]
        var open: Int?
        var found: Set<Int> = []
        var isOver = false

        func turn(_ index: Int) {
            guard let other = open else { return open = index }
            if other != index, colors[other] == colors[index] { found.formUnion([other, index]) }
            open = nil
            isOver = found.count == colors.count
        }

        func begin() { (open, found, isOver) = (nil, [], false) }
    }

    private struct Card: View {
        let index: Int
        @Environment(Game.self) private var game

        private var isSeen: Bool { game.open == index || game.found.contains(index) }

        var body: some View {
            Button {
                game.turn(index)
            } label: {
                RoundedRectangle(cornerRadius: 8)
                    .fill(isSeen ? game.colors[index] : .gray)
                    .frame(width: 60, height: 60)
            }
            .disabled(game.found.contains(index))
            .accessibilityLabel("Card \(index + 1)")
            .accessibilityIdentifier("card\(index)")
        }
    }
}
