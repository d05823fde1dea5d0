import Foundation
import MartletTesting
import MartletUI
import Testing

@testable import MartletServer

/// “A crash loop of any length costs waiting, not presses. Never another element.”
///
/// A server ends at any point between making a page, its frames, their commit and presses, again and again, while another
/// visitor changes the rows. `CRASH_LOOPS` sets the number of runs for `make soak`.
@Suite(.serialized) struct CrashLoopTests {
    private static let runs = Trials.count("CRASH_LOOPS", 8)

    @Test func eachPressCountsOnceOrIsRefused() throws {
        for seed in 0..<Self.runs {
            do {
                try Run(seed: UInt64(seed)).play()
            } catch {
                Issue.record("seed \(seed): \(error)")
            }
        }
    }

    private final class Run {
        private let seed: UInt64
        private var random: SeededGenerator
        private let folder = TestFolder()
        private var server: Server
        private var board: Shared<CrashLoopProgram.Board>
        private let client: CrashLoopClient
        /// The rows that were deleted.
        private var deleted: Set<String> = []

        init(seed: UInt64) throws {
            self.seed = seed
            random = SeededGenerator(seed: seed)
            let (app, board) = CrashLoopProgram.definition
            self.board = board
            server = try Server.durable(folder.store, app)
            client = try CrashLoopClient(server)
            try client.connect()
        }

        deinit { server.stop() }

        func play() throws {
            try settle()
            for _ in 0..<Int.random(in: 20...50, using: &random) {
                switch Int.random(in: 0..<100, using: &random) {
                case 0..<30: press()
                case 30..<50: try client.post()
                case 50..<68: try client.read()
                case 68..<74: commit()
                case 74..<80: usleep(UInt32.random(in: 0..<60_000, using: &random))
                case 80..<86: try client.connect()
                case 86..<90: deleteRow()
                default: try kill()
                }
            }
            try settle()
            check()
        }

        private func press() {
            let name = (board.value.rows + ["add"]).randomElement(using: &random) ?? "add"
            _ = client.press(name)
        }

        private func deleteRow() {
            guard let row = board.value.rows.first, board.value.rows.count > 1 else { return }
            board.update { _ = $0.rows.removeFirst() }
            deleted.insert(row)
        }

        private func commit() { server.commitAll() }

        /// The process ends: nothing reaches the store any more.
        private func kill() throws {
            server.context.store?.close()
            let former = server
            let app: AppDefinition
            (app, board) = CrashLoopProgram.definition
            server = try Server.durable(folder.store, app)
            try client.move(to: server)
            former.stop()
            if Bool.random(using: &random) { try client.connect() }
        }

        /// Until everything is sent, answered, durable and shown.
        private func settle() throws {
            var end = ContinuousClock.now + .seconds(60)
            while ContinuousClock.now < end {
                if !client.hasStream { try client.connect() }
                try client.post()
                try client.read()
                if client.isUpToDate, client.isKnown { break }
                usleep(1_000)
            }
            #expect(client.isUpToDate, "seed \(seed)")
            commit()
            end = ContinuousClock.now + .seconds(60)
            while !isExplained(shown), ContinuousClock.now < end {
                try client.read()
                usleep(500)
            }
        }

        private var shown: [String] {
            (client.dom.element("pressed")?.text ?? "").split(separator: " ").map(String.init)
        }
        private var performed: [String] { client.presses.filter { $0.status == 204 }.map(\.name) }

        /// Whether `shown` is what was performed, each once and in order. A row that was deleted in the moment of its press
        /// may be missing: that press is answered with 204, too, and refused with words on the page.
        private func isExplained(_ shown: [String]) -> Bool {
            var rest = shown[...]
            for name in performed {
                if rest.first == name { rest.removeFirst() } else if !deleted.contains(name) { return false }
            }
            return rest.isEmpty
        }

        private func check() {
            #expect(isExplained(shown), "seed \(seed): \(shown) of \(performed)")
            for press in client.presses where press.status != 204 {
                #expect(deleted.contains(press.name), "seed \(seed): \(press) was refused")
            }
        }
    }
}
