import Martlet
import MartletTesting
import Testing

@Suite struct AsyncImageTests {
    private struct Picture: View {
        @State private var url: URL?

        var body: some View {
            AsyncImage(url: url) {
                $0.resizable()
            } placeholder: {
                Text("Wait")
            }
            .accessibilityIdentifier("first")
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: Text("Nothing yet")
                case .success(let image): image.accessibilityIdentifier("second")
                case .failure(let error): Text("\(error)")
                }
            }
            Button("Load") { url = URL(string: "/pictures/bird.jpg") }
            Button("Another") { url = URL(string: "/pictures/cat.jpg") }
        }
    }

    private let error = "The browser could not load the picture."

    @Test func theBrowserLoadsThePicture() async throws {
        let page = try await TestPage { Picture() }
        #expect(page.contains(.text("Wait")) && page.contains(.text("Nothing yet")))
        try await page.click(.role(.button, "Load"))
        // What is to be seen meanwhile is hidden until the browser shows it.
        let waiting = page.html.components(separatedBy: "m-waiting").dropFirst()
        #expect(waiting.count == 2 && waiting.allSatisfy { $0.prefix { $0 != ">" }.contains("hidden") })
        #expect(page.html.components(separatedBy: "src=\"/pictures/bird.jpg\"").count == 3)
    }

    @Test func aFailureEvaluatesTheContentAgain() async throws {
        let page = try await TestPage { Picture() }
        try await page.click(.role(.button, "Load"))
        try await page.failToLoad("second")
        #expect(page.contains(.text(error)))
        // The other picture of that address is a view of its own.
        #expect(!page.contains(.text("Wait")))
        #expect(page.html.components(separatedBy: "src=\"/pictures/bird.jpg\"").count == 2)
    }

    @Test func anotherAddressIsTriedAndTheFirstOneAgain() async throws {
        let page = try await TestPage { Picture() }
        try await page.click(.role(.button, "Load"))
        try await page.failToLoad("second")
        try await page.click(.role(.button, "Another"))
        #expect(!page.contains(.text(error)))
        try await page.click(.role(.button, "Load"))
        #expect(!page.contains(.text(error)))
        #expect(page.contains("second"))
    }

    @Test func aFailureShowsThePlaceholder() async throws {
        let page = try await TestPage {
            AsyncImage(url: URL(string: "/none.png")) {
                $0.accessibilityIdentifier("picture")
            } placeholder: {
                Text("No picture")
            }
        }
        try await page.failToLoad("picture")
        #expect(page.contains(.text("No picture")) && !page.contains("picture"))
    }

    @Test func aPictureThatIsNotShownCannotFail() async throws {
        let page = try await TestPage {
            AsyncImage(url: URL(string: "/none.png")) { phase in
                phase.image?.accessibilityIdentifier("picture")
                if phase.error != nil { Text("Failed") }
                if phase.image != nil { Image("/other.png").accessibilityIdentifier("other") }
            }
        }
        try await page.failToLoad("other")
        #expect(!page.contains(.text("Failed")))
    }

    @Test func theBareFormIsOnlyAPicture() async throws {
        let page = try await TestPage { AsyncImage(url: URL(string: "/bird.jpg")) }
        #expect(page.html.contains("src=\"/bird.jpg\"") && !page.html.contains("data-on=\"error\""))
    }
}
