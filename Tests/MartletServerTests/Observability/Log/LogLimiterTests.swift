import MartletTesting
import Testing

@testable import MartletServer

@Suite struct LogLimiterTests {
    @Test func ofEachKindSoManyAreWrittenASecondAndTheRestIsCounted() {
        let log = CollectedLog()
        let time = ManualTime()
        let limiter = LogLimiter(log.logger, ServerClock(time), reports: false)
        #expect((0..<1_000).count { _ in limiter.admits(.notFound) } == 5)
        // Another kind is not crowded out.
        #expect((0..<60).count { _ in limiter.admits(.failure) } == 50)
        #expect(LogLimiter.suppressed >= 1_005)
        #expect(limiter.report())
        #expect(
            log.lines == [
                "notice Request refused: 995 more like it in the last second cause=not_found",
                "error An action or a route failed: 10 more like it in the last second",
            ])
        #expect(!limiter.report())
        time.advance(seconds: 1)
        #expect((0..<10).count { _ in limiter.admits(.notFound) } == 5)
        // 32 bits of seconds are counted, which is 136 years; then the next second is another all the same.
        time.advance(seconds: 4_294_967_297)
        #expect(limiter.admits(.notFound))
    }

    @Test func whatWasLeftOutIsReportedByItself() {
        let log = CollectedLog()
        let limiter = LogLimiter(log.logger, .system)
        // The reporting thread ends when there is nothing to report, and the next flood has one again.
        for round in 1...2 {
            let reported = log.lines.count
            while limiter.admits(.gone) {}
            #expect(eventually { log.lines.count > reported })
            #expect(eventually { !limiter.hasReporter })
            #expect(log.lines.count >= round)
        }
    }

    @Test func everyKindHasItsPlace() {
        let limiter = LogLimiter(CollectedLog().logger, ServerClock(ManualTime()), reports: false)
        for kind in LogKind.allCases { #expect((0..<100).count { _ in limiter.admits(kind) } == Int(kind.limit)) }
        for status in 400...599 {
            #expect(LogKind(refused: status).cause == RejectionCause(status: status).name)
        }
    }

    @Test func aFloodOfRefusalsIsAFewLinesAndANumber() throws {
        let log = CollectedLog()
        let server = try Server(.testing, app: TestProgram.definition(), logger: log.logger)
        defer { server.stop() }
        let visitor = try Visitor(server)
        let refusals = 1_000
        for number in 0..<refusals {
            // What a visitor sends makes no kind of its own.
            let body = #"{"events":[{"target":"nobody\#(number)","type":"click"}]}"#
            #expect(try visitor.post(body).status == 404)
        }
        server.stop()
        let lines = log.lines.filter { $0.contains("Request refused") }
        let summaries = lines.filter { $0.contains("more like it") }
        let reported = summaries.map { Int($0.split(separator: " ")[3]) ?? 0 }.reduce(0, +)
        let written = lines.count - summaries.count
        #expect(written + reported == refusals)
        #expect(lines.count * 4 < refusals, "\(lines.count)")
    }
}
