import Martlet

/// What all pages of the gallery have around them: the name, the list of pages, and the visitor's choices.
///
/// The page is a value in here, not a closure: a change of its state evaluates the page's own views and nothing of the
/// frame, and a change of the choices evaluates nothing of the page.
struct GalleryFrame<Content: View>: View {
    let path: String
    let content: Content
    @AppStorage(Look.key) private var look = Look()

    var body: some View {
        HTML("div") {
            Masthead()
            Sidebar(path: path)
            HTML("div") {
                content
                FrameFooter()
            }
                .class("shell-page")
                .attribute("tabindex", "-1")
                .accessibilityIdentifier("gallery-page")
        }
        .class("shell")
        .attribute("data-accent", look.accent.rawValue)
        .attribute("dir", look.isRightToLeft ? "rtl" : nil)
        .preferredColorScheme(look.colorScheme)
    }
}

/// Where to read on, on every page.
private struct FrameFooter: View {
    var body: some View {
        HTML("footer") {
            HTML("a") { Text("Guide") }.attribute("href", Guide.path)
            HTML("a") { Text("README") }.attribute("href", "/readme")
        }
        .class("shell-footer")
    }
}

/// The gallery's name, which leads home, and the button that shows the list of pages on a phone.
private struct Masthead: View {
    var body: some View {
        HTML("header") {
            HTML("a") { Text("Skip to content") }.attribute("href", "#gallery-page").class("shell-skip")
            HTML("a") {
                HTML("img").attribute("src", "/icon.svg").attribute("alt", "").attribute("width", "28")
                    .attribute("height", "28")
                Text("Martlet")
            }
            .attribute("href", "/")
            .class("shell-name")
            // A popover opens and closes in the browser, without a request and without a script.
            HTML("button") { Text("Pages") }
                .attribute("type", "button")
                .attribute("popovertarget", "gallery-pages")
                .class("shell-menu")
        }
        .class("shell-masthead")
    }
}
