import Glibc
import MartletTesting
import Testing

/// A program whose worker ends goes on with another one.
@Suite(.serialized) struct SupervisorTests {
    @Test(arguments: ["trap", "body"]) func afterATrapAnotherWorkerServes(button: String) throws {
        // One of the two has the backtrace as ever.
        let process = try TrialProcess(namesFunctions: button == "trap")
        let visitor = try TrialProcess.Visitor(process)
        let worker = try process.worker()
        let knocking = Knocking(process.port)
        knocking.wait(answers: 1)
        // What a page without a stream shows is evaluated when it is asked for.
        try visitor.press(button, wantsPatches: button == "body")
        let next = try process.worker(besides: [worker])
        knocking.wait(answers: 5)
        let count = knocking.end()
        #expect(count.refusals == 0)
        // Those that the dying worker had accepted.
        #expect(count.ends <= 2)
        try process.visitor().press("press")
        let text = try process.readErrors {
            $0.contains("Program crashed") && $0.contains("An action ended the server")
        }
        #expect(text.split(separator: "\n").count { $0.contains("Fatal error: Index out of range") } == 1)
        let explanation = try #require(text.split(separator: "\n").first { $0.contains("An action ended the server") })
        #expect(explanation.contains("event=click") && explanation.contains("view=TrialPage"), "\(explanation)")
        #expect(explanation.contains(" id=") && explanation.contains("page=/ "), "\(explanation)")
        process.send(SIGTERM)
        let rest = try process.readErrors()
        #expect(!rest.contains("An action ended the server"))
        #expect(try process.statusOfEnd() == 0)
        #expect(!TrialProcess.isAlive(next))
    }

    @Test func aKilledWorkerIsReplacedAndNobodyIsAccused() throws {
        let process = try TrialProcess()
        let knocking = Knocking(process.port)
        var worker = try process.worker()
        for _ in 0..<3 {
            knocking.wait(answers: 1)
            kill(worker, SIGKILL)
            worker = try process.worker(besides: [worker])
        }
        knocking.wait(answers: 5)
        #expect(knocking.end().refusals == 0)
        process.send(SIGTERM)
        let text = try process.readErrors()
        #expect(text.split(separator: "\n").count { $0.contains("signal 9 (Killed) ended it") } == 3)
        #expect(!text.contains("An action"))
        #expect(try process.statusOfEnd() == 0)
    }

    @Test func aWorkerThatHangsIsReplaced() throws {
        let process = try TrialProcess(["--limit", "watchdog-time=1"])
        let worker = try process.worker()
        kill(worker, SIGSTOP)
        _ = try process.worker(besides: [worker])
        try process.visitor().press("press")
        process.send(SIGTERM)
        let text = try process.readErrors()
        #expect(text.contains("The worker has answered nobody for too long"))
        #expect(!TrialProcess.isAlive(worker))
    }

    @Test("After three traps of a page's making, its path answers with a page that says so, and nobody else waits")
    func aPageThatTrapsHasABreakerOfItsOwn() throws {
        let process = try TrialProcess()
        var worker = try process.worker()
        for _ in 0..<3 {
            let socket = try RawSocket(port: process.port, timeout: 60)
            try socket.request("GET", "/trap")
            #expect(try socket.isEnded())
            worker = try process.worker(besides: [worker])
            // Without a pause that grows.
            try process.visitor().press("press")
        }
        let socket = try RawSocket(port: process.port, timeout: 60)
        try socket.request("GET", "/trap")
        let refused = try socket.response()
        #expect(refused.status == 503 && refused["retry-after"] != nil)
        #expect(refused.text.contains("has ended the server repeatedly"))
        try process.visitor().press("press")
    }

    @Test func whatWasUnderWayInOtherThreadsIsNoCulprit() throws {
        let process = try TrialProcess()
        let (waiting, trapping) = (try TrialProcess.Visitor(process), try TrialProcess.Visitor(process))
        try waiting.press("wait")
        usleep(50_000)
        try trapping.press("trap")
        let text = try process.readErrors { $0.contains("An action ended the server") && $0.hasSuffix("\n") }
        #expect(text.split(separator: "\n").count { $0.contains("An action ended the server") } == 1)
        // If it still ran; on a busy machine it may not.
        #expect(text.split(separator: "\n").count { $0.contains("An action was under way") } <= 1)
    }

    @Test func aWorkerThatDoesNotBeginEndsTheSupervisor() throws {
        let (status, errors) = try TrialProcess.run(["--port", "0"], environment: ["TRIAL_START": "exit"])
        #expect(status == 42)
        #expect(errors == "The trial does not begin\n")
        let (signal, trap) = try TrialProcess.run(["--port", "0"], environment: ["TRIAL_START": "trap"])
        #expect(signal == 128 + SIGILL || signal == 128 + SIGTRAP)
        #expect(trap.split(separator: "\n").count { $0.contains("Fatal error: The trial does not begin") } == 1)
        // The supervisor has waited for the copy, which would end with it in a container.
        #expect(trap.contains("Program crashed"))
    }

    @Test func aTakenPortAndAWrongOptionEndItAsEver() throws {
        let process = try TrialProcess()
        let (status, errors) = try TrialProcess.run(["--port", "\(process.port)"])
        #expect(status == EXIT_FAILURE)
        #expect(errors.contains("\(process.port)"))
        #expect(try TrialProcess.run(["--port", "many"]).status == EXIT_FAILURE)
    }

    @Test(arguments: [SIGTERM, SIGINT]) func aRequestToStopReachesTheWorker(signal: Int32) throws {
        let process = try TrialProcess()
        let visitor = try TrialProcess.Visitor(process)
        let worker = try process.worker()
        try visitor.press("wait")
        process.send(signal)
        #expect(try process.statusOfEnd() == 0)
        #expect(!TrialProcess.isAlive(worker))
    }

    @Test func theWorkerEndsWithItsSupervisor() throws {
        let process = try TrialProcess()
        let worker = try process.worker()
        process.send(SIGKILL)
        #expect(try process.signalOfEnd() == SIGKILL)
        try process.wait(for: "the worker's end") { !TrialProcess.isAlive(worker) }
        #expect(throws: RawSocket.Failure.self) { try RawSocket(port: process.port) }
    }

    @Test func whatACrashLeavesBehindIsWaitedFor() throws {
        let process = try TrialProcess()
        try TrialProcess.Visitor(process).press("trap")
        _ = try process.readErrors { $0.contains("Program crashed") && $0.contains("An action ended the server") }
        // The copy and its tool have ended, and nothing of them is left.
        try process.wait(for: "one child") { process.children == process.workers && process.children.count == 1 }
    }

    @Test func aVisitorWhoEndsItRepeatedlyIsRefusedAndNobodyElse() throws {
        let process = try TrialProcess(["--limit", "crashes-per-session=1"])
        let visitor = try TrialProcess.Visitor(process)
        let worker = try process.worker()
        try visitor.press("trap")
        _ = try process.worker(besides: [worker])
        let other = try process.visitor()
        let refused = try visitor.pressAgain("press", on: process)
        #expect(refused.status == 429)
        #expect(refused["retry-after"].flatMap { Int($0) }.map { (590...600).contains($0) } == true)
        #expect(refused.text.contains("have ended the server repeatedly"))
        try other.press("press")
        #expect(try other.socket.response().status == 204)
    }

    @Test func whoLoadsAPageThatTrapsIsRefusedPagesAndNobodyElse() throws {
        let process = try TrialProcess(["--limit", "crashes-per-session=1"])
        let visitor = try TrialProcess.Visitor(process)
        let worker = try process.worker()
        #expect(throws: (any Error).self) { try visitor.load("/trap", on: process) }
        _ = try process.worker(besides: [worker])
        let text = try process.readErrors { $0.contains("A page ended the server") && $0.hasSuffix("\n") }
        let explanation = try #require(text.split(separator: "\n").first { $0.contains("A page ended the server") })
        #expect(explanation.contains("page=/trap "), "\(explanation)")
        _ = try process.visitor()
        #expect(try visitor.load("/trap", on: process).status == 429)
        #expect(try visitor.load("/", on: process).status == 429)
    }

    @Test func withoutASupervisorThereIsOneProcess() throws {
        let process = try TrialProcess(["--no-supervisor"])
        #expect(process.children.isEmpty)
        process.send(SIGTERM)
        #expect(try process.statusOfEnd() == 0)
    }
}
