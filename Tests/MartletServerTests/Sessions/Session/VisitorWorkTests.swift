import Glibc
import MartletUI
import Testing

@testable import MartletServer

/// “What strangers may use of an address (work, bytes of live pages) holds for its visitors with cookies as well, in a larger
/// share; an event is charged by what it evaluates and sends.”
@Suite struct VisitorWorkTests {
    private struct Large: View {
        @State private var rows = 0

        var body: some View {
            Button("Grow") { rows += 2_000 }.accessibilityIdentifier("grow")
            Button("Clear") { rows = 0 }.accessibilityIdentifier("clear")
            ForEach(0..<rows, id: \.self) { Text("Row \($0)") }
        }
    }

    private struct Slow: View {
        @State private var count = 0
        @State private var done = 0

        var body: some View {
            Button("Count: \(count)") {
                usleep(30_000)
                count += 1
            }.accessibilityIdentifier("slow")
            Button("Done: \(done)") { done = count }.accessibilityIdentifier("reset")
        }
    }

    private func serve(
        _ change: (inout ServerConfiguration) -> Void, _ body: (Server) throws -> Void
    ) throws {
        var configuration = ServerConfiguration.testing
        configuration.countsLoopback = true
        change(&configuration)
        let app = AppDefinition(scenes: {
            WindowGroup("Large", path: "/large") { Large() }
            WindowGroup("Slow", path: "/slow") { Slow() }
        })
        let server = try Server(configuration, app: app, logger: testLogger)
        defer { server.stop() }
        try body(server)
    }

    @Test func aSessionsEventsMayCauseSoMuchWork() throws {
        try serve {
            $0.limits.eventWorkBurst = 50
            $0.limits.eventWorkPerSecond = 0.01
        } _: { server in
            let visitor = try Visitor(server, "/slow")
            // Each press takes 30 ms at least, and more where the machine is busy.
            #expect(try visitor.press("slow", seq: 1).text.contains("Count: 1"))
            var answer = try visitor.press("slow", seq: 2)
            if answer.status == 200 { answer = try visitor.press("slow", seq: 3) }
            #expect(answer.status == 429 && answer["retry-after"] != nil)
            // Another visitor has a budget of their own.
            let other = try Visitor(server, "/slow")
            #expect(try other.press("slow", seq: 1).status == 200)
        }
    }

    @Test func allVisitorsOfAnAddressMayCauseSoMuchWork() throws {
        try serve {
            $0.limits.visitorWorkBurstPerAddress = 80
            $0.limits.visitorWorkPerSecondPerAddress = 0.01
        } _: { server in
            let visitors = try (0..<5).map { _ in try Visitor(server, "/slow") }
            let statuses = try visitors.map { try $0.press("slow", seq: 1).status }
            #expect(Array(statuses.prefix(2)) == [200, 200])
            // Who has caused nothing yet may once; then the address waits, with whatever cookie.
            let again = try visitors.map { try $0.press("slow", seq: 2).status }
            #expect(Set(again) == [429])
            #expect(try visitors[0].get("/slow").status == 429)
        }
    }

    @Test func thePagesOfAnAddressTakeSoMuchMemory() throws {
        try serve {
            $0.limits.pageBytesPerAddress = 2_000_000
            $0.limits.hydratedRetention = 0.2
        } _: { server in
            let visitor = try Visitor(server, "/large")
            let stream = try visitor.openStream()
            var number: UInt64 = 0
            var status = 200
            while status == 200, number < 20 {
                number += 1
                status = try visitor.press("grow", seq: Int(number)).status
            }
            // 400 bytes a row: after three times 2,000 rows it is beyond.
            #expect(status == 429 && number == 4)
            #expect(server.context.budgets.pageBytes.total > 2_000_000)
            // Whoever leaves may say so.
            #expect(try visitor.post(#"{"leaving":true}"#).status == 204)
            // A light page is there for everybody.
            _ = try Visitor(server, "/slow")
            // When the page rests, its memory counts no more.
            stream.end()
            #expect(eventually { server.context.budgets.pageBytes.total == 0 })
        }
    }

    @Test("A costly event waits for those of other visitors, and what its visitor does next waits for it")
    func theOrderOfAVisitorStays() throws {
        try serve {
            $0.limits.eventWorkPerSecond = 0
            $0.limits.visitorWorkPerSecondPerAddress = 0
        } _: { server in
            let visitor = try Visitor(server, "/slow")
            let stream = try visitor.openStream()
            // The handler is known to be costly after the first press, and the other one to be light.
            for number in 1...3 {
                #expect(try visitor.click("slow", seq: number * 2 - 1).status == 204)
                #expect(try visitor.click("reset", seq: number * 2).status == 204)
            }
            var texts = ""
            while !texts.contains("Done: 3") { texts += try stream.block() }
            let order = ["Count: 1", "Done: 1", "Count: 2", "Done: 2", "Count: 3", "Done: 3"].compactMap {
                texts.firstRange(of: $0)?.lowerBound
            }
            #expect(order == order.sorted())
        }
    }

    @Test("What cannot be told apart has one bound in all")
    func allPagesTakeSoMuchMemory() throws {
        try serve {
            $0.countsLoopback = false
            $0.limits.pageBytes = 2_000_000
        } _: { server in
            let visitors = try (0..<4).map { _ in try Visitor(server, "/large") }
            var statuses: [Int] = []
            for visitor in visitors { statuses.append(try visitor.press("grow", seq: 1).status) }
            for visitor in visitors { statuses.append(try visitor.press("grow", seq: 2).status) }
            #expect(statuses.contains(503))
            // Pages that go give their memory back.
            for session in server.context.registry.all { session.enter { $0.end() } }
            #expect(eventually { server.context.budgets.pageBytes.total == 0 })
        }
    }
}
