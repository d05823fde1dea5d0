import Martlet
import MartletTesting
import Testing

@Suite struct AccessibilityTests {
    struct Player: View {
        @State private var isPlaying = false
        @State private var volume = 0.5

        var body: some View {
            HTML("h1") { Text("Now playing") }
            Button {
                isPlaying.toggle()
            } label: {
                Image(systemName: isPlaying ? "pause" : "play")
            }
            .accessibilityLabel(isPlaying ? "Pause" : "Play")
            Slider(value: $volume, in: 0...1) { Text("Volume") }
                .accessibilityValue("\(Int(volume * 100)) percent")
        }
    }

    @Test func theControlsHaveNames() async throws {
        let page = try await TestPage { Player() }
        try await page.click(.role(.button, "Play"))
        #expect(page.contains(.role(.button, "Pause")))
        #expect(page.diagnostics.filter { $0.kind == .unusableControl } == [])
    }

    struct File: Identifiable {
        let id: Int
        let name: String
    }

    struct Files: View {
        @State private var files = [File(id: 1, name: "Budget"), File(id: 2, name: "Plan")]

        var body: some View {
            List(files) { file in
                HStack {
                    HTML("a") { Text(file.name) }.attribute("href", "/files/\(file.id)")
                    Button("Delete") { files.removeAll { $0.id == file.id } }
                        .accessibilityLabel(inRow: "Delete ‘{}’")
                }
            }
        }
    }

    struct Upvotes: View {
        @State private var votes = 0

        var body: some View {
            Button("Vote") { votes += 1 }
            Text("\(votes) votes").attribute("role", "status").accessibilityIdentifier("votes")
        }
    }

    struct Greeting: View {
        var body: some View {
            HTML("p") { Text("مرحبا") }.documentLanguage("ar")
        }
    }

    @Test func rowsAndLanguages() async throws {
        let page = try await TestPage { Files() }
        try await page.click(.label("Delete ‘Budget’"))
        #expect(page.elements(.role(.link)).map(\.text) == ["Plan"])
        let votes = try await TestPage { Upvotes() }
        try await votes.click(.label("Vote"))
        #expect(try votes.text(.role(.status)) == "1 votes")
        let visitor = try TestServer { WindowGroup { Greeting() } }.visitor()
        #expect(try await visitor.request("/").text.contains(#"lang="ar""#))
    }
}
