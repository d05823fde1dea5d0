import MartletUI
import Testing

@testable import MartletServer

/// A patch that removes the element with the focus takes the focus from it, and the browser reports that of an element that is gone.
@Suite struct LostFocusTests {
    private func answer(_ type: String) throws -> Int {
        let server = try Server(.testing, app: InspectionProgram.definition, logger: testLogger)
        defer { server.stop() }
        let visitor = try Visitor(server, "/open")
        let event = #"{"seq":1,"events":[{"target":4000,"type":"\#(type)"}]}"#
        return try visitor.post(event, headers: ["Prefer: return=representation"]).status
    }

    @Test func thatAnElementThatIsGoneLosesTheFocusIsNoMistake() throws {
        #expect(try answer("focusout") / 100 == 2)
    }

    @Test func aPressOfAnElementThatIsGoneIsRefused() throws {
        #expect(try answer("click") == 404)
    }
}
