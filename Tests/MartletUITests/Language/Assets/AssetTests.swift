import MartletUI
import Testing

/// Colors and pictures of asset catalogs. `TestTexts` has them.
@Suite struct AssetTests {
    @Test func aColorHasBothSchemes() throws {
        let page = try EnginePage { Text("a").foregroundStyle(Color("Sky")) }
        #expect(page.styledHTML.contains("color:light-dark(rgb(51 102 255),rgb(26 51 128))"), "\(page.styledHTML)")
        let one = try EnginePage { Text("a").foregroundStyle(Color("Brand/Sand").opacity(0.5)) }
        #expect(one.styledHTML.contains("color:rgb(255 204 153/25%)"), "\(one.styledHTML)")
        #expect(Color(ColorResource(name: "Sky", module: "Aviary")) == Color("Sky"))
        #expect(page.reported.isEmpty)
    }

    @Test func aPictureHasItsSizes() throws {
        let page = try EnginePage { Image("Robin") }
        let html = page.markup
        #expect(html.contains(#"src="/_martlet/assets/Robin.abc.png""#), "\(html)")
        #expect(
            html.contains(#"srcset="/_martlet/assets/Robin.abc.png 1x, /_martlet/assets/Robin.abd.png 2x""#), "\(html)")
        #expect(html.contains(#"alt="Robin""#))
        let resource = try EnginePage { Image(ImageResource(name: "Mark", module: "Aviary")).resizable() }
        #expect(
            resource.markup.contains("Mark.abf.svg") && resource.markup.contains("m-template"), "\(resource.markup)")
        #expect(!resource.markup.contains("srcset"))
    }

    private struct Dark: View {
        var body: some View { Image(decorative: "Robin") }
    }

    @Test func theDarkSchemeHasItsOwnPicture() throws {
        let page = try EnginePage { Dark().environment(\.colorScheme, .dark) }
        #expect(page.markup.contains("Robin.abe.png") && !page.markup.contains("srcset"), "\(page.markup)")
    }

    @Test func addressesAreBelowTheBasePath() throws {
        let page = try EnginePage(Image("Robin")) { $0.basePath = "/birds" }
        #expect(page.markup.contains(#"src="/birds/_martlet/assets/Robin.abc.png""#), "\(page.markup)")
        #expect(page.markup.contains(" 1x, /birds/_martlet/assets/Robin.abd.png 2x"), "\(page.markup)")
    }

    private struct Unknown: View {
        let name: String
        var body: some View {
            Image(name)
            Text("a").foregroundStyle(Color(name))
        }
    }

    @Test func unknownNamesAreReported() throws {
        let page = try EnginePage(Unknown(name: "Nothing"))
        #expect(page.reported.contains(.unknownAsset(kind: "image", "Nothing")))
        #expect(page.reported.contains(.unknownAsset(kind: "color", "Nothing")))
        #expect(page.markup.contains("<img") && page.styledHTML.contains("color:var(--m-gray)"))
        // The others are addresses.
        for name in ["/bird.png", "bird.png", "https://example.org/a"] {
            let page = try EnginePage { Image(name) }
            #expect(page.reported.isEmpty)
        }
        #expect(try EnginePage { Image("Broken") }.markup.contains("<img"))
    }

    @Test func theServerHasThePictures() async throws {
        let page = try await TestPage { Image("Robin") }
        let answer = try await page.visitor.request("/_martlet/assets/Robin.abd.png")
        #expect(answer.status == 200 && answer.header("Content-Type") == "image/png")
        #expect(answer.header("Cache-Control")?.contains("immutable") == true)
        #expect(try await page.visitor.request("/_martlet/assets/Robin.abx.png").status == 404)
    }
}
