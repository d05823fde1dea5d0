import Glibc
import MartletTesting
import Testing

/// A trap ends the process at once; a copy of it writes the backtrace.
@Suite struct CrashTests {
    @Test func theBacktraceIsNotInTheVisitorsWay() throws {
        // A pipe that has room for the program's output but not for a backtrace: until the test reads, no backtrace can
        // complete.
        let pipe = 4_096
        let process = try TrialProcess(["--no-supervisor"], pipe: Int32(pipe), namesFunctions: true)
        let other = try TrialProcess.Visitor(process)
        let visitor = try TrialProcess.Visitor(process)
        try visitor.press("trap")
        #expect(try other.socket.isEnded())
        let signal = try process.signalOfEnd()
        #expect(signal == SIGILL || signal == SIGTRAP)
        // The copy does not hold the port. It closes its files itself, which may be after the process has ended.
        try process.wait(for: "the port's end") { (try? RawSocket(port: process.port)) == nil }
        let text = try process.readErrors()
        #expect(text.utf8.count > pipe)
        #expect(text.contains("Fatal error: Index out of range"))
        // The log's last line is there, once.
        #expect(text.split(separator: "\n").count { $0.contains("The last line before the trap") } == 1)
        let message = try #require(text.firstRange(of: "Fatal error")?.lowerBound)
        let backtrace = try #require(text.firstRange(of: "Program crashed", in: message...), "\(text)")
        // The backtrace is that of the crashed thread, with the names of the program's functions.
        #expect(text[backtrace.upperBound...].contains("TrialPage.trap()"), "\(text)")
    }
}

extension String {
    fileprivate func firstRange(of text: String, in bounds: PartialRangeFrom<Index>) -> Range<Index>? {
        self[bounds].firstRange(of: text)
    }
}
