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
    @State private var heard = "nothing"

    var body: some View { made(self) }
}

extension Page: OldProgram {
    @available(*, deprecated)
    func content() -> some View {
        VStack {
            Button("x") { count += 2 }.accessibilityIdentifier("x")
            Text(heard).accessibilityIdentifier("heard")
        }
        .onChange(of: count) { newCount in heard = "\(newCount)" }
        .onChange(of: heard, perform: { assert($0 != "nothing") })
    }
}

/// `onChange(of:perform:)`.
@Suite struct OneValueChangeTests {
    @Test func theNewValueIsTold() throws {
        let page = try EnginePage(Page())
        #expect(page.dom.element("heard")?.text == "nothing")
        try page.press("x")
        #expect(page.dom.element("heard")?.text == "2")
        try page.press("x")
        #expect(page.dom.element("heard")?.text == "4")
    }
}
