import MartletTesting
import Testing

@testable import Gallery

@Suite struct ChapterTests {
    private static let paths = Chapter.evaluation.examples.map(\.path)

    private func example(_ path: String) throws -> Example {
        try #require(Chapter.evaluation.examples.first { $0.path == path })
    }

    /// What every example of the chapter has.
    @Test(arguments: paths) func anExample(_ path: String) throws {
        let example = try example(path)
        #expect(example.path.hasPrefix("/evaluation/"))
        #expect(!example.summary.contains("`") && [".", "?"].contains(example.summary.last))
        #expect(!example.explanation.isEmpty && !example.files.isEmpty)
        let prediction = try #require(example.prediction)
        #expect(!prediction.answer.isEmpty && Set(prediction.answer).isSubset(of: prediction.views))
        for text in example.explanation + [prediction.question, prediction.reason] {
            #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(text)")
        }
    }

    @Test func pathsAreUnique() {
        #expect(Set(Self.paths).count == 17 && Self.paths.count == 17)
    }

    @Test(arguments: paths) func aPage(_ path: String) async throws {
        let example = try example(path)
        let page = try await TestPage(GalleryApp.self, path: example.path)
        #expect(page.status == 200 && page.contains(.role(.heading, example.title)))
        #expect(page.diagnostics == [])
    }

    /// What a prediction says of an example holds for its page: the frame around it is not evaluated.
    @Test func theFrameIsNotEvaluated() async throws {
        let page = try await TestPage(GalleryApp.self, path: Example.description.path)
        try await page.click(.label("Greet someone else"))
        expect(page, answers: .description)
    }
}
