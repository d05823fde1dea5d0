import MartletUI
import Testing

@testable import MartletServer

/// A client that does not read its stream costs its page only, and sees the truth when it reads again.
@Suite struct StalledStreamTests {
    private struct Filler: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count) " + String(repeating: "x", count: 100_000))
                Button("+") { count += 1 }.accessibilityIdentifier("inc")
            }
        }
    }

    private func withStalledPage(_ body: (Server, Visitor, PageStream) throws -> Void) throws {
        let app = AppDefinition(scenes: { WindowGroup("Filler", path: "/counter") { Filler() } })
        let server = try Server(.testing, app: app, logger: testLogger)
        defer { server.stop() }
        let visitor = try Visitor(server)
        let socket = try RawSocket(port: server.port, timeout: 60, receiveBuffer: 4_096)
        try socket.request("GET", visitor.path + "/stream?after=0", headers: ["Cookie: \(visitor.cookie)"])
        try body(server, visitor, PageStream(socket))
    }

    /// Reads until `count` is seen; frames follow one another, or say everything anew.
    private func expectCount(_ count: Int, _ stream: PageStream) throws -> (frames: Int, resyncs: Int) {
        var (last, frames, resyncs) = (0, 0, 0)
        while true {
            let frame = try stream.frame()
            frames += 1
            let isResync = frame.patches.contains("[\"z\",")
            if isResync { resyncs += 1 }
            #expect(isResync ? frame.number > last : frame.number == last + 1, "frame \(frame.number) after \(last)")
            last = frame.number
            if frame.patches.contains("Count: \(count) ") { return (frames, resyncs) }
        }
    }

    @Test func framesThatFellOutOfTheRingBecomeAResync() throws {
        try withStalledPage { server, visitor, stream in
            for seq in 1...100 { #expect(try visitor.press("inc", seq: seq).text.contains("Count: \(seq) ")) }
            let seen = try expectCount(100, stream)
            #expect(seen.resyncs == 1)
            #expect(try visitor.click("inc", seq: 101).status == 204)
            #expect(try stream.frame().patches.contains("Count: 101 "))
        }
    }

    @Test func changesOfAStalledPageCoalesce() throws {
        try withStalledPage { server, visitor, stream in
            for seq in 1...200 { #expect(try visitor.click("inc", seq: seq).status == 204) }
            let seen = try expectCount(200, stream)
            #expect(seen.frames < 200)
        }
    }
}
