import MartletUI
import Testing

/// In development, the engine reports controls that users of a screen reader cannot use.
@Suite struct ControlCheckTests {
    private func diagnostics(@ViewBuilder _ content: () -> some View) throws -> [Diagnostic] {
        try EnginePage(content).reported
    }

    @Test func aControlWithoutANameIsReported() throws {
        #expect(try diagnostics { Color.red.onTapGesture {} } == [.namelessControl(element: "div")])
        #expect(
            try diagnostics {
                Button {
                } label: {
                    Color.red
                }
            } == [.namelessControl(element: "button")])
        #expect(try diagnostics { HTML("a").attribute("href", "/") } == [.namelessControl(element: "a")])
        #expect(try diagnostics { HTML("img").onClick {} } == [.namelessControl(element: "img")])
        #expect(try diagnostics { HTML("p") { Text(" ") }.onClick {} } == [.namelessControl(element: "p")])
        let hidden = try diagnostics {
            Button {
            } label: {
                Text("a").attribute("aria-hidden", "true")
            }
        }
        #expect(hidden == [.namelessControl(element: "button")])
    }

    @Test func whatNamesAControlIsFound() throws {
        struct Title: View {
            var body: some View { Text("title") }
        }
        let named = try diagnostics {
            Color.red.onTapGesture {}.accessibilityLabel("red")
            Button {
            } label: {
                Title()
            }
            Button {
            } label: {
                Image(systemName: "star")
            }
            Button {
            } label: {
                Label("a", systemImage: "globe")
            }
            HTML("a") { HTML("img").attribute("alt", "a bird") }.attribute("href", "/")
            HTML("p") { HTML("b") { Text("a") } }.onClick {}
            HTML("ul") {
                HTML("li") {
                    HTML("a") { Text("a") }.attribute("href", "/")
                    HTML("i").onClick {}.accessibilityLabel(inRow: "Delete {}")
                }
            }
            Toggle("a", isOn: .constant(true))
            Slider(value: .constant(0.5))
        }
        #expect(named == [])
    }

    @Test func aControlInAControlIsReported() throws {
        let inner = try diagnostics { VStack { Button("a") {} }.onTapGesture {} }
        #expect(inner == [.controlInControl(inner: "button", outer: "div")])
        let field = try diagnostics {
            Button {
            } label: {
                TextField("a", text: .constant(""))
            }
        }
        #expect(field == [.controlInControl(inner: "input", outer: "button")])
        // A row is not a control.
        #expect(try diagnostics { HTML("ul") { HTML("li") { Button("a") {} }.onClick {} } } == [])
    }

    @Test func whatComesLaterIsLookedAtToo() throws {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                Button("show") { isShown = true }.accessibilityIdentifier("show")
                if isShown { Color.red.onTapGesture {} }
            }
        }
        let page = try EnginePage { Page() }
        #expect(page.reported == [])
        try page.press("show")
        #expect(page.diagnostics == [ViewDiagnostic(.namelessControl(element: "div"), in: "Page")])
        #expect(try EnginePage(Page()) { $0.isDevelopment = false }.reported == [])
    }
}
