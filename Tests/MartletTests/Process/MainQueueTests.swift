import Glibc
import MartletTesting
import Testing

/// The main thread of every program runs the main queue.
@Suite struct MainQueueTests {
    @Test(arguments: ["queue", "mainactor"])
    func `What a program with parallel sessions sends there is done, and reported`(by button: String) throws {
        let process = try TrialProcess(["--development"])
        let visitor = try TrialProcess.Visitor(process)
        try visitor.press(button)
        try visitor.waitForStream(of: process, toSay: #"["t",1,"1"]"#)
        process.send(SIGTERM)
        #expect(try process.signalOfEnd() == 0)
        let text = try process.readErrors()
        #expect(text.contains("TrialPage"), "\(text)")
        #expect(text.contains("defaultIsolation(MainActor.self)"), "\(text)")
    }

    private static var ways: [(button: String, count: String)] {
        var ways = [("inc", "1"), ("queue", "10"), ("later", "100"), ("task", "1,000"), ("detached", "10,000")]
        #if Foundation
        ways.append(("timer", "100,000"))
        #endif
        return ways
    }

    @Test(arguments: ways)
    func `A main-actor program's sessions run there`(button: String, count: String) throws {
        let process = try TrialProcess(program: "MainActorProgram")
        let visitors = try (0..<3).map { _ in try TrialProcess.Visitor(process, path: "/ways") }
        for visitor in visitors { try visitor.press(button) }
        for visitor in visitors { try visitor.waitForStream(of: process, toSay: #","\#(count)"]"#) }
        process.send(SIGTERM)
        #expect(try process.signalOfEnd() == 0)
        #expect(try process.readErrors().contains("This program belongs to the main actor"))
    }

    @Test func `A handler that holds up all visitors is reported with its view`() throws {
        let process = try TrialProcess(["--limit", "slow-handler-time=0.05"], program: "MainActorProgram")
        let visitor = try TrialProcess.Visitor(process, path: "/ways")
        try visitor.press("slow")
        let text = try process.readErrors { $0.contains("A handler has held up all visitors") && $0.hasSuffix("\n") }
        #expect(text.contains("view=WaysPage"), "\(text)")
        #expect(text.contains("page=/ways"), "\(text)")
    }

    @Test func `A main actor that does not answer is reported while it does not`() throws {
        let process = try TrialProcess(["--limit", "stop-deadline=0.1"], program: "MainActorProgram")
        let visitor = try TrialProcess.Visitor(process, path: "/ways")
        try visitor.press("block")
        let reported = try process.readErrors { $0.contains("has not answered for a second") && $0.hasSuffix("\n") }
        #expect(reported.contains("page=/ways"), "\(reported)")
        // The front does not run on the main actor.
        let socket = try RawSocket(port: process.port, timeout: 60)
        try socket.request("GET", "/healthz")
        #expect(try socket.response().status == 200)
        process.send(SIGTERM)
        #expect(try process.signalOfEnd() == 0)
    }
}
