import MartletUI
import Testing

@testable import MartletServer

/// What cannot be stored is reported in development, once: which property or identifier it is, why, and what to do.
@Suite struct UnstorableTests {
    private struct Key: Hashable { let number: Int }

    private struct Row: View {
        @State private var presses = 0
        var body: some View { Button("row \(presses)") { presses += 1 } }
    }

    private struct Form: View {
        @State private var count = 0
        @State private var onSave: () -> Void = {}

        var body: some View {
            Text("Count: \(count)")
            Button("+") { count += 1 }.accessibilityIdentifier("inc")
            Button("Save") { onSave() }
            ForEach([Key(number: 1), Key(number: 2)], id: \.self) { _ in Row() }
        }
    }

    private let app = AppDefinition(scenes: { WindowGroup("Form", path: "/form") { Form() } })
    private let log = CollectedLog()

    private static let property =
        "State _onSave of Form does not outlive the server's process and begins anew after a restart: the value is a closure, which cannot be stored. Mark the property @Transient, or make it optional and nil. More in docs/durability.md."
    private static let identifier =
        "State below a row or an .id(_:) with an identifier of type Key does not outlive the server's process: such an identifier cannot be written down. Make Key Codable, RawRepresentable or LosslessStringConvertible."

    @Test func inDevelopmentThePageAndTheLogSayItOnce() throws {
        try withDurableServer(.memory, app, logger: log.logger) { server in
            let visitor = try Visitor(server, "/form")
            let stream = try visitor.openStream()
            var shown = ""
            for number in 1...3 {
                #expect(try visitor.click("inc", seq: number).status == 204)
                // The mark says that it was stored, and so that what could not be was found.
                while case let block = try stream.block(), block != "durable: \(number)\n\n" { shown += block }
            }
            // Without more work: what the last commit has found comes by itself.
            #expect(try visitor.click("inc", seq: 4).status == 204)
            while case let block = try stream.block() {
                shown += block
                if block.contains("Count: 4") { break }
            }
            for message in [Self.property, Self.identifier] {
                #expect(shown.ranges(of: message).count == 1, "\(shown)")
                #expect(log.lines.count { $0.contains(message) } == 1, "\(log.lines)")
            }
        }
    }

    @Test func visitorsOfAServerReadNothingOfIt() throws {
        try withDurableServer(.memory, app, logger: log.logger, changing: { $0.isDevelopment = false }) { server in
            let visitor = try Visitor(server, "/form")
            let stream = try visitor.openStream()
            var shown = ""
            #expect(try visitor.click("inc", seq: 1).status == 204)
            while case let block = try stream.block(), block != "durable: 1\n\n" { shown += block }
            #expect(try visitor.click("inc", seq: 2).status == 204)
            while case let block = try stream.block(), block != "durable: 2\n\n" { shown += block }
            #expect(!shown.contains("outlive"))
            #expect(!log.lines.contains { $0.contains("outlive") })
        }
    }
}
