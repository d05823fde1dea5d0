import MartletUI
import Testing

/// Button styles that a program defines.
@Suite struct ButtonStyleTests {
    private struct Filled: ButtonStyle {
        var color = Color.blue

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .padding(8)
                .background(configuration.role == .destructive ? Color.red : color)
                .opacity(configuration.isPressed ? 0.5 : 1)
        }
    }

    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    @Test func theStyleMakesWhatStandsInTheButton() throws {
        let html = try styledHTML { Button("Buy") {}.buttonStyle(Filled()) }
        #expect(
            html.hasPrefix(
                #"<button type="button" data-on="click"><div class="m-contents m-styled">"#
                    + #"<div class="m-box opacity:1 background-color:var(--m-blue) padding:8px "#), "\(html)")
        #expect(html.hasSuffix(#""><span>Buy</span></div></div></button>"#), "\(html)")
    }

    @Test func aButtonWithAStyleOfItsOwnKeepsItsElement() throws {
        let page = try EnginePage {
            Button("Buy") {}.buttonStyle(Filled()).disabled(true).accessibilityIdentifier("buy").attribute(
                "title", "Now")
        }
        let button = try #require(page.dom.element("buy"))
        #expect(button.name == "button" && button.attributes["disabled"] == "" && button.attributes["title"] == "Now")
    }

    private struct Row: View {
        let name: String
        var body: some View { Button(name) {} }
    }

    /// A style applies to every button inside, also to those in views with a body, in conditions and in rows.
    @Test func aStyleHoldsForEveryButtonInside() throws {
        let isOn = true
        let html = try styledHTML {
            VStack {
                Button("a") {}
                Row(name: "b")
                if isOn { Row(name: "c") }
                ForEach(0..<2) { Row(name: "d\($0)") }
                List { Button("e") {} }
            }
            .buttonStyle(Filled())
            Button("plain") {}
        }
        #expect(html.ranges(of: "m-styled").count == 6)
        #expect(html.hasSuffix(#"<button type="button" data-on="click">plain</button>"#), "\(html)")
    }

    /// The innermost style prevails, whether it is built in or the program's.
    @Test func theInnermostStyleHolds() throws {
        let html = try styledHTML {
            VStack {
                Button("a") {}.buttonStyle(.plain)
                VStack { Row(name: "b") }.buttonStyle(.borderedProminent)
                Button("c") {}.buttonStyle(Filled(color: .green))
                VStack { Row(name: "d") }.buttonStyle(Filled(color: .green))
            }
            .buttonStyle(Filled(color: .orange))
        }
        #expect(html.contains(#"class="m-button-plain" data-on="click">a</button>"#), "\(html)")
        #expect(html.contains(#"<div class="m-button-prominent m-contents">"#) && html.contains(">b</span></button>"))
        #expect(html.ranges(of: "m-styled").count == 2)
        #expect(html.ranges(of: "var(--m-green)").count == 2 && !html.contains("var(--m-orange)"))
    }

    @Test func theRoleReachesTheStyle() throws {
        let html = try styledHTML {
            VStack { Button("Delete", role: .destructive) {} }.buttonStyle(Filled())
        }
        #expect(html.contains("background-color:var(--m-red)") && html.contains(#"data-role="destructive""#), "\(html)")
    }

    private struct Themed: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.foregroundColor(isEnabled ? .green : .gray)
        }
    }

    @Test func aStyleReadsTheEnvironment() throws {
        let html = try styledHTML {
            VStack { Row(name: "a") }.buttonStyle(Themed())
            VStack { Row(name: "b") }.buttonStyle(Themed()).disabled(true)
        }
        #expect(html.contains("color:var(--m-green)") && html.contains("color:var(--m-gray)"), "\(html)")
    }

    private struct Page: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }.accessibilityIdentifier("count")
            }
            .buttonStyle(Filled(color: count == 1 ? .green : .blue))
        }
    }

    @Test func whatChangesIsPatchedAlone() throws {
        let page = try EnginePage(Page())
        let first = page.readable(try page.press("count"))
        #expect(first.contains(#""Count 1"]"#) && first.contains("var(--m-green)"), "\(first)")
        let second = try page.press("count")
        #expect(second.contains(#""Count 2"]"#) && !second.contains("[\"i\""), "\(second)")
        let third = try page.press("count")
        #expect(third.wholeMatch(of: #/\[\["t",\d+,"Count 3"\]\]/#) != nil, "\(third)")
    }

    // MARK: Pressed

    /// What differs while the button is pressed becomes a rule for a pressed button, which the browser applies by
    /// itself.
    @Test func pressedStylesAreRules() throws {
        let page = try EnginePage { Button("a") {}.buttonStyle(Filled()) }
        let rules = page.graph.styleSheet().matches(of: #/button:active \.(m\w+)\{([^}]*)\}/#)
        #expect(rules.map { String($0.2) } == ["opacity:0.5!important"])
        let name = String(try #require(rules.first).1)
        #expect(page.styledHTML.contains("padding:8px \(name)\""), "\(page.styledHTML)")
    }

    private struct Lowered: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            let isPressed = configuration.isPressed
            return HStack {
                configuration.label.font(isPressed ? .headline : .body)
                if isPressed { Text("pressed") }
            }
            .scaleEffect(isPressed ? 0.913 : 1)
            .rotationEffect(isPressed ? .degrees(3) : .zero)
            .animation(.easeOut, value: isPressed)
        }
    }

    @Test func pressedStylesOutdoWhatStandsOnTheElement() throws {
        let page = try EnginePage { Button("a") {}.buttonStyle(Lowered()) }
        let rules = page.graph.styleSheet().matches(of: #/button:active \.m\w+\{([^}]*)\}/#).map { String($0.1) }
        #expect(rules.contains("scale:0.91!important"), "\(rules)")
        #expect(rules.contains { $0.hasPrefix("rotate:") && $0.hasSuffix("!important") }, "\(rules)")
        #expect(rules.contains { $0.hasPrefix("font:") && $0.hasSuffix("!important") })
        #expect(!page.markup.contains("pressed"))
    }

    private struct Changing: View {
        @State private var number = 0
        var body: some View {
            Button("a") { number += 1 }.buttonStyle(Sinking(depth: number)).accessibilityIdentifier("a")
        }
    }

    private struct Sinking: ButtonStyle {
        let depth: Int
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.offset(y: configuration.isPressed ? CGFloat(depth) : 0)
        }
    }

    @Test func pressedStylesThatChangeArePatched() throws {
        let page = try EnginePage(Changing())
        #expect(page.graph.styleSheet().contains("button:active") == false)
        #expect(try page.press("a").contains("translate:0px 1px!important"))
        #expect(try page.press("a").contains("translate:0px 2px!important"))
        #expect(try EnginePage { Button("a") {} }.graph.styleSheet().contains(":active") == false)
    }

    /// A page has room for a limited number of its own classes. Pressed styles beyond that are left out and are never
    /// set on the element, where they would always apply.
    @Test func pressedStylesWithoutRoomAreLeftOut() throws {
        let page = try EnginePage { ForEach(0..<2_100) { Button("a") {}.buttonStyle(Sinking(depth: $0)) } }
        let sheet = page.graph.styleSheet()
        #expect(sheet.ranges(of: "button:active").count == 2_048)
        #expect(!sheet.contains("]{translate"))
    }
}
