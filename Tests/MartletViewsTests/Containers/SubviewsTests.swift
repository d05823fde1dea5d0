import Martlet
import MartletTesting
import Testing

/// Containers of a program's own that arrange the views of their content.
@Suite struct SubviewsTests {
    private struct Cards<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            Group(subviews: content) { subviews in
                Text("\(subviews.count) cards").accessibilityIdentifier("count")
                if let first = subviews.first { HTML("header") { first } }
                ForEach(subviews.dropFirst()) { subview in HTML("section") { subview } }
                HTML("footer") { subviews.suffix(1) }
            }
        }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Deck: View {
        @State private var names = ["a", "b", "c"]
        @State private var hasTitle = true

        var body: some View {
            Cards {
                if hasTitle { Text("Title") }
                ForEach(names, id: \.self) { Counter(name: $0) }
                EmptyView()
                Group {
                    Text("one")
                    Text("two")
                }
            }
            Button("Turn") { names.reverse() }
            Button("Hide") { hasTitle.toggle() }
        }
    }

    @Test func eachViewOfTheContentIsOne() async throws {
        let page = try await TestPage { Deck() }
        #expect(try page.text("count") == "6 cards")
        #expect(
            page.html.contains("<header><span>Title</span></header>")
                && page.html.contains("<footer><span>two</span></footer>"))
        #expect(page.html.components(separatedBy: "<section>").count == 6)
    }

    @Test func stateMovesWithItsElement() async throws {
        let page = try await TestPage { Deck() }
        try await page.click(.role(.button, "b 0"))
        try await page.click(.role(.button, "b 1"))
        try await page.click(.label("Turn"))
        #expect(page.contains(.role(.button, "b 2")) && page.contains(.role(.button, "a 0")))
        try await page.click(.label("Hide"))
        #expect(try page.text("count") == "5 cards")
        #expect(page.contains(.role(.button, "b 2")) && page.html.contains("<header><button"))
    }

    @Test func theViewsOfAContentAreRows() async throws {
        let page = try await TestPage {
            ForEach(
                subviews: Group {
                    Text("a"); Text("b")
                }
            ) { subview in HTML("section") { subview } }
        }
        #expect(
            page.html.contains("<section><span>a</span></section><section><span>b</span></section>"), "\(page.html)")
    }

    @ViewBuilder private static var sections: some View {
        Text("loose")
        Section("First") {
            Text("a")
            Text("b")
        }
        Section {
            Text("c")
        } footer: {
            Text("End")
        }
    }

    @Test func sectionsAreFound() async throws {
        let page = try await TestPage {
            ForEach(sections: Self.sections) { section in
                HTML("section") {
                    HTML("header") { section.header }
                    Text(verbatim: "\(section.content.count)")
                    ForEach(subviews: section.content) { subview in HTML("b") { subview } }
                    HTML("footer") { section.footer }
                }
            }
            Group(sections: Self.sections) { sections in Text("\(sections.count) sections") }
        }
        #expect(
            page.html.contains(
                "<section><header></header><span>1</span><b><span>loose</span></b><footer></footer></section>"),
            "\(page.html)")
        #expect(
            page.html.contains(
                "<section><header><span>First</span></header><span>2</span><b><span>a</span></b><b><span>b</span></b><footer></footer></section>"
            ))
        #expect(
            page.html.contains("<b><span>c</span></b><footer><span>End</span></footer>")
                && page.text.contains("3 sections"))
    }

    @Test func aModifierDependsOnTheEnvironment() async throws {
        struct Framed: EnvironmentalModifier {
            func resolve(in environment: EnvironmentValues) -> Note { Note(isEnabled: environment.isEnabled) }
        }
        struct Note: ViewModifier {
            let isEnabled: Bool
            func body(content: Content) -> some View {
                HTML("section") {
                    content; Text(isEnabled ? "on" : "off")
                }
            }
        }
        let page = try await TestPage {
            Text("a").modifier(Framed())
            Text("b").modifier(Framed()).disabled(true)
        }
        #expect(page.text.contains("a") && page.html.contains("on</") && page.html.contains("off</"), "\(page.html)")
    }
}
