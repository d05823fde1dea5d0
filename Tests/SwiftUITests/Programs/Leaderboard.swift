import SwiftUI

/// Tables: columns that are sorted by, and rows that are chosen.
struct Leaderboard: View {
    struct Player: Identifiable {
        let id: Int
        let name: String
        let points: Int
    }

    @State private var order = [KeyPathComparator(\Player.points, order: .reverse)]
    @State private var chosen: Player.ID?
    private let players = [
        Player(id: 1, name: "Ada", points: 12), Player(id: 2, name: "Grace", points: 30),
        Player(id: 3, name: "Alan", points: 21),
    ]

    var body: some View {
        VStack(alignment: .leading) {
            Table(players.sorted(using: order), selection: $chosen, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Points", value: \.points) { Text($0.points, format: .number) }
            }
            .tableStyle(.inset)
            Text("\(players.count) players, \(players.map(\.points).reduce(0, +)) points")
                .font(.caption).foregroundStyle(.secondary)
            Text(players.first { $0.id == chosen }?.name ?? "Nobody").accessibilityIdentifier("chosen")
        }
    }
}
