import Martlet
import MartletTesting
import Testing

@Suite struct ShareLinkTests {
    @Test func withoutAScriptTheLinkIsShown() async throws {
        let page = try await TestPage {
            if let url = URL(string: "https://www.swift.org/") {
                ShareLink("Share it", item: url, message: Text("Look"))
            }
            ShareLink(item: "a text")
        }
        #expect(page.html.contains("href=\"https://www.swift.org/\"") && page.html.contains("data-text=\"Look\""))
        #expect(page.html.contains("a text") && page.html.contains("Share…"))
    }

    @Test func severalAreSharedTogether() async throws {
        let links = try ["https://a.example/1", "https://a.example/2"].map { try #require(URL(string: $0)) }
        let page = try await TestPage { ShareLink(items: links) }
        #expect(page.html.contains("<output>https://a.example/1\nhttps://a.example/2</output>"), "\(page.html)")
        let texts = try await TestPage { ShareLink(items: ["a", "b"]) { Text("Send") } }
        #expect(texts.html.contains("a\nb"), "\(texts.html)")
    }

    private struct Note: Transferable {
        let title: String
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .plainText) { (note: Note) in
                await Task.yield()
                return Data("About \(note.title)".utf8)
            }
            .suggestedFileName { $0.title }
            ProxyRepresentation(exporting: \.title)
        }
    }

    private struct Recipe: Transferable {
        let name: String
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(exportedContentType: .pdf) { (_: Recipe) in SentTransferredFile(URL(filePath: "/")) }
                .exportingCondition { _ in false }
            ProxyRepresentation(exporting: \.name)
        }
    }

    @Test func aFileIsMadeWhenTheButtonIsPressed() async throws {
        let page = try await TestPage {
            ShareLink(item: Note(title: "Bees"), subject: Text("A note"), preview: SharePreview("Bees"))
        }
        let button = ElementQuery.role(.button, "Share…")
        #expect(try page.attribute("data-files", of: button) == nil)
        try await page.click(button)
        let data = Data("About Bees".utf8).base64EncodedString()
        let files = try #require(try page.attribute("data-files", of: button))
        #expect(files.contains(data) && files.contains("Bees.txt") && files.contains("plain"), "\(files)")
    }

    @Test func aValueIsSharedAsTheFirstThatStandsForIt() async throws {
        let page = try await TestPage {
            ShareLink("Recipe", item: Recipe(name: "Soup"), preview: SharePreview("Soup"))
            ShareLink(items: [Recipe(name: "Salad"), Recipe(name: "Cake")]) { SharePreview($0.name) }
            ShareLink(item: Image("/pictures/bee.png"), preview: SharePreview("Bee", image: Image("/pictures/bee.png")))
        }
        #expect(page.html.contains("<output>Soup</output>") && page.html.contains("<output>Salad\nCake</output>"))
        #expect(page.html.contains("href=\"/pictures/bee.png\""), "\(page.html)")
    }

    @Test func whatIsTooLargeIsNotSharedAndSaidSo() async throws {
        let page = try await TestPage {
            ShareLink(item: Data(count: 600 * 1_024), preview: SharePreview("Zeros"))
        }
        try await page.click(.role(.button, "Share…"))
        #expect(try page.attribute("data-files", of: .role(.button, "Share…")) == nil)
        #expect(!page.errors.isEmpty)
    }
}
