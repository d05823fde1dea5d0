import MartletUI
import Testing

private struct Item: View {
    let number: Int
    let style: String?
    var body: some View {
        HTML("li") { Text(verbatim: "\(number)") }.class(style ?? "plain").attribute("lang", style)
    }
}

/// A page whose step number decides what it shows.
private struct Steps<Content: View>: View {
    @State private var step = 0
    @ViewBuilder let content: (Int) -> Content
    var body: some View {
        HTML("div") { content(step) }
        Button("next") { step += 1 }.accessibilityIdentifier("next")
        Button("back") { step -= 1 }.accessibilityIdentifier("back")
    }
}

@Suite struct TemplateTests {
    private func definitions(_ patches: String) -> Int { patches.ranges(of: "[\"d\"").count }

    @Test func aTemplateIsSentOnceAPage() throws {
        let content: (Int) -> _ = { step in ForEach(0..<step, id: \.self) { Item(number: $0, style: nil) } }
        for _ in 0..<2 {
            let page = try EnginePage { Steps { content($0) } }
            #expect(definitions(try page.press("next")) == 1)
            #expect(definitions(try page.press("next")) == 0)
        }
    }

    @Test func neighboursOfOneTemplateAreOneGroup() throws {
        let page = try EnginePage {
            Steps { step in
                ForEach(0..<(step * 4), id: \.self) { number in
                    if number < 2 { HTML("b") { Text(verbatim: "\(number)") } } else { HTML("hr") }
                }
            }
        }
        let patches = try page.press("next")
        #expect(patches.ranges(of: "[\"i\"").count == 1)
        // Each row is a branch, so its start comment and its dynamic slot make a template of their own.
        #expect(definitions(patches) == 3)
        #expect(page.markup.contains("<b>0</b><b>1</b><hr></hr><hr></hr>"))
    }

    @Test func instancesWithNothingInThemAreCounted() throws {
        let page = try EnginePage {
            Steps { step in ForEach(0..<(step * 3), id: \.self) { _ in HTML("hr") } }
        }
        #expect(try page.press("next").firstRange(of: #",3]]]]"#) != nil)
    }

    @Test func whatDiffersOutsideTheSlotsIsCorrected() throws {
        let page = try EnginePage {
            Steps { step in
                ForEach(0..<step, id: \.self) { number in
                    HTML("p") { number == 1 ? Text("literal one") : Text("literal") }
                        .class(number == 2 ? "two" : "other")
                }
            }
        }
        #expect(!(try page.press("next")).contains("\"t\""))
        let second = try page.press("next")
        #expect(second.contains(#""literal one"]"#) && !second.contains("[\"a\""), "\(second)")
        let third = try page.press("next")
        #expect(third.contains(#","class","two"]"#) && !third.contains("[\"t\""), "\(third)")
    }

    @Test func attributesThatAreAbsentAreNot() throws {
        let page = try EnginePage {
            Steps { step in ForEach(0..<step, id: \.self) { Item(number: $0, style: $0 == 1 ? "x" : nil) } }
        }
        for _ in 0..<3 { try page.press("next") }
        #expect(page.markup.contains(#"<li class="plain">0</li><li class="x" lang="x">1</li><li class="plain">2</li>"#))
    }

    @Test func anotherElementNameReplacesTheInstance() throws {
        struct Heading: View {
            let level: Int
            @State private var count = 0
            var body: some View {
                HTML(level == 0 ? "h1" : "h2") { Text(verbatim: "count \(count)") }
                    .onClick { count += 1 }.accessibilityIdentifier("heading")
                if level < 5 { HTML("i") { Text(verbatim: "\(level)") } }
            }
        }
        let page = try EnginePage {
            Steps { step in
                Text("before")
                Heading(level: step)
                Text("after")
            }
        }
        try page.press("heading")
        let old = try #require(page.dom.element("heading")?.number)
        try page.press("next")
        let new = try #require(page.dom.element("heading")?.number)
        #expect(new != old)
        #expect(ActionFinder.action(at: old, in: page.graph)?.number == new, "an event under way finds it")
        #expect(page.markup.contains("<h2") && page.markup.contains("count 1"), "the view lives on")
        try page.press("heading")
        try page.press("next")
        try page.press("heading")
        #expect(page.markup.contains("count 3"))
    }

    @Test func aTemplateThatDoesNotFitIsNotSent() throws {
        struct Named: View {
            let number: Int
            var body: some View { HTML(number % 2 == 0 ? "dt" : "dd") { Text(verbatim: "\(number)") } }
        }
        let both = try EnginePage { Steps { step in ForEach(0..<(step * 2), id: \.self) { Named(number: $0) } } }
        #expect(definitions(try both.press("next")) == 2)
        let odd = try EnginePage {
            Steps { step in ForEach(0..<step, id: \.self) { Named(number: $0 * 2 + 1) } }
        }
        #expect(definitions(try odd.press("next")) == 1)
    }

    @Test func aTemplateThatDoesNotFitLeavesNoCorrections() throws {
        struct Pair: View {
            let number: Int
            var body: some View {
                HTML("u") { Text("a") }.class(number == 1 ? "one" : "other")
                HTML(number == 0 ? "dt" : "dd") { Text("b") }
            }
        }
        let page = try EnginePage { Steps { step in ForEach(0..<step, id: \.self) { Pair(number: $0) } } }
        try page.press("next")
        let patches = try page.press("next")
        #expect(!patches.contains("[\"a\","), "\(patches)")
    }

    // MARK: Structure

    @Test func holesAtTheBeginningAndTheEnd() throws {
        struct Edges: View {
            let step: Int
            var body: some View {
                if step & 1 != 0 { Text("first") }
                HTML("b") { Text("middle") }
                ForEach(0..<(step & 3), id: \.self) { Text(verbatim: "\($0)") }
            }
        }
        let page = try EnginePage {
            Steps { step in
                ForEach(0..<step, id: \.self) { Edges(step: step - $0) }
                Edges(step: step)
            }
        }
        for _ in 0..<6 { try page.press("next") }
        for _ in 0..<6 { try page.press("back") }
        #expect(page.markup.hasPrefix("<div><b>middle</b></div>"))
    }

    @Test func instancesWithNothingToShow() throws {
        struct Nothing: View { var body: some View { EmptyView() } }
        let page = try EnginePage {
            Steps { step in
                ForEach((0..<step).reversed(), id: \.self) { number in
                    Nothing()
                    if number % 2 == 0 { Nothing() } else { EmptyView() }
                }
                Nothing()
            }
        }
        for _ in 0..<4 { try page.press("next") }
        for _ in 0..<2 { try page.press("back") }
    }

    @Test func listsInLists() throws {
        let page = try EnginePage {
            Steps { step in
                ForEach(0..<step, id: \.self) { outer in
                    ForEach((0..<outer).map { ($0 + step) % (outer + 1) }, id: \.self) { inner in
                        Text(verbatim: "\(outer).\(inner)")
                    }
                }
            }
        }
        for _ in 0..<5 { try page.press("next") }
        #expect(page.occurrences(of: "<span>") == 10)
        for _ in 0..<3 { try page.press("back") }
        #expect(page.markup.contains("<div><span>1.0</span></div>"))
    }

    @Test func conditionsBetweenSiblings() throws {
        let page = try EnginePage {
            Steps { step in
                if step & 1 != 0 { Text("1") }
                if step & 2 != 0 { Text("2") } else { Item(number: 0, style: nil) }
                if step & 4 != 0 {
                    Text("4")
                    if step & 1 != 0 { Text("5") }
                }
            }
        }
        for _ in 0..<7 { try page.press("next") }
        #expect(page.markup.hasPrefix("<div><span>1</span><span>2</span><span>4</span><span>5</span></div>"))
    }
}
