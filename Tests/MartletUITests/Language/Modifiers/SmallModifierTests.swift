import MartletUI
import Testing

/// Small modifiers and the HTML that they become.
@Suite struct SmallModifierTests {
    private func looks<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).looks
    }

    @Test func helpIsATitle() throws {
        let text: Substring = "why"
        #expect(try looks { Text("a").help("what") } == #"<span title="what">a</span>"#)
        #expect(try looks { Text("a").help(text) } == #"<span title="why">a</span>"#)
        #expect(try looks { Text("a").help(Text("b").bold()) } == #"<span title="b">a</span>"#)
        #expect(try looks { Button("a") {}.padding(2).help("b") }.contains(#"<button title="b" type="button""#))
    }

    @Test func orderInDepth() throws {
        #expect(try looks { Text("a").zIndex(1) }.contains("z-index:100"))
        #expect(try looks { Text("a").zIndex(-0.5) }.contains("z-index:-50"))
    }

    @Test func whatAPointerPassesBy() throws {
        #expect(try looks { Text("a").allowsHitTesting(false) } == #"<span class="m-untouchable">a</span>"#)
        #expect(try looks { Text("a").allowsHitTesting(true) } == "<span>a</span>")
    }

    @Test func looksOfTexts() throws {
        #expect(try looks { Text("a").textCase(.uppercase) } == #"<span class="text-transform:uppercase">a</span>"#)
        #expect(try looks { Text("a").textCase(.lowercase) }.contains("text-transform:lowercase"))
        #expect(try looks { Text("a").textCase(nil) }.contains("text-transform:none"))
        #expect(
            try looks { Text("a").textSelection(.disabled) }.contains(
                "user-select:none;-webkit-user-select:none"))
        #expect(try looks { Text("a").textSelection(.enabled) }.contains("user-select:text"))
    }

    @Test func lines() throws {
        func lines(@ViewBuilder _ content: () -> some View) throws -> String {
            try looks(content).replacing(#"<span class="m-lines m-box "#, with: "").replacing(#"">a</span>"#, with: "")
        }
        #expect(try lines { Text("a").lineLimit(1...3) } == "--m-lines:3 --m-least-lines:1")
        #expect(try lines { Text("a").lineLimit(...3) } == "--m-lines:3 --m-least-lines:0")
        #expect(try lines { Text("a").lineLimit(2...) } == "--m-lines:none --m-least-lines:2")
        #expect(try lines { Text("a").lineLimit(2, reservesSpace: true) } == "--m-lines:2 --m-least-lines:2")
        #expect(try lines { Text("a").lineLimit(2, reservesSpace: false) } == "--m-lines:2 --m-least-lines:0")
        #expect(try lines { Text("a").lineLimit(-5...0) } == "--m-lines:1 --m-least-lines:0")
        #expect(try looks { TextField("a", text: .constant(""), axis: .vertical).lineLimit(2...5) }.contains("m-lines"))
    }

    @Test func sizes() throws {
        #expect(try looks { Button("a") {}.controlSize(.small) }.contains("m-control-small"))
        for (size, name) in zip(ControlSize.allCases, ["mini", "small", "regular", "large", "extra-large"]) {
            #expect(try looks { Button("a") {}.controlSize(size) }.contains(#""m-control-\#(name)""#))
        }
        #expect(try looks { Image(systemName: "star").imageScale(.large) }.contains("--m-symbol-size:1.6em"))
        #expect(try looks { Image(systemName: "star").imageScale(.small) }.contains("--m-symbol-size:1em"))
        #expect(try looks { Image(systemName: "star").imageScale(.medium) }.contains("--m-symbol-size:1.25em"))
    }

    @Test func spacers() throws {
        #expect(try looks { HStack { Spacer() } }.contains(#"<div class="m-spacer"></div>"#))
        #expect(
            try looks { HStack { Spacer(minLength: 40) } }.contains(
                #"<div class="m-spacer --m-spacer:40px"></div>"#))
        #expect(try looks { HStack { Spacer(minLength: nil) } }.contains(#"<div class="m-spacer"></div>"#))
    }

    @Test func listsAndSections() throws {
        #expect(
            try looks { List { Text("a") }.listStyle(.plain) }.hasPrefix(#"<ul role="list" class="m-list-plain m-list"#)
        )
        let styles = try [
            looks { List { Text("a") }.listStyle(.insetGrouped) }, looks { List { Text("a") }.listStyle(.grouped) },
            looks { List { Text("a") }.listStyle(.sidebar) }, looks { List { Text("a") }.listStyle(.inset) },
            looks { List { Text("a") }.listStyle(.automatic) }, looks { List { Text("a") }.listStyle(.bordered) },
            looks { List { Text("a") }.listStyle(PlainListStyle()) },
        ]
        let names = ["inset-grouped", "grouped", "inset-grouped", "default", "default", "default", "plain"]
        for (html, name) in zip(styles, names) { #expect(html.contains("\"m-list-\(name) "), "\(html)") }
        let old = try looks { Form { Section(header: Text("h"), footer: Text("f")) { Text("a") } } }
        let new = try looks {
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
        #expect(try looks { Section(header: Text("h")) { Text("a") } }.contains(#">h</div>"#))
        #expect(try looks { Section(footer: Text("f")) { Text("a") } }.contains(#"m-section-footer">f</div>"#))
    }

    /// These modifiers are accepted and have no effect.
    @Test func whatAPageHasNoUseFor() throws {
        let plain = try looks { Text("a") }
        #expect(try looks { Text("a").contentShape(Rectangle()) } == plain)
        #expect(try looks { Text("a").contentShape(.interaction, Circle(), eoFill: true) } == plain)
        #expect(try looks { Text("a").ignoresSafeArea() } == plain)
        #expect(try looks { Text("a").ignoresSafeArea(.keyboard, edges: .bottom) } == plain)
        #expect(try looks { Text("a").edgesIgnoringSafeArea(.all) } == plain)
    }
}
