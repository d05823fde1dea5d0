@testable import MartletServer
import MartletUI

/// A program whose state tells which of its elements were pressed, in order.
struct CrashLoopProgram: View {
    struct Board: Codable, Equatable {
        var rows = ["a", "b", "c"]
        var next = 0
    }

    let board: Shared<Board>
    @State private var pressed: [String] = []

    /// The identifiers of all elements that there may be.
    static let names = ["a", "b", "c", "add"] + (1...60).map { "new\($0)" }

    /// The page of a process of its own: each has the shared value in a place of its own.
    static var definition: (AppDefinition, Shared<Board>) {
        let board = Shared(Board(), key: "crash-loop")
        return (
            AppDefinition(scenes: { WindowGroup("Crash", path: "/crash") { CrashLoopProgram(board: board) } }), board
        )
    }

    var body: some View {
        Text(pressed.joined(separator: " ")).accessibilityIdentifier("pressed")
        ForEach(board.value.rows, id: \.self) { row in
            Button("Press \(row)") { pressed.append(row) }.accessibilityIdentifier(row)
        }
        Button("Add") {
            pressed.append("add")
            board.update {
                $0.next += 1
                $0.rows.append("new\($0.next)")
            }
        }.accessibilityIdentifier("add")
    }
}
