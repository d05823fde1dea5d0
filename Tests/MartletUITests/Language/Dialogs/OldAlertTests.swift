import MartletUI
import Testing

/// Alerts in SwiftUI's older spelling.
@Suite struct OldAlertTests {
    private struct Item: Identifiable {
        let id: Int
    }

    private struct Page: View {
        @State private var isAsking = false
        @State private var item: Item?
        @State private var log = ""

        var body: some View {
            Text(log).accessibilityIdentifier("log")
                .alert(isPresented: $isAsking) {
                    Alert(
                        title: Text("Sure?"), message: Text("Really."),
                        primaryButton: .destructive(Text("Delete")) { log += "deleted " },
                        secondaryButton: .cancel { log += "kept " })
                }
            Text(item.map { "item \($0.id)" } ?? "none").accessibilityIdentifier("item")
                .alert(item: $item) { item in
                    Alert(
                        title: Text(verbatim: "Item \(item.id)"),
                        dismissButton: .default(Text("Next")) { log += "next " })
                }
            Button("ask") { isAsking = true }.accessibilityIdentifier("ask")
            Button("one") { item = Item(id: 1) }.accessibilityIdentifier("one")
            Button("two") { item = Item(id: 2) }.accessibilityIdentifier("two")
        }
    }

    @Test func buttonsEndIt() throws {
        let page = try EnginePage { Page() }
        try page.press("ask")
        let dialog = try #require(page.dom.element(tag: "dialog"))
        #expect(page.buttons(in: dialog) == ["Delete", "Cancel"])
        try page.pressButton("Delete")
        #expect(page.dom.element(tag: "dialog") == nil)
        try page.press("ask")
        try page.leaveDialog()
        #expect(page.dom.element("log")?.text == "deleted kept ")
        #expect(page.dom.element(tag: "dialog") == nil)
    }

    @Test func anItemIsShownWhileItIsThere() throws {
        let page = try EnginePage { Page() }
        try page.press("one")
        let first = try #require(page.dom.element(tag: "dialog"))
        #expect(first.first { $0.name == "h2" }?.text == "Item 1")
        try page.press("two")
        let second = try #require(page.dom.element(tag: "dialog"))
        #expect(second.number != first.number, "another item is another alert")
        #expect(second.first { $0.name == "h2" }?.text == "Item 2")
        try page.pressButton("Next")
        #expect(page.dom.element("item")?.text == "none")
        #expect(page.dom.element("log")?.text == "next ")
        #expect(page.dom.element(tag: "dialog") == nil)
    }
}
