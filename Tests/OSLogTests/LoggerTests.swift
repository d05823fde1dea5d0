import OSLog
import Testing

@Suite struct LoggerTests {
    @Test func eachFunctionHasItsLevel() {
        RecordedLog.start()
        let logger = Logger(subsystem: "test.levels", category: "network")
        logger.debug("a")
        logger.info("b")
        logger.notice("c")
        logger.log("d")
        logger.warning("e")
        logger.error("f")
        logger.critical("g")
        logger.fault("h")
        logger.log(level: .default, "i")
        logger.log(level: .info, "j")
        logger.log(level: .debug, "k")
        logger.log(level: .error, "l")
        logger.log(level: .fault, "m")
        logger.log(level: OSLogType(rawValue: 7), "n")
        let lines = RecordedLog.lines(of: "test.levels")
        #expect(
            lines.map { "\($0.text) \($0.level)" } == [
                "a debug", "b info", "c notice", "d notice", "e warning", "f error", "g critical", "h critical",
                "i notice",
                "j info", "k debug", "l error", "m critical", "n notice",
            ])
        #expect(lines.allSatisfy { $0.category == "network" })
    }

    /// “the others are not even put together”.
    @Test func aMessageThatIsNotWrittenIsNotMade() {
        RecordedLog.start()
        let logger = Logger(subsystem: "test.laziness", category: "messages")
        var made = 0
        func value() -> Int {
            made += 1
            return made
        }
        logger.trace("\(value())")
        #expect(made == 0)
        logger.debug("\(value())")
        #expect(made == 1)
        #expect(RecordedLog.lines(of: "test.laziness").map(\.text) == ["1"])
    }
}
