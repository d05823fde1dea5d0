import MartletUI
import Testing

/// Texts that show how long something takes, and go on in the browser.
@Suite struct RunningTimeTests {
    private func html(_ text: Text) throws -> String { try EnginePage { text }.markup }

    @Test func aTimerCountsToAndFromItsDate() throws {
        let ahead = try html(Text(Date(timeIntervalSinceNow: 3_723.5), style: .timer))
        #expect(
            ahead.contains(">1:02:04</time>") && ahead.contains("m-tick-timer") && ahead.contains("m-more"), "\(ahead)")
        #expect(ahead.contains(#/datetime="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/#), "\(ahead)")
        #expect(try html(Text(Date(timeIntervalSinceNow: -65.5), style: .timer)).contains(">1:05</time>"))
    }

    @Test func relativeTimes() throws {
        #expect(try html(Text(Date(timeIntervalSinceNow: 8_581), style: .relative)).contains(">2 hours, 23 minutes<"))
        #expect(try html(Text(Date(timeIntervalSinceNow: -61.5), style: .relative)).contains(">1 minute, 1 second<"))
        #expect(try html(Text(Date(timeIntervalSinceNow: -34_200_000), style: .relative)).contains(">1 year, 1 month<"))
        #expect(try html(Text(Date(timeIntervalSinceNow: 7_201), style: .offset)).contains(">+2 hours<"))
        #expect(try html(Text(Date(timeIntervalSinceNow: -90_000), style: .offset)).contains(">-1 day<"))
    }

    @Test func formatsOfTheMomentGoOn() throws {
        let start = Date(timeIntervalSinceNow: -65.5)
        #expect(try html(Text(.currentDate, format: .stopwatch(startingAt: start))).contains(">1:05</time>"))
        let interval = Date(timeIntervalSinceNow: -60.5)..<Date(timeIntervalSinceNow: 3_600)
        #expect(try html(Text(.currentDate, format: .timer(countingUpIn: interval))).contains(">1:00</time>"))
        #expect(try html(Text(.currentDate, format: .timer(countingDownIn: interval))).contains(">1:00:00</time>"))
        let offset = Text(
            TimeDataSource<Date>.currentDate, format: .offset(to: start, allowedFields: [.minute, .second]))
        #expect(try html(offset).contains(">1 minute, 5 seconds</time>") && html(offset).contains("m-tick-relative"))
        #expect(try html(Text(.currentDate, format: .reference(to: start))).contains(">1 minute, 5 seconds</time>"))
        // A text of another moment stands still.
        let end = Date(timeInterval: 3_723, since: start)
        #expect(try html(Text(end, format: .offset(to: start))) == html(Text(verbatim: "1 hour, 2 minutes")))
        #expect(try html(Text(end, format: .stopwatch(startingAt: start))) == html(Text(verbatim: "1:02:03")))
    }

    private struct German: View {
        var body: some View { Text(Date(timeIntervalSinceNow: 8_581), style: .relative) }
    }

    @Test func wordsAreInTheVisitorsLanguage() throws {
        let html = try EnginePage { German().environment(\.locale, Locale(identifier: "de_CH")) }.markup
        #expect(html.contains("2 Stunden") && html.contains(#"lang="de-CH""#), "\(html)")
    }

    @Test func intervals() throws {
        let now = Date()
        let interval = now.addingTimeInterval(-60)...now.addingTimeInterval(5_400.5)
        let down = try html(Text(timerInterval: interval))
        #expect(
            down.contains(">1:30:01</time>") && down.contains("m-tick-down") && down.contains("m-tick-hours"), "\(down)"
        )
        let up = try html(Text(timerInterval: interval, countsDown: false, showsHours: false))
        #expect(up.contains(">1:00</time>") && !up.contains("m-tick-down"), "\(up)")
        let paused = try html(Text(timerInterval: interval, pauseTime: now, showsHours: false))
        #expect(paused.contains("90:01") && !paused.contains("<time"), "\(paused)")
        let over = try html(Text(timerInterval: now.addingTimeInterval(-9)...now.addingTimeInterval(-3)))
        #expect(over.contains(">0:00<"), "\(over)")
    }

    @Test func extremes() throws {
        for date in [
            Date.distantFuture, .distantPast, Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: .nan),
        ] {
            for style in [Text.DateStyle.date, .time, .timer, .relative, .offset] {
                _ = try html(Text(date, style: style))
            }
        }
    }

    private struct Page: View {
        @State private var count = 0
        private let date = Date(timeIntervalSince1970: 1_700_000_000)
        var body: some View {
            HTML("p") { Text("\(count): \(date, style: .relative)") }
            Text(date, style: .relative)
            Button("x") { count += 1 }.accessibilityIdentifier("x")
        }
    }

    /// A text that goes on is sent only when something else than now has changed.
    @Test func timeAloneIsNoPatch() throws {
        let page = try EnginePage(Page())
        let patches = try page.press("x")
        #expect(patches.contains(#"["1",""]"#) && patches.occurrences(of: "dateTime") == 1, "\(patches)")
    }

    @Test func progressOfAnInterval() throws {
        let now = Date()
        let interval = now.addingTimeInterval(-30)...now.addingTimeInterval(90)
        let page = try EnginePage { ProgressView(timerInterval: interval, countsDown: false) { Text("Brewing") } }
        #expect(page.markup.contains("<progress") && page.markup.contains(#/value="0\.25\d*"/#), "\(page.markup)")
        #expect(
            page.markup.contains("data-time=") && page.markup.contains("Brewing")
                && page.markup.contains(">0:30</time>"))
        let plain = try EnginePage { ProgressView(timerInterval: interval) }
        #expect(
            plain.markup.contains(#/value="0\.7[45]\d*"/#) && plain.markup.contains(">1:30</time>"), "\(plain.markup)")
    }
}

extension String {
    fileprivate func occurrences(of text: String) -> Int { ranges(of: text).count }
}
