import Martlet
import MartletTesting
import Testing

private struct Fruit: View {
    @State private var text = ""
    @State private var scope = 1
    @State private var submissions = 0
    let names = ["Apple", "Pear", "Plum"]

    var body: some View {
        Found(names: names.filter { text.isEmpty || $0.contains(text) })
            .searchable(text: $text, prompt: "Search fruit")
            .searchScopes($scope) {
                Text("All").tag(1)
                Text("Ripe").tag(2)
            }
            .searchSuggestions { Text("Pears").searchCompletion("Pear") }
            .onSubmit(of: .search) { submissions += 1 }
        Text("\(submissions)").accessibilityIdentifier("submissions")
    }
}

private struct Found: View {
    let names: [String]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        Text(names.joined(separator: " ")).accessibilityIdentifier("found")
        Text(isSearching ? "searching" : "not searching").accessibilityIdentifier("state")
        Button("All of them") { dismissSearch() }
    }
}

@Suite struct SearchTests {
    @Test func aTextIsSearchedFor() async throws {
        let page = try await TestPage { Fruit() }
        #expect(try page.attribute("placeholder", of: .role(.searchBox, "Search")) == "Search fruit")
        #expect(try page.text("state") == "not searching")
        try await page.type("Pl", into: .role(.searchBox, "Search"))
        #expect(try page.text("found") == "Plum")
        #expect(try page.text("state") == "searching")
        try await page.click(.role(.button, "Cancel"))
        #expect(try page.text("found") == "Apple Pear Plum")
        #expect(!page.contains(.role(.button, "Cancel")))
    }

    @Test func aSuggestionIsWritten() async throws {
        let page = try await TestPage { Fruit() }
        try await page.click(.role(.button, "Pears"))
        #expect(try page.text("found") == "Pear")
        try await page.click(.role(.button, "All of them"))
        #expect(try page.text("found") == "Apple Pear Plum")
    }

    @Test func tokensAreRemoved() async throws {
        struct Token: Identifiable {
            let id: String
        }
        struct Tokens: View {
            @State private var tokens = [Token(id: "red"), Token(id: "ripe")]
            @State private var text = ""

            var body: some View {
                Text(tokens.map(\.id).joined(separator: " ")).accessibilityIdentifier("tokens")
                    .searchable(text: $text, tokens: $tokens) { Text($0.id) }
            }
        }
        let page = try await TestPage { Tokens() }
        try await page.click(.role(.button, "red Remove"))
        #expect(try page.text("tokens") == "ripe")
    }

    @Test func aSuggestedTokenIsTaken() async throws {
        struct Token: Identifiable, Equatable { let id: String }
        struct Tokens: View {
            @State private var text = ""
            @State private var tokens: [Token] = []
            @State private var suggested = [Token(id: "Red"), Token(id: "Sweet")]

            var body: some View {
                Text(tokens.map(\.id).joined(separator: " ")).accessibilityIdentifier("tokens")
                    .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Fruit") {
                        Text($0.id)
                    }
            }
        }
        let page = try await TestPage { Tokens() }
        try await page.click(.role(.button, "Sweet"))
        #expect(try page.text("tokens") == "Sweet")
        try await page.click(.role(.button, "Sweet"))
        #expect(try page.text("tokens") == "Sweet", "a token is there once")
        try await page.click(.role(.button, "Sweet Remove"))
        #expect(try page.text("tokens") == "")
    }

    @Test func aSuggestionBecomesAToken() async throws {
        struct Fruit: Identifiable { var id: String }
        struct Tokens: View {
            @State private var text = ""
            @State private var tokens: [Fruit] = []

            var body: some View {
                Text(tokens.map(\.id).joined(separator: " ")).accessibilityIdentifier("tokens")
                    .searchable(text: $text, tokens: $tokens) { Text($0.id) }
                    .searchSuggestions {
                        Text("Sour ones").searchCompletion(Fruit(id: "Sour"))
                        Text("Of another type").searchCompletion(Search(id: 1))
                    }
            }
        }
        struct Search: Identifiable { var id: Int }
        let page = try await TestPage { Tokens() }
        try await page.click(.role(.button, "Sour ones"))
        try await page.click(.role(.button, "Of another type"))
        #expect(try page.text("tokens") == "Sour")
    }
}
