import MartletUI
import Testing

/// The HTML of controls: labeled, named and usable with a keyboard.
@Suite struct ControlMarkupTests {
    private func html(@ViewBuilder _ content: () -> some View) throws -> String {
        let page = try EnginePage(content)
        return String(decoding: page.graph.html(), as: UTF8.self)
    }

    @Test func aTextFieldIsAnInput() throws {
        let html = try html { TextField("Name", text: .constant("A \"quote\"")).accessibilityIdentifier("name") }
        #expect(
            html
                == #"<input data-m="1" aria-label="Name" type="text" autocomplete="off" maxlength="20000" id="name" size="3000" placeholder="Name" value="A &quot;quote&quot;" class="m-field" data-on="input" name="1">"#
        )
    }

    @Test func aPromptTakesThePlaceOfTheTitle() throws {
        let html = try html { TextField("Name", text: .constant(""), prompt: Text("First and last")) }
        #expect(html.contains(#"aria-label="Name""#) && html.contains(#"placeholder="First and last""#))
    }

    @Test func theProgramsLabelIsTheOneThatIsSaid() throws {
        let html = try html { TextField("Name", text: .constant("")).accessibilityLabel("Full name") }
        #expect(html.contains(#"aria-label="Full name""#) && !html.contains(#"aria-label="Name""#))
    }

    @Test func aTextAreaHoldsItsTextAsContent() throws {
        let html = try html { TextEditor(text: .constant("\n<b>\nend")) }
        #expect(html.contains(">\n\n&lt;b&gt;\nend</textarea>"))
        let vertical = try EnginePage { TextField("Story", text: .constant("once"), axis: .vertical) }
        #expect(vertical.markup.hasPrefix("<textarea"))
        #expect(vertical.markup.contains(#"value="once""#))
    }

    @Test func aSecureFieldIsAPassword() throws {
        #expect(try html { SecureField("Password", text: .constant("")) }.contains(#"type="password""#))
    }

    @Test func aToggleIsALabelledCheckbox() throws {
        let html = try html { Toggle("Wi-Fi", isOn: .constant(true)).accessibilityIdentifier("wifi").class("wide") }
        #expect(
            html
                == #"<label data-m="1" class="wide m-toggle"><span data-m="2" class="m-control-label">Wi-Fi</span><input data-m="3" type="checkbox" autocomplete="off" role="switch" value="on" id="wifi" checked data-on="input" name="3"></label>"#
        )
    }

    @Test func aSliderIsARange() throws {
        let bare = try html { Slider(value: .constant(0.25), in: 0...1) }
        #expect(bare.hasPrefix("<input") && bare.contains(#"min="0" max="1" step="any" value="0.25""#))
        let labelled = try html { Slider(value: .constant(3.0), in: 0...10, step: 1) { Text("Speed") } }
        #expect(labelled.hasPrefix("<label") && labelled.contains(">Speed</span>") && labelled.contains(#"step="1""#))
        #expect(try html { Slider(value: .constant(7.0), in: 0...1) }.contains(#"value="1""#))
    }

    @Test func aStepperIsAGroupOfTwoButtons() throws {
        let html = try html { Stepper("Count: 3", value: .constant(3), in: 0...3).accessibilityIdentifier("count") }
        #expect(
            html
                == #"<fieldset data-m="1" id="count" class="m-stepper"><legend data-m="2" class="m-control-label">Count: 3</legend><button data-m="3" type="button" aria-label="Decrement" data-on="click">"#
                + "\u{2212}"
                + #"</button><button data-m="4" type="button" aria-label="Increment" disabled data-on="click">+</button></fieldset>"#
        )
    }

    /// A `Form` renders no `<form>`.
    @Test func aFormIsNoFormElement() throws {
        let page = try EnginePage { Form { Section("Name") { TextField("Name", text: .constant("")) } } }
        #expect(!page.markup.contains("<form"))
        #expect(page.markup.contains(#"role="heading">Name</div>"#))
    }

    @Test func controlsMadeLaterAreTheSame() throws {
        struct Later: View {
            @State private var isShown = false
            @State private var text = "text\n"
            @State private var isOn = true
            @State private var number = 2.0
            @State private var count = 9

            var body: some View {
                Button("show") { isShown.toggle() }.accessibilityIdentifier("show")
                if isShown {
                    TextField("Field", text: $text)
                    TextEditor(text: $text)
                    Toggle("Toggle", isOn: $isOn)
                    Slider(value: $number, in: 0...5) { Text("Slider") }
                    Stepper("Stepper", value: $count, in: 0...9)
                }
            }
        }
        let page = try EnginePage { Later() }
        // The model is compared with a fresh render after each press.
        for _ in 0..<3 { try page.press("show") }
        #expect(page.occurrences(of: #"checked="""#) == 1)
    }
}
