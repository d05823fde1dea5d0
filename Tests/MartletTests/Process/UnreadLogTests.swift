import Glibc
import MartletTesting
import Testing

/// A parent process that does not read a program's log does not block it.
@Suite struct UnreadLogTests {
    @Test func nobodyWaitsForAReader() throws {
        let process = try TrialProcess()
        let visitor = try TrialProcess.Visitor(process)
        // Logs many times the capacity of a pipe and of the queue.
        try visitor.press("log")
        #expect(try visitor.socket.response().status == 204)
        // A post is performed after the ones before it.
        try visitor.press("press", wantsPatches: true)
        #expect(try visitor.socket.response().status == 200)
        for _ in 0..<50 {
            for (path, status) in [("/_martlet/nothing", 404), ("/healthz", 200)] {
                let socket = try RawSocket(port: process.port, timeout: 60)
                try socket.request("GET", path)
                #expect(try socket.response().status == status)
            }
        }
        process.send(SIGTERM)
        #expect(try process.signalOfEnd() == 0)
        // What was written in time is complete, line by line.
        let text = try process.readErrors()
        #expect(text.contains("number=0\n"))
        #expect(!text.contains("number=19999\n"))
    }

    @Test func aProgramThatWaitsForAReaderOfItsOwnEndsToo() throws {
        let process = try TrialProcess(["--limit", "stop-deadline=0.1"])
        let visitor = try TrialProcess.Visitor(process)
        try visitor.press("print")
        // The program prints many times the capacity of a pipe, and blocks from here on.
        try process.readOutput(until: "A line that a program prints")
        // Other sessions continue.
        try TrialProcess.Visitor(process).press("press")
        process.send(SIGTERM)
        #expect(try process.signalOfEnd() == 0)
    }

    @Test func whoReadsAgainIsReportedWhatWasLeftOut() throws {
        let process = try TrialProcess()
        let visitor = try TrialProcess.Visitor(process)
        try visitor.press("log")
        #expect(try visitor.socket.response().status == 204)
        try visitor.press("press")
        #expect(try visitor.socket.response().status == 204)
        let socket = try RawSocket(port: process.port, timeout: 60)
        try socket.request("GET", "/_martlet/metrics")
        let metrics = try socket.response().text
        process.send(SIGTERM)
        let text = try process.readErrors()
        #expect(try process.signalOfEnd() == 0)
        let lines = text.split(separator: "\n")
        let written = lines.count { $0.contains("A line that is as long") }
        let reported = lines.filter { $0.contains("nobody read them") }
            .compactMap { $0.split(separator: "=").last }.compactMap { Int($0) }.reduce(0, +)
        #expect(reported > 0)
        #expect(written + reported == 20_000)
        #expect(metrics.contains("\nmartlet_dropped_log_lines_total \(reported)\n"), "\(reported)")
    }
}
