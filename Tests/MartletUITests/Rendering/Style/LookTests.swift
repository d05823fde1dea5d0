import MartletUI
import MartletViews
import Testing

/// Modifiers that are one declaration of CSS, or an attribute.
@Suite struct LookTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    @Test func oneDeclarationEach() throws {
        let html = try styledHTML {
            Text("a").fontWeight(.semibold)
            Text("b").monospacedDigit()
            Color.red.frame(width: 20, height: 20).clipped()
            Text("d").blur(radius: 3)
            Text("e").hidden()
            Text("f").blendMode(.multiply)
            Text("g").compositingGroup()
        }
        for declaration in [
            "600", "tabular-nums", "overflow:clip", "blur(3px)", "<span inert class=\"m-hidden\">",
            "mix-blend-mode:multiply", "isolation:isolate",
        ] {
            #expect(html.contains(declaration), "\(declaration) in \(html)")
        }
    }

    @Test func theAccentColorIsTheTint() throws {
        let html = try styledHTML { Button("a") {}.accentColor(.red) }
        #expect(html == (try styledHTML { Button("a") {}.tint(.red) }))
        #expect(html.contains("var(--m-red)"), "\(html)")
    }

    @Test func glassButtonsAreButtonsWithABorder() throws {
        #expect(
            try styledHTML { Button("a") {}.buttonStyle(.glass) }
                == (try styledHTML { Button("a") {}.buttonStyle(.bordered) }))
        #expect(
            try styledHTML { Button("a") {}.buttonStyle(.glassProminent) }
                == (try styledHTML { Button("a") {}.buttonStyle(.borderedProminent) }))
    }

    @Test func aMaterialIsBlurred() throws {
        let html = try styledHTML { Text("a").background(.regularMaterial) }
        #expect(html.contains("backdrop-filter") || html.contains("m-material"), "\(html)")
        #expect(html != (try styledHTML { Text("a").background(Material.ultraThin) }))
    }

    @Test func colorsOfAGradientAreInOrder() throws {
        let gradient = Gradient(colors: [.red, .blue])
        let html = try styledHTML {
            Rectangle().fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
        }
        #expect(html.contains(#/linear-gradient\(.*m-red.*m-blue/#), "\(html)")
    }

    @Test func anAlignmentPlacesInBothDirections() throws {
        let corner: Alignment = .bottomTrailing
        let html = try styledHTML { Text("a").frame(width: 50, height: 50, alignment: corner) }
        #expect(html.contains("end"), "\(html)")
        #expect(html != (try styledHTML { Text("a").frame(width: 50, height: 50, alignment: .topLeading) }))
    }

    @Test func aKeyIsAText() throws {
        let key: LocalizedStringKey = "Row \(3)"
        #expect(try styledHTML { Text(key) } == (try styledHTML { Text(verbatim: "Row 3") }))
    }

    @Test func aPasswordHasAPrompt() throws {
        let html = try styledHTML { SecureField("Password", text: .constant(""), prompt: Text("At least 8")) }
        #expect(html.contains(#"type="password""#) && html.contains(#"placeholder="At least 8""#), "\(html)")
    }

    @Test func aPickersLabelMayComeBeforeItsRows() throws {
        let html = try styledHTML { Picker(selection: .constant("b"), label: Text("Kind")) { Text("B").tag("b") } }
        #expect(html.contains("Kind") && html.contains("<option"), "\(html)")
    }
}
