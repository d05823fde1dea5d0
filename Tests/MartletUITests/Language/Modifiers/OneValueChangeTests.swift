import MartletUI
import Testing

/// A program written before iOS 17. The requirement is not deprecated, so a call through it causes no warning.
private protocol OldProgram {
    associatedtype Content: View
    func content() -> Content
}

private func made(_ program: some OldProgram) -> AnyView { AnyView(program.content()) }

private struct Page: View {
    @State private var count = 0
    @State private var received = "nothing"

    var body: some View { made(self) }
}

extension Page: OldProgram {
    @available(*, deprecated)
    func content() -> some View {
        VStack {
            Button("x") { count += 2 }.accessibilityIdentifier("x")
            Text(received).accessibilityIdentifier("received")
        }
        .onChange(of: count) { newCount in received = "\(newCount)" }
        .onChange(of: received, perform: { assert($0 != "nothing") })
    }
}

/// `onChange(of:perform:)`.
@Suite struct OneValueChangeTests {
    @Test func theNewValueIsPassed() throws {
        let page = try EnginePage(Page())
        #expect(page.dom.element("received")?.text == "nothing")
        try page.press("x")
        #expect(page.dom.element("received")?.text == "2")
        try page.press("x")
        #expect(page.dom.element("received")?.text == "4")
    }
}
