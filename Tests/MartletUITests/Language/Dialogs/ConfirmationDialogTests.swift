import MartletUI
import Testing

/// "Dialogs include a standard dismiss action by default. If you provide a button with a role of cancel, that button
/// takes its place." (Apple's documentation of `confirmationDialog`)
@Suite struct ConfirmationDialogTests {
    private struct Page: View {
        @State private var isChoosing = true
        @State private var hasCancel = false
        @State private var log = ""
        var visibility = Visibility.automatic

        var body: some View {
            Text(log).accessibilityIdentifier("log")
                .confirmationDialog("Photo", isPresented: $isChoosing, titleVisibility: visibility) {
                    Button("Take") { log += "taken " }
                    if hasCancel { Button("Never", role: .cancel) { log += "never " } }
                }
            Button("open") { isChoosing = true }.accessibilityIdentifier("open")
            Button("with") { hasCancel = true }.accessibilityIdentifier("with")
        }
    }

    @Test func itCanBeLeftByAClickBesideIt() throws {
        let page = try EnginePage { Page() }
        let dialog = try #require(page.dom.element(tag: "dialog"))
        #expect(dialog.attributes["data-modal"] == "dismissible")
        try page.leaveDialog()
        #expect(page.dom.element(tag: "dialog") == nil)
        #expect(["", nil].contains(page.dom.element("log")?.text))
    }

    @Test func aCancelButtonStandsWhereTheProgramGivesNone() throws {
        let page = try EnginePage { Page() }
        let dialog = try #require(page.dom.element(tag: "dialog"))
        #expect(page.buttons(in: dialog) == ["Take", "Cancel"])
        try page.press("with")
        #expect(page.buttons(in: dialog) == ["Take", "Never"])
        try page.leaveDialog()
        #expect(page.dom.element("log")?.text == "never ")
        try page.press("open")
        try page.pressButton("Take")
        #expect(page.dom.element("log")?.text == "never taken ")
        #expect(page.dom.element(tag: "dialog") == nil)
    }

    @Test func aHiddenTitleIsStillSaid() throws {
        let page = try EnginePage { Page(visibility: .hidden) }
        let dialog = try #require(page.dom.element(tag: "dialog"))
        let title = try #require(dialog.attributes["aria-labelledby"].flatMap { page.dom.element($0) })
        #expect(title.text == "Photo")
        #expect(title.attributes["class"]?.contains("m-said-only") == true)
    }
}
