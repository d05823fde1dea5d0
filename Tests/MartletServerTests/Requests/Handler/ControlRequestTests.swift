import MartletUI
import Testing

@testable import MartletServer

/// What controls say over the wire: values that a person cannot send by mistake, but a program can.
@Suite struct ControlRequestTests {
    private struct Controls: View {
        @State private var name = ""
        @State private var level = 0.5
        @State private var isOn = false

        var body: some View {
            TextField(
                "Name",
                text: Binding {
                    name
                } set: {
                    name = $0.uppercased()
                }
            ).accessibilityIdentifier("name")
            Slider(value: $level, in: 0...1).accessibilityIdentifier("level")
            Toggle("On", isOn: $isOn).accessibilityIdentifier("on")
            Text(verbatim: "\(name) \(level) \(isOn)").accessibilityIdentifier("all")
        }
    }

    private func withControls(_ body: (Visitor) throws -> Void) throws {
        let app = AppDefinition(scenes: { WindowGroup("Controls", path: "/") { Controls() } })
        let server = try Server(.testing, app: app, logger: testLogger)
        defer { server.stop() }
        try body(try Visitor(server, "/"))
    }

    private func input(_ target: Any, _ value: String, seq: Int? = nil) -> String {
        let target = target is Int ? "\(target)" : "\"\(target)\""
        return
            "{\(seq.map { "\"seq\":\($0)," } ?? "")\"events\":[{\"target\":\(target),\"type\":\"input\",\"value\":\(value)}]}"
    }

    private static let representation = ["Prefer: return=representation"]

    @Test(arguments: [
        ("level", "7", "must be a number from 0 to 1"), ("level", "\"-1\"", "must be a number from 0 to 1"),
        ("level", "\"high\"", "must be a number from 0 to 1"), ("on", "\"yes\"", "must be true or false"),
        ("on", "null", "must be true or false"), ("name", "true", "must be a string"),
        ("name", "\"\(String(repeating: "x", count: 60_001))\"", "at most 60000 bytes"),
        ("name", "\"\(String(repeating: "x", count: 70_000))\"", "longer than 65536 bytes"),
    ])
    func aWrongValueIsNamedAndDoesNothing(_ target: String, _ value: String, _ expected: String) throws {
        try withControls { visitor in
            let refused = try visitor.post(input(target, value))
            #expect(refused.status == 400)
            #expect(refused.text.contains(expected), "\(refused.text)")
            let next = try visitor.post(input("level", "0.25"), headers: Self.representation)
            #expect(next.text.contains(" 0.25 false"))
        }
    }

    @Test func aValueSaysWhichPostItKnowsOf() throws {
        try withControls { visitor in
            let number = try visitor.number(of: "name")
            let first = try visitor.post(input(number, "\"a\"", seq: 1), headers: Self.representation)
            #expect(first.text.contains("[\"p\",\(number),\"value\",\"A\",1]"), "\(first.text)")
            let second = try visitor.post(input(number, "\"AB\"", seq: 2), headers: Self.representation)
            #expect(!second.text.contains("\"p\"") && second.text.contains("AB 0.5"), "\(second.text)")
        }
    }

    /// The browser shows what the program never got: it is set right.
    @Test func aRefusedValueIsSetRight() throws {
        try withControls { visitor in
            let number = try visitor.number(of: "on")
            let stream = try visitor.openStream()
            #expect(try visitor.post(input(number, "\"yes\"", seq: 1)).status == 400)
            #expect(try stream.frame().patches == "[[\"p\",\(number),\"checked\",false,1]]")
            let level = try visitor.number(of: "level")
            #expect(try visitor.post(input(level, "\"7\"", seq: 2)).status == 400)
            #expect(try stream.frame().patches.contains("[\"p\",\(level),\"value\",\"0.5\",2]"))
        }
    }

    @Test func aPostOfManyEventsSendsOnlyWhatIsLeft() throws {
        try withControls { visitor in
            let (name, on) = (try visitor.number(of: "name"), try visitor.number(of: "on"))
            let answer = try visitor.post(
                """
                {"seq":1,"events":[{"target":\(name),"type":"input","value":"a"},
                {"target":\(on),"type":"input","value":true},{"target":\(name),"type":"input","value":"AB"}]}
                """, headers: Self.representation)
            #expect(answer.text.contains("AB 0.5 true") && !answer.text.contains("\"p\""), "\(answer.text)")
        }
    }

    /// "a repeated POST … answered with the first representation".
    @Test func aRepeatedPostGetsTheFirstPatchesAgain() throws {
        try withControls { visitor in
            let number = try visitor.number(of: "name")
            let body = input(number, "\"a\"", seq: 1)
            let first = try visitor.post(body, headers: Self.representation)
            #expect(first.status == 200)
            let again = try visitor.post(body, headers: Self.representation)
            #expect(again.status == 200 && again.text == first.text)
            #expect(try visitor.post(body).status == 204)
            #expect(try visitor.post(input(number, "\"B\"", seq: 2)).status == 204)
            #expect(try visitor.post(body, headers: Self.representation).status == 204)
        }
    }

    @Test(arguments: ["APPLICATION/JSON", "application/Json; charset=utf-8", "application/json ;x=y"])
    func theContentTypeIsComparedWithoutCase(_ type: String) throws {
        try withControls { visitor in
            let answer = try visitor.post(input("level", "0.25"), type: type)
            #expect(answer.status == 204)
        }
    }
}
