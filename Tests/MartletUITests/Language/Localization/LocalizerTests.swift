import MartletUI
import Testing

/// Texts of string catalogs.
@Suite struct LocalizerTests {
    private func shown(_ language: String, _ text: @escaping () -> Text) throws -> String {
        struct Page: View {
            let text: () -> Text
            var body: some View { text() }
        }
        let page = try EnginePage { Page(text: text).environment(\.locale, Locale(identifier: language)) }
        return page.markup.replacing(#/<[^>]*>/#, with: "")
    }

    @Test func theLanguageIsTheVisitors() throws {
        #expect(try shown("de_CH") { Text("Hello", tableName: "Test") } == "Hallo")
        #expect(try shown("he") { Text("Hello", tableName: "Test") } == "שלום")
        // A language that the catalog has for another region, one that it lacks, and another table.
        #expect(try shown("pt_PT") { Text("Hello", tableName: "Test") } == "Olá")
        #expect(try shown("fi") { Text("Hello", tableName: "Test") } == "Hello")
        #expect(try shown("de") { Text("Hello") } == "Hello")
        #expect(try shown("de") { Text("Hello", tableName: "None") } == "Hello")
        #expect(try shown("de") { Text("Absent", tableName: "Test") } == "Absent")
    }

    @Test func whatHasNoTranslationIsInTheDevelopmentLanguage() throws {
        #expect(try shown("de") { Text("Only **English** words", tableName: "Test") } == "Only English words")
    }

    @Test func pluralsFollowTheLanguage() throws {
        let numbers = [0, 1, 2, 3, 11, 100]
        func texts(_ language: String) throws -> [String] {
            try numbers.map { number in try shown(language) { Text("\(number) birds", tableName: "Test") } }
        }
        #expect(try texts("en") == ["No birds", "1 bird", "2 birds", "3 birds", "11 birds", "100 birds"])
        #expect(try texts("de") == ["0 Vögel", "1 Vogel", "2 Vögel", "3 Vögel", "11 Vögel", "100 Vögel"])
        let arabic = try texts("ar")
        #expect(arabic[0] == "لا طيور" && arabic[1] == "طائر واحد" && arabic[2] == "طائران", "\(arabic)")
        #expect(
            arabic[3].hasSuffix(" طيور") && arabic[4].hasSuffix(" طائرًا") && arabic[5].hasSuffix(" طائر"), "\(arabic)")
        #expect(try shown("de") { Text("\(1_234_567) birds", tableName: "Test") } == "1.234.567 Vögel")
    }

    @Test func argumentsHavePositions() throws {
        let text = { Text("\("Ada") sees \(3) of \(1_000)", tableName: "Test") }
        #expect(try shown("de", text) == "3 von 1.000 sieht Ada")
        #expect(try shown("en", text) == "Ada sees 3 of 1,000")
        #expect(try shown("en") { Text("\(1) in \(2) trees", tableName: "Test") } == "1 bird in 2 trees (%)")
        #expect(try shown("en") { Text("\(2) in \(1) trees", tableName: "Test") } == "2 birds in a tree (%)")
    }

    @Test func defaultsAndResources() throws {
        let resource = LocalizedStringResource(
            "share", defaultValue: "\(0.256, specifier: "%.2f") of it", table: "Test")
        #expect(try shown("de") { Text(resource) } == "0,3 %\n\tja")
        #expect(try shown("fr") { Text(resource) }.hasSuffix(" of it"))
        #expect(resource.key == "share" && resource.table == "Test")
        var german = LocalizedStringResource("\(2) birds", table: "Test")
        german.locale = Locale(identifier: "de")
        #expect(try shown("en") { Text(german) } == "2 Vögel")
        #expect(String(localized: german) == "2 Vögel")
        #expect(String(localized: "Hello", table: "Test", locale: Locale(identifier: "he")) == "שלום")
        #expect(String(localized: "None", defaultValue: "A \(1)", table: "Test") == "A 1")
        #expect(LocalizedStringResource("%\(1)%").key == "%%%lld%%")
    }

    /// Whatever a visitor writes stays a text: it is neither a format nor Markdown.
    @Test func valuesAreNotLookedInto() throws {
        let hostile = "%@ %n **x** [y](javascript:z) %1$@"
        #expect(
            try shown("de") { Text("\(hostile) sees \(1) of \(2)", tableName: "Test") } == "1 von 2 sieht \(hostile)")
        let page = try EnginePage { Text("\(hostile) and [more](\("javascript:alert(1)"))", tableName: "Test") }
        #expect(page.markup.contains(#"href="about:blank#blocked""#) && !page.markup.contains("javascript:alert"))
    }

    private struct Page: View {
        @State private var pressed = ""
        var body: some View {
            Text("Hello", tableName: "Test").accessibilityIdentifier("text")
            Text(pressed).accessibilityIdentifier("pressed")
            Button("Press") { pressed = String(localized: "Hello", table: "Test") }.accessibilityIdentifier("press")
            Button("Wait") {
                await Task.yield()
                pressed = String(localized: "\(2) birds", table: "Test")
            }
            .accessibilityIdentifier("wait")
        }
    }

    @Test func aVisitorsListOfLanguagesCounts() async throws {
        struct Program: App { var body: some Scene { WindowGroup { Page() } } }
        let server = try TestServer(Program.self)
        let visitors = [
            ("fi, he;q=0.5, de;q=0.4", "שלום", "2 birds"), ("de-CH", "Hallo", "2 Vögel"), ("fi", "Hello", "2 birds"),
            ("", "Hello", "2 birds"),
        ]
        for (languages, text, birds) in visitors {
            let page = try await server.visitor(headers: ["Accept-Language": languages]).open("/")
            #expect(try page.text("text") == text)
            // An action finds the visitor's language, too.
            try await page.click("press")
            #expect(try page.text("pressed") == text)
            try await page.click("wait")
            #expect(try page.text("pressed") == birds)
        }
    }

    @Test func theBestLanguageIsChosen() {
        func choice(_ preferred: String, _ available: String) -> String? {
            LanguageChoice.language(
                for: preferred.split(separator: " ").map(String.init),
                among: Set(available.split(separator: " ").map(String.init)))
        }
        #expect(choice("de-CH en", "en de fr") == "de")
        #expect(choice("zh-TW", "zh-Hans zh-Hant en") == "zh-Hant")
        #expect(choice("zh-CN", "zh-Hans zh-Hant en") == "zh-Hans")
        #expect(choice("zh", "zh-Hant en") == nil)
        #expect(choice("pt-PT", "pt-BR pt-PT") == "pt-PT")
        #expect(choice("pt-AO", "pt-BR pt-PT") == "pt-BR")
        #expect(choice("iw no", "he nb") == "he")
        #expect(choice("no", "he nb") == "nb")
        #expect(choice("sr-Latn", "sr sr-Latn") == "sr-Latn")
        #expect(choice("en-Latn-US", "en") == "en")
        #expect(choice("x", "en") == nil && choice("", "en") == nil && choice("de", "") == nil)
    }
}
