import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// “The commit thread runs program code (`body`, `encode(to:)` of idle sessions): a slow one delays everybody's durability.”
@Suite(.serialized) struct CaptureThreadTests {
    /// Holds up whoever writes a value, while it is closed.
    private final class Gate: Sendable {
        private let isClosed = Mutex(false)
        private let isOpen = MartletServer.Semaphore()
        private let arrivals = Notes<Int>()

        var count: Int { arrivals.all.count }
        func close() { isClosed.withLock { $0 = true } }

        func open(times: Int) {
            isClosed.withLock { $0 = false }
            for _ in 0..<times { isOpen.signal() }
        }

        func pass() {
            guard isClosed.withLock({ $0 }) else { return }
            arrivals.add(0)
            isOpen.wait()
        }
    }

    private static let gate = Gate()

    private struct Slow: Codable {
        var count = 0

        func encode(to encoder: any Encoder) throws {
            CaptureThreadTests.gate.pass()
            var container = encoder.singleValueContainer()
            try container.encode(count)
        }

        init() {}
        init(from decoder: any Decoder) throws { count = try decoder.singleValueContainer().decode(Int.self) }
    }

    private struct SlowCounter: View {
        @State private var slow = Slow()

        var body: some View {
            Button("\(slow.count)") { slow.count += 1 }.accessibilityIdentifier("inc")
        }
    }

    private static var app: AppDefinition {
        AppDefinition(scenes: {
            WindowGroup("Slow", path: "/slow") { SlowCounter() }
            WindowGroup("Counter", path: "/counter") { DurableProgram.Counter() }
        })
    }

    @Test("A session that never ends making its records holds up nobody, however often")
    func aSlowSessionHoldsUpNobody() throws {
        try withDurableServer(.memory, Self.app) { server in
            // More than threads may be left behind.
            let slow = try (0..<6).map { _ in try Visitor(server, "/slow") }
            let quick = try Visitor(server)
            let stream = try quick.openStream()
            #expect(try stream.block() == "durable: 0\nposts: 0\n\n")
            // Their cookies come back, so that they are stored.
            let streams = try slow.map { try $0.openStream() }
            server.commitAll()
            Self.gate.close()
            for (index, visitor) in slow.enumerated() {
                // A session that is being asked answers later.
                let press = try visitor.begin("inc", seq: 1)
                defer { _ = press }
                #expect(eventually { Self.gate.count > index })
                #expect(try quick.click("inc", seq: index + 1).status == 204)
                while try stream.block() != "durable: \(index + 1)\n\n" {}
            }
            Self.gate.open(times: 2 * slow.count)
            for stream in streams { while try !stream.block().hasPrefix("durable: 1\n") {} }
        }
    }
}
