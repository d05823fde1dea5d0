import Martlet
import MartletTesting
import Testing

@Suite struct ImageResizingTests {
    @Test func everyModeStretches() async throws {
        let plain = try await TestPage { Image("/a.png").resizable().accessibilityIdentifier("a") }
        let tiled = try await TestPage {
            Image("/a.png").resizable(
                capInsets: EdgeInsets(top: .nan, leading: 1, bottom: 1, trailing: 1), resizingMode: .tile
            )
            .accessibilityIdentifier("a")
        }
        #expect(try tiled.html("a") == plain.html("a"))
    }
}
