import MartletUI
import Testing

/// Styles of labels, toggles and progress views.
@Suite struct ControlStyleTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    // MARK: Labels

    private struct Vertical: LabelStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 2) {
                configuration.icon.foregroundColor(isEnabled ? .red : .gray)
                configuration.title
            }
        }
    }

    private struct Named: View {
        var body: some View { Label("inner", systemImage: "star") }
    }

    @Test func martletsOwnLabelStylesAreClasses() throws {
        #expect(
            try styledHTML { Label("a", systemImage: "star").labelStyle(.iconOnly) }.contains(
                "m-label-icon m-image-label"))
        #expect(try styledHTML { Named().labelStyle(.titleOnly) }.hasPrefix(#"<div class="m-label-title">"#))
        #expect(try styledHTML { Label("a", systemImage: "star").labelStyle(.titleAndIcon) }.contains("m-label-both"))
        #expect(try styledHTML { Label("a", systemImage: "star").labelStyle(.automatic) }.contains("m-label-both"))
    }

    @Test func aLabelStyleOfOnesOwnSaysWhereThePartsStand() throws {
        let html = try styledHTML {
            VStack {
                Label("a", systemImage: "star")
                Named()
                Label("c", systemImage: "star").labelStyle(.iconOnly)
            }
            .labelStyle(Vertical())
            Label("d", systemImage: "star")
        }
        #expect(html.ranges(of: #"<div class="m-box"><div class="m-vstack align-items:center gap:2px">"#).count == 2)
        #expect(html.ranges(of: "m-image-label").count == 2)
        #expect(
            html.contains(#"class="m-label-icon m-contents""#) || html.contains(#"class="m-contents m-label-icon""#))
    }

    private struct Framed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration).padding(4).border(.red)
        }
    }

    @Test func aStyleMayUseTheLabelThatItIsGiven() throws {
        let html = try styledHTML { Named().labelStyle(Framed()) }
        #expect(html.ranges(of: "m-image-label").count == 1 && html.contains("outline-color:var(--m-red)"), "\(html)")
    }

    // MARK: Toggles

    private struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Image(systemName: configuration.isOn ? "checkmark" : "circle")
                    configuration.label
                }
            }
            .accessibilityIdentifier("check")
        }
    }

    private struct Switches: View {
        @State private var isOn = false
        var body: some View {
            VStack { Toggle("Done", isOn: $isOn) }.toggleStyle(Check())
            Text(isOn ? "on" : "off").accessibilityIdentifier("state")
        }
    }

    @Test func aToggleStyleOfOnesOwnChangesTheValue() throws {
        let page = try EnginePage(Switches())
        #expect(page.markup.contains(">Done</span>") && !page.markup.contains("checkbox"))
        #expect(page.markup.contains(#"aria-label="Circle""#))
        try page.press("check")
        #expect(page.dom.element("state")?.text == "on" && page.markup.contains(#"aria-label="Checkmark""#))
        try page.press("check")
        #expect(page.dom.element("state")?.text == "off")
    }

    @Test func martletsOwnToggleStylesAreClasses() throws {
        for (style, name) in [("m-toggle-button", 0), ("m-toggle-checkbox", 1), ("m-toggle-switch", 2)] {
            let html = try styledHTML {
                if name == 0 { Toggle("a", isOn: .constant(true)).toggleStyle(.button) }
                if name == 1 { Toggle("a", isOn: .constant(true)).toggleStyle(.checkbox) }
                if name == 2 { Toggle("a", isOn: .constant(true)).toggleStyle(.switch) }
            }
            #expect(html.contains(#"<label class="\#(style) m-toggle">"#), "\(html)")
            #expect(html.contains(#"type="checkbox""#))
            #expect(html.contains(#"role="switch""#) == (name == 2))
        }
    }

    private struct Row: View {
        let title: String
        var body: some View { Toggle(title, isOn: .constant(true)) }
    }

    /// The role is the one of the nearest style, also in views with nodes of their own.
    @Test func whatLooksLikeASwitchIsOne() throws {
        let page = try EnginePage {
            Row(title: "outside")
            VStack {
                Toggle("here", isOn: .constant(true))
                ForEach(0..<2) { Row(title: "row \($0)") }
                VStack { Row(title: "inside") }.toggleStyle(.switch)
                Toggle("alone", isOn: .constant(true)).toggleStyle(.switch)
            }
            .toggleStyle(.checkbox)
        }
        var roles: [String: String] = [:]
        page.dom.root.forEach { element in
            guard element.name == "input", let label = element.parent?.children.first?.text else { return }
            roles[label] = element.attributes["role"] ?? "checkbox"
        }
        #expect(
            roles == [
                "outside": "switch", "here": "checkbox", "row 0": "checkbox", "row 1": "checkbox", "inside": "switch",
                "alone": "switch",
            ])
    }

    // MARK: Progress

    private struct Words: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
                ProgressView(configuration)
            }
        }
    }

    @Test func aProgressStyleOfOnesOwn() throws {
        let html = try styledHTML {
            VStack {
                ProgressView("Loading", value: 0.25)
                ProgressView(value: 0.5)
            }
            .progressViewStyle(Words())
        }
        #expect(html.contains(">Loading</span>") && html.contains(">25 %</span>") && html.contains(">50 %</span>"))
        #expect(html.contains(#"<progress value="0.25"></progress>"#), "\(html)")
        #expect(html.contains(#"<progress aria-label="Progress" value="0.5"></progress>"#), "\(html)")
    }

    @Test func martletsOwnProgressStylesAreClasses() throws {
        #expect(
            try styledHTML { ProgressView().progressViewStyle(.circular) }.contains(
                #"<progress aria-label="Progress" class="m-progress-circular">"#))
        #expect(
            try styledHTML { ProgressView("a").progressViewStyle(.linear) }.contains("m-progress-linear m-progress"))
    }

    /// Where no style of the program applies, nothing differs.
    @Test func aStyleOfOneKindLeavesTheOthersAsTheyAre() throws {
        func controls(@ViewBuilder _ content: () -> some View) throws -> String {
            try styledHTML { content() }
        }
        let plain = try controls { Toggle("a", isOn: .constant(true)).accessibilityIdentifier("a") }
        let styled = try controls {
            VStack(spacing: 1) { Toggle("a", isOn: .constant(true)).accessibilityIdentifier("a") }
                .labelStyle(Vertical()).progressViewStyle(Words())
        }
        #expect(plain.hasPrefix("<label") && styled.contains(#"<label class="m-toggle">"#), "\(styled)")
        #expect(styled.contains(#"value="on" id="a""#))
    }
}
