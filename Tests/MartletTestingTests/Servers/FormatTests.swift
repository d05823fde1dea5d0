import Martlet
import MartletTesting
import Testing

/// Numbers and dates appear in the visitor's format.
@Suite struct FormatTests {
    private struct Formats: App {
        var body: some Scene {
            WindowGroup("Formats", path: "/") {
                Written(date: Date(timeIntervalSince1970: 1_763_812_800))
            }
            WindowGroup("Provided", path: "/provided") {
                Written(date: Date(timeIntervalSince1970: 1_763_812_800))
                    .environment(\.locale, Locale(identifier: "fr_FR")).environment(\.timeZone, .gmt)
            }
            WindowGroup("Extremes", path: "/extremes") { Extremes() }
        }
    }

    private struct Written: View {
        let date: Date

        var body: some View {
            VStack {
                #if Foundation
                Numbers()
                #endif
                Text(date, style: .date).accessibilityIdentifier("date")
                Text(date, style: .time).accessibilityIdentifier("time")
                Text(date, format: .iso8601).accessibilityIdentifier("iso")
                Plain()
            }
        }
    }

    #if Foundation
    private struct Numbers: View {
        var body: some View {
            Text(1_234_567.5, format: .number).accessibilityIdentifier("number")
            Text("\(1_234.5, format: .number) km").accessibilityIdentifier("part")
            LabeledContent("Count", value: 12_345, format: .number).accessibilityIdentifier("labeled")
        }
    }
    #endif

    private struct Plain: View { var body: some View { Text("Nothing of it") } }

    private struct Extremes: View {
        var body: some View {
            ForEach([Double.nan, .infinity, -.infinity, 1e300, -1e300, 0], id: \.self) { (number: Double) in
                let date = Date(timeIntervalSinceReferenceDate: number)
                VStack {
                    #if Foundation
                    Text(number, format: .number)
                    #endif
                    Text(date, style: .date)
                    Text("\(date, style: .time)")
                }
            }
        }
    }

    @Test(arguments: TestTransport.allCases) func aVisitorsOwnWayOfWriting(over transport: TestTransport) async throws {
        let server = try TestServer(Formats.self, over: transport)
        let page = try await server.visitor(
            headers: ["Accept-Language": "de-CH"], timeZone: "Asia/Kolkata;330"
        ).open("/")
        #expect(page.evaluations.count(of: "Plain") == 1)
        #if Foundation
        try await page.wait(for: "time", toRead: "17:30")
        #expect(try page.text("number") == "1’234’567.5" && page.text("part") == "1’234.5 km")
        #expect(try page.text("labeled").contains("12’345") && page.text("date") == "22. November 2025")
        #else
        try await page.wait(for: "time", toRead: "5:30 PM")
        #expect(try page.text("date") == "November 22, 2025")
        #endif
        // A format with a time zone of its own keeps it.
        #expect(try page.text("iso") == "2025-11-22T12:00:00Z")
        // The time zone may come with the page or after it: then the wait begins anew to count.
        #expect(page.evaluations.count(of: "Plain") <= 1)
        let other = try await server.visitor().open("/")
        #expect(try other.text("date") == "November 22, 2025" && other.text("time").hasSuffix("PM"))
    }

    @Test func whatAViewProvidesIsWhatIsWritten() async throws {
        let visitor = try TestServer(Formats.self).visitor(timeZone: "Asia/Kolkata;330")
        let page = try await visitor.open("/provided")
        #if Foundation
        #expect(try page.text("date") == "22 novembre 2025" && page.text("time") == "12:00")
        #else
        #expect(try page.text("date") == "November 22, 2025" && page.text("time") == "12:00 PM")
        #endif
    }

    /// Outside a view's evaluation, formats use English and UTC, whatever the server's settings.
    @Test func outsideAViewNothingIsTheServers() {
        let text = Text(Date(timeIntervalSince1970: 1_763_812_800), style: .date)
        #expect("\(text)".contains("November 22, 2025"))
    }

    @Test func noDateAndNoNumberEndsTheProgram() async throws {
        let page = try await TestServer(Formats.self).visitor(headers: ["Accept-Language": "ar"]).open("/extremes")
        #expect(page.status == 200 && page.html.contains("<span"))
    }
}
