import MartletUI
import Testing

private struct Framed: ViewModifier {
    let title: String
    @State private var presses = 0
    func body(content: Content) -> some View {
        HTML("section") {
            Button("\(title) \(presses)") { presses += 1 }.accessibilityIdentifier("press \(title)")
            content
        }
    }
}

private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
        content
        content
    }
}

private struct Leaf: View {
    let value: Int
    var body: some View { Text(verbatim: "leaf \(value)") }
}

private struct Owner: View {
    @State private var value = 0
    @State private var title = "t"
    var body: some View {
        Button("value") { value += 1 }.accessibilityIdentifier("value")
        Button("title") { title += "'" }.accessibilityIdentifier("title")
        Leaf(value: value).modifier(Framed(title: title))
    }
}

@Suite struct ViewModifierTests {
    @Test func contentAndModifierAreComparedApart() throws {
        let page = try EnginePage(Owner())
        #expect(try page.evaluations { try page.press("value") } == ["Owner", "Leaf"])
        #expect(page.markup.contains("leaf 1"))
        #expect(try page.evaluations { try page.press("title") } == ["Owner", "Framed"])
        #expect(try page.evaluations { try page.press("press t'") } == ["Framed"])
        #expect(page.markup.contains("t' 1"))
    }

    @Test func contentMayStandTwiceAndNest() throws {
        struct Page: View {
            @State private var value = 0
            var body: some View {
                Button("value") { value += 1 }.accessibilityIdentifier("value")
                Leaf(value: value).modifier(Twice()).modifier(Twice().concat(Framed(title: "outer")))
            }
        }
        let page = try EnginePage(Page())
        #expect(page.occurrences(of: "leaf 0") == 4)
        try page.press("value")
        #expect(page.occurrences(of: "leaf 1") == 4)
        #expect("\(type(of: Text("").modifier(Twice())))" == "ModifiedContent<Text, Twice>")
    }
}
