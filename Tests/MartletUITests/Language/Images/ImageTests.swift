import MartletUI
import Testing

@Suite struct ImageTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    @Test func aPictureAndALabel() throws {
        let picture = try styledHTML {
            Image("/pictures/bird.jpg").resizable().scaledToFill().frame(width: 40, height: 30)
        }
        #expect(
            picture
                == #"<div class="m-frame m-fixed m-fixed-height width:40px height:30px"><div class="m-frame m-cover">"#
                + #"<img src="/pictures/bird.jpg" alt="/pictures/bird.jpg" class="m-fill m-resizable m-picture">"#
                + "</div></div>", "\(picture)")
        let label = try styledHTML { Label("Title", systemImage: "globe") }
        #expect(
            label.hasPrefix(#"<span class="m-image-label"><span aria-hidden="true" class="m-symbol"#),
            "\(label)")
        #expect(label.hasSuffix("<span>Title</span></span>"))
    }

    /// Different symbols are classes of one template.
    @Test func anImageThatChangesIsPatched() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Image(systemName: isOn ? "heart.fill" : "star")
                Button("x") { isOn.toggle() }.accessibilityIdentifier("x")
            }
        }
        let page = try EnginePage { Page() }
        #expect(try page.press("x").contains(#"["a",1,"aria-label","Love"]"#))
    }
}
