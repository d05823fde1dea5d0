import Foundation
import Martlet
import MartletTesting
import Testing

/// Files that visitors choose come to the program as URLs, within their limits.
@Suite struct FileImporterTests {
    private struct Import: View {
        var kinds: [UTType] = [.plainText, .commaSeparatedText]
        @State private var isChoosing = false
        @State private var isChoosingMany = false
        @State private var text = "none"

        var body: some View {
            Text(text).accessibilityIdentifier("text")
            Button("Choose") { isChoosing = true }
                .fileImporter(isPresented: $isChoosing, allowedContentTypes: kinds) { result in
                    text = described(result.map { [$0] })
                }
            Button("Choose many") { isChoosingMany = true }
                .fileImporter(isPresented: $isChoosingMany, allowedContentTypes: [.item], allowsMultipleSelection: true)
            {
                text = described($0)
            }
        }

        private func described(_ result: Result<[URL], any Error>) -> String {
            do {
                return try result.get().map { url in
                    guard url.startAccessingSecurityScopedResource() else { return "closed" }
                    defer { url.stopAccessingSecurityScopedResource() }
                    return "\(url.lastPathComponent): \(try String(contentsOf: url, encoding: .utf8).count)"
                }
                .joined(separator: ", ")
            } catch {
                return error.localizedDescription
            }
        }
    }

    private func page() async throws -> TestPage { try await TestPage { Import() } }

    @Test func aFileComesInParts() async throws {
        let page = try await page()
        try await page.click(.role(.button, "Choose"))
        #expect(try page.attribute("accept", of: .tag("input")) == "text/plain,.txt,text/csv,.csv")
        #expect(try page.attribute("multiple", of: .tag("input")) == nil)
        try await page.chooseFiles([TestFile("notes of May.txt", String(repeating: "x", count: 150_000))])
        #expect(try page.text("text") == "notes of May.txt: 150000")
        #expect(!page.contains(.tag("input")), "The choice closes when the files have come.")
    }

    @Test func severalFilesAndEmptyOnes() async throws {
        let page = try await page()
        try await page.click(.role(.button, "Choose many"))
        #expect(try page.attribute("accept", of: .tag("input")) == nil)
        #expect(try page.attribute("multiple", of: .tag("input")) == "")
        try await page.chooseFiles([TestFile("a", "abc"), TestFile("b", ""), TestFile("../../etc/.c", "d")])
        #expect(try page.text("text") == "a: 3, b: 0, file.c: 1")
    }

    @Test func oneFileWhereOneIsAskedFor() async throws {
        let page = try await page()
        try await page.click(.role(.button, "Choose"))
        try await page.chooseFiles([TestFile("a", "abc"), TestFile("b", "d")])
        #expect(try page.text("text") == "There are more than 1 files. Choose fewer.")
    }

    @Test func nothingIsAFailure() async throws {
        let page = try await page()
        try await page.click(.role(.button, "Choose"))
        try await page.chooseFiles([])
        #expect(try page.text("text") == "The file has not come as a whole. Try again.")
    }

    @Test func theVisitorMayLeaveIt() async throws {
        let page = try await page()
        try await page.click(.role(.button, "Choose"))
        try await page.click(.role(.button, "Cancel"))
        #expect(try page.text("text") == "none")
        #expect(!page.contains(.tag("input")))
    }

    @Test func whoClosesTheChoiceLeavesIt() async throws {
        let page = try await page()
        try await page.click(.role(.button, "Choose"))
        try await page.click(.role(.dialog))
        #expect(try page.text("text") == "none")
        #expect(!page.contains(.tag("input")))
    }

    @Test func formatsAreKnownToBrowsers() throws {
        let own = try #require(UTType(filenameExtension: "Martlet"))
        #expect(UTType(filenameExtension: "a b") == nil && UTType(filenameExtension: "") == nil)
        #expect(own == UTType(filenameExtension: "martlet") && own.preferredFilenameExtension == "martlet")
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/png") == .png)
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg" && UTType.json.preferredFilenameExtension == "json")
    }

    @Test func formatsAreOthersAsWell() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .png))
        #expect(!UTType.png.conforms(to: .text) && !UTType.image.conforms(to: .png))
        #expect(UTType.swiftSource.conforms(to: .item))
    }
}
