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
            AsyncImage(url: url) { phase in
                if let image = phase.image { image } else if phase.error == nil { Text("Nothing yet") }
            }
            Button("Load") { url = URL(string: "/pictures/bird.jpg") }
        }
    }

    @Test func theBrowserLoadsThePicture() async throws {
        let page = try await TestPage { Picture() }
        #expect(page.contains(.text("Wait")) && page.contains(.text("Nothing yet")))
        try await page.click(.role(.button, "Load"))
        #expect(!page.contains(.text("Wait")) && !page.contains(.text("Nothing yet")))
        #expect(page.html.components(separatedBy: "src=\"/pictures/bird.jpg\"").count == 3)
    }
}
