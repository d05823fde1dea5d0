import Martlet
import MartletTesting
import Testing

@Suite struct DatePickerTests {
    private struct Due: View {
        @State private var date = Date(timeIntervalSince1970: 1_700_000_000)  // 2023-11-14T22:13:20Z
        let components: DatePickerComponents

        var body: some View {
            DatePicker("Due", selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: components)
                .environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt)
            Text(verbatim: "\(Int(date.timeIntervalSince1970))").accessibilityIdentifier("shown")
        }
    }

    @Test func aDayKeepsItsTime() async throws {
        let page = try await TestPage { Due(components: .date) }
        #expect(page.html.contains("type=\"date\"") && page.html.contains("2023-11-14"))
        #expect(page.html.contains("min=\"1970-01-01\""))
        try await page.type("2023-11-15", into: .label("Due"))
        #expect(try page.text("shown") == "\(1_700_000_000 + 86_400)")
    }

    @Test func aTimeKeepsItsDay() async throws {
        let page = try await TestPage { Due(components: .hourAndMinute) }
        #expect(page.html.contains("type=\"time\"") && page.html.contains("23:13"))
        try await page.type("23:15", into: .label("Due"))
        #expect(try page.text("shown") == "\(1_700_000_000 + 100)")
    }

    @Test(arguments: [
        "", "x", "2023-02-31T10:00", "99999-01-01T10:00", "2023-11-14", "2023-11-14T25:00", "2023-1١-14T10:00",
        "0000-01-01T00:00", "-001-01-01T00:00",
    ])
    func whatIsNoDateIsNotTaken(text: String) async throws {
        let page = try await TestPage { Due(components: [.date, .hourAndMinute]) }
        try await page.type(text, into: .label("Due"))
        #expect(try page.text("shown") == "1700000000")
    }

    @Test func aDateOutsideOfTheRangeBecomesItsEnd() async throws {
        let page = try await TestPage { Due(components: [.date, .hourAndMinute]) }
        try await page.type("1950-01-01T00:00", into: .label("Due"))
        #expect(try page.text("shown") == "0")
    }

    // Seconds, because Foundation ends the process when a date that is no number is described.
    @Test(arguments: [64_092_211_200, -62_135_769_600, 1e300, -1e300, .nan, .infinity, -.infinity])
    func anyDateCanBeShown(seconds: Double) async throws {
        let date = Date(timeIntervalSince1970: seconds)
        let page = try await TestPage { DatePicker("Due", selection: .constant(date)) }
        #expect(page.html.contains("datetime-local"))
        try await page.type("2023-11-14T10:00", into: .label("Due"))
        try await page.type("x", into: .label("Due"))
    }
}
