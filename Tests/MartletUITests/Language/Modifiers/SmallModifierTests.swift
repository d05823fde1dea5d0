import MartletUI
import Testing

/// Small modifiers and the HTML that they become.
@Suite struct SmallModifierTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    @Test func helpIsATitle() throws {
        let text: Substring = "why"
        #expect(try styledHTML { Text("a").help("what") } == #"<span title="what">a</span>"#)
        #expect(try styledHTML { Text("a").help(text) } == #"<span title="why">a</span>"#)
        #expect(try styledHTML { Text("a").help(Text("b").bold()) } == #"<span title="b">a</span>"#)
        #expect(try styledHTML { Button("a") {}.padding(2).help("b") }.contains(#"<button title="b" type="button""#))
    }

    @Test func orderInDepth() throws {
        #expect(try styledHTML { Text("a").zIndex(1) }.contains("z-index:100"))
        #expect(try styledHTML { Text("a").zIndex(-0.5) }.contains("z-index:-50"))
    }

    @Test func whatAPointerPassesBy() throws {
        #expect(try styledHTML { Text("a").allowsHitTesting(false) } == #"<span class="m-untouchable">a</span>"#)
        #expect(try styledHTML { Text("a").allowsHitTesting(true) } == "<span>a</span>")
    }

    @Test func stylesOfTexts() throws {
        #expect(
            try styledHTML { Text("a").textCase(.uppercase) } == #"<span class="text-transform:uppercase">a</span>"#)
        #expect(try styledHTML { Text("a").textCase(.lowercase) }.contains("text-transform:lowercase"))
        #expect(try styledHTML { Text("a").textCase(nil) }.contains("text-transform:none"))
        #expect(
            try styledHTML { Text("a").textSelection(.disabled) }.contains(
                "user-select:none;-webkit-user-select:none"))
        #expect(try styledHTML { Text("a").textSelection(.enabled) }.contains("user-select:text"))
    }

    @Test func lines() throws {
        func lines(@ViewBuilder _ content: () -> some View) throws -> String {
            try styledHTML(content).replacing(#"<span class="m-lines m-box "#, with: "").replacing(
                #"">a</span>"#, with: "")
        }
        #expect(try lines { Text("a").lineLimit(1...3) } == "--m-lines:3 --m-least-lines:1")
        #expect(try lines { Text("a").lineLimit(...3) } == "--m-lines:3 --m-least-lines:0")
        #expect(try lines { Text("a").lineLimit(2...) } == "--m-lines:none --m-least-lines:2")
        #expect(try lines { Text("a").lineLimit(2, reservesSpace: true) } == "--m-lines:2 --m-least-lines:2")
        #expect(try lines { Text("a").lineLimit(2, reservesSpace: false) } == "--m-lines:2 --m-least-lines:0")
        #expect(try lines { Text("a").lineLimit(-5...0) } == "--m-lines:1 --m-least-lines:0")
        #expect(
            try styledHTML { TextField("a", text: .constant(""), axis: .vertical).lineLimit(2...5) }.contains("m-lines")
        )
    }

    @Test func sizes() throws {
        #expect(try styledHTML { Button("a") {}.controlSize(.small) }.contains("m-control-small"))
        for (size, name) in zip(ControlSize.allCases, ["mini", "small", "regular", "large", "extra-large"]) {
            #expect(try styledHTML { Button("a") {}.controlSize(size) }.contains(#""m-control-\#(name)""#))
        }
        #expect(try styledHTML { Image(systemName: "star").imageScale(.large) }.contains("--m-symbol-size:1.6em"))
        #expect(try styledHTML { Image(systemName: "star").imageScale(.small) }.contains("--m-symbol-size:1em"))
        #expect(try styledHTML { Image(systemName: "star").imageScale(.medium) }.contains("--m-symbol-size:1.25em"))
    }

    @Test func spacers() throws {
        #expect(try styledHTML { HStack { Spacer() } }.contains(#"<div class="m-spacer"></div>"#))
        #expect(
            try styledHTML { HStack { Spacer(minLength: 40) } }.contains(
                #"<div class="m-spacer --m-spacer:40px"></div>"#))
        #expect(try styledHTML { HStack { Spacer(minLength: nil) } }.contains(#"<div class="m-spacer"></div>"#))
    }

    @Test func listsAndSections() throws {
        #expect(
            try styledHTML { List { Text("a") }.listStyle(.plain) }.hasPrefix(
                #"<ul role="list" class="m-list-plain m-list"#)
        )
        let styles = try [
            styledHTML { List { Text("a") }.listStyle(.insetGrouped) },
            styledHTML { List { Text("a") }.listStyle(.grouped) },
            styledHTML { List { Text("a") }.listStyle(.sidebar) }, styledHTML { List { Text("a") }.listStyle(.inset) },
            styledHTML { List { Text("a") }.listStyle(.automatic) },
            styledHTML { List { Text("a") }.listStyle(.bordered) },
            styledHTML { List { Text("a") }.listStyle(PlainListStyle()) },
        ]
        let names = ["inset-grouped", "grouped", "inset-grouped", "default", "default", "default", "plain"]
        for (html, name) in zip(styles, names) { #expect(html.contains("\"m-list-\(name) "), "\(html)") }
        let old = try styledHTML { Form { Section(header: Text("h"), footer: Text("f")) { Text("a") } } }
        let new = try styledHTML {
            Form {
                Section {
                    Text("a")
                } header: {
                    Text("h")
                } footer: {
                    Text("f")
                }
            }
        }
        #expect(old == new)
        #expect(try styledHTML { Section(header: Text("h")) { Text("a") } }.contains(#">h</div>"#))
        #expect(try styledHTML { Section(footer: Text("f")) { Text("a") } }.contains(#"m-section-footer">f</div>"#))
    }

    /// These modifiers are accepted and have no effect.
    @Test func whatAPageHasNoUseFor() throws {
        let plain = try styledHTML { Text("a") }
        #expect(try styledHTML { Text("a").contentShape(Rectangle()) } == plain)
        #expect(try styledHTML { Text("a").contentShape(.interaction, Circle(), eoFill: true) } == plain)
        #expect(try styledHTML { Text("a").ignoresSafeArea() } == plain)
        #expect(try styledHTML { Text("a").ignoresSafeArea(.keyboard, edges: .bottom) } == plain)
        #expect(try styledHTML { Text("a").edgesIgnoringSafeArea(.all) } == plain)
    }
}
