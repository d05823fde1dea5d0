import Martlet
import MartletTesting
import Testing

/// Pages use the visitor's locale and time zone.
@Suite struct LocaleTests {
    private struct Visit: App {
        var body: some Scene {
            WindowGroup("Where", path: "/") { Where() }
            WindowGroup("Fixed", path: "/fixed") {
                Where().environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "fr_FR"))
            }
            Route("/languages") { request in
                .text("\(request.languages.joined(separator: " ")) \(request.locale.identifier)")
            }
        }
    }

    private struct Where: View {
        var body: some View {
            VStack {
                Language()
                Clock()
                Text("Nothing of it")
            }
        }
    }

    private struct Language: View {
        @Environment(\.locale) private var locale
        var body: some View { Text(verbatim: locale.identifier).accessibilityIdentifier("locale") }
    }

    private struct Clock: View {
        @Environment(\.timeZone) private var timeZone
        @Environment(\.calendar) private var calendar

        var body: some View {
            let noon = calendar.dateComponents([.hour, .minute], from: Date(timeIntervalSince1970: 1_763_812_800))
            Text(verbatim: "\(timeZone.identifier) \(noon.hour ?? -1):\(noon.minute ?? -1)")
                .accessibilityIdentifier("clock")
        }
    }

    /// Foundation's essentials alone support only the English locale and no names of time zones.
    private static let hasAllOfFoundation = TimeZone(identifier: "Asia/Kolkata") != nil

    @Test(arguments: TestTransport.allCases) func theFirstRenderHasTheLocaleAndTheStreamBringsTheClock(
        over transport: TestTransport
    ) async throws {
        let server = try TestServer(Visit.self, over: transport)
        let visitor = server.visitor(
            headers: ["Accept-Language": "de-CH,de;q=0.9,en;q=0.5"], timeZone: "Asia/Kolkata;330")
        // A request without JavaScript is answered in UTC.
        #expect(try await visitor.request("/").text.contains("GMT 12:0<"))
        let page = try await visitor.open("/")
        if Self.hasAllOfFoundation { #expect(try page.text("locale") == "de_CH") }
        try await page.wait(for: "clock", toRead: Self.hasAllOfFoundation ? "Asia/Kolkata 17:30" : "GMT+0530 17:30")
        // From now on, the session knows the time zone.
        #expect(try await visitor.request("/").text.contains(" 17:30<"))
        let second = try await visitor.open("/")
        #expect(try second.text("clock").hasSuffix("17:30"))
        #expect(second.patches.isEmpty)
    }

    @Test(arguments: TestTransport.allCases) func oneVisitorsAreNobodyElses(over transport: TestTransport) async throws
    {
        let server = try TestServer(Visit.self, over: transport)
        let abroad = server.visitor(headers: ["Accept-Language": "fr-CA"], timeZone: "Asia/Kolkata;330")
        let there = try await abroad.open("/")
        try await there.wait { try $0.text("clock").hasSuffix("17:30") }
        let here = try await server.visitor().open("/")
        #expect(try here.text("clock") == "GMT 12:0")
        #expect(try here.text("locale").hasPrefix("en"))
    }

    /// When the browser reports its time zone, only the views that read it are re-evaluated, and no other visitor's
    /// page changes.
    @Test func onlyWhatReadsTheClockIsEvaluated() async throws {
        let visitor = try TestServer(Visit.self).visitor(timeZone: "Asia/Kolkata;330")
        let page = try await visitor.open("/")
        #expect(page.evaluations.count(of: "Clock") == 2)
        #expect(page.evaluations.count(of: "Language") == 1 && page.evaluations.count(of: "Where") == 1)
    }

    @Test(arguments: TestTransport.allCases) func whatAViewProvidesComesFirst(over transport: TestTransport)
        async throws
    {
        let server = try TestServer(Visit.self, over: transport)
        let visitor = server.visitor(headers: ["Accept-Language": "de-CH"], timeZone: "Asia/Kolkata;330")
        let page = try await visitor.open("/fixed")
        #expect(try page.text("clock") == "GMT 12:0")
        if Self.hasAllOfFoundation { #expect(try page.text("locale") == "fr_FR") }
    }

    @Test(
        arguments: TestTransport.allCases,
        [
            "Mars/Olympus;60", "", "asia/kolkata;330", String(repeating: "A", count: 4_000),
        ])
    func aBadClockIsUTC(over transport: TestTransport, timeZone: String) async throws {
        let page = try await TestServer(Visit.self, over: transport).visitor(timeZone: timeZone).open("/")
        #expect(try page.text("clock") == "GMT 12:0")
    }

    @Test(arguments: TestTransport.allCases) func aRouteKnowsTheLanguages(over transport: TestTransport) async throws {
        let server = try TestServer(Visit.self, over: transport)
        let answer = try await server.visitor(headers: ["Accept-Language": "fr;q=0.5, pt-br"]).request("/languages")
        #expect(answer.text.hasPrefix("pt-BR fr "))
        if Self.hasAllOfFoundation { #expect(answer.text == "pt-BR fr pt_BR") }
    }

    @Test func anotherLanguageIsFollowedWhenThePageIsAskedForAgain() async throws {
        guard Self.hasAllOfFoundation else { return }
        let visitor = try TestServer(Visit.self).visitor()
        let page = try await visitor.open("/")
        #expect(try page.text("locale") == "en")
        _ = try await visitor.request("/", headers: ["Accept-Language": "it-CH"])
        try await page.settle()
        #expect(try page.text("locale") == "it_CH")
        // A calendar depends on the locale.
        #expect(page.evaluations == ["Language", "Clock"])
    }
}
