import Martlet
import MartletTesting
import Testing

@Suite struct ImageResizingTests {
    @Test func aPictureIsStretched() async throws {
        let plain = try await TestPage { Image("/a.png").resizable().accessibilityIdentifier("a") }
        let stretched = try await TestPage {
            Image("/a.png").resizable(capInsets: EdgeInsets(top: .nan, leading: 1, bottom: 1, trailing: 1))
                .accessibilityIdentifier("a")
        }
        #expect(try stretched.html("a") == plain.html("a"))
    }

    @Test func aTileIsRepeated() async throws {
        let page = try await TestPage {
            Image("/a \".png").resizable(resizingMode: .tile).accessibilityIdentifier("a")
            Image(systemName: "star").resizable(resizingMode: .tile).accessibilityIdentifier("b")
        }
        let styles = try page.html("a") + page.styleSheet
        #expect(styles.contains("background-image:url(") && styles.contains("object-position:-99999px"), "\(styles)")
        #expect(!styles.contains("/a \".png"))
        #expect(try !page.html("b").contains("url("))
    }
}
