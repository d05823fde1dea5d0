import MartletUI
import Testing

@testable import MartletServer

/// A browser's reports of the rows that are near what the visitor sees.
@Suite struct RowReportTests {
    private struct Numbers: View {
        @State private var count = 1_000

        var body: some View {
            Button("Fewer") { count = 10 }.accessibilityIdentifier("fewer")
            List(0..<count, id: \.self) { Text("row \($0)") }.disabled(true)
        }
    }

    private func withNumbers(_ body: (Visitor, Int) throws -> Void) throws {
        let app = AppDefinition(scenes: { WindowGroup("Numbers", path: "/counter") { Numbers() } })
        let server = try Server(.testing, app: app, logger: testLogger)
        defer { server.stop() }
        let visitor = try Visitor(server)
        let space = try #require(visitor.loaded.text.split(separator: "<").first { $0.contains("data-rows") })
        try body(visitor, try #require(space.firstMatch(of: #/data-m="(\d+)"/#).flatMap { Int($0.1) }))
    }

    private func rows(_ target: Int, _ value: String) -> String {
        "{\"events\":[{\"target\":\(target),\"type\":\"rows\",\"value\":\(value)}]}"
    }

    @Test func aListScrollsEvenIfItIsDisabled() throws {
        try withNumbers { visitor, space in
            let response = try visitor.post(rows(space, "\"500-559\""))
            #expect(response.status == 204)
            let text = try visitor.get("/counter?_page=\(visitor.page)").text
            #expect(text.contains("500-559/1000"))
        }
    }

    @Test(arguments: ["null", "5", "\"\"", "\"9-1\"", "\"0-500\"", "{}", "true"])
    func aMalformedReportIsRefused(value: String) throws {
        try withNumbers { visitor, space in
            let response = try visitor.post(rows(space, value))
            #expect(response.status == 400)
        }
    }

    @Test func aReportForAListThatHasGoneHasNoEffect() throws {
        try withNumbers { visitor, space in
            let pressed = try visitor.click("fewer", seq: 1)
            #expect(pressed.status == 204)
            for target in [space, 1, 4_000_000] {
                let response = try visitor.post(rows(target, "\"0-59\""))
                #expect(response.status == 204)
            }
        }
    }
}
