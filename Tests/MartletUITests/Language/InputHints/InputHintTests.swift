import MartletUI
import Testing

/// The hints that browsers get for text fields.
@Suite struct InputHintTests {
    private func fields(@ViewBuilder _ content: () -> some View) throws -> [[String: String]] {
        let page = try EnginePage(content())
        var found: [[String: String]] = []
        page.dom.root.forEach { if $0.name == "input" || $0.name == "textarea" { found.append($0.attributes) } }
        return found
    }

    @Test func keyboards() throws {
        let expected: [(UIKeyboardType, String?)] = [
            (.default, nil), (.asciiCapable, nil), (.alphabet, nil), (.numbersAndPunctuation, nil), (.URL, "url"),
            (.numberPad, "numeric"), (.phonePad, "tel"), (.namePhonePad, nil), (.emailAddress, "email"),
            (.decimalPad, "decimal"), (.twitter, nil), (.webSearch, "search"), (.asciiCapableNumberPad, "numeric"),
        ]
        for (type, mode) in expected {
            #expect(try fields { TextField("a", text: .constant("")).keyboardType(type) }[0]["inputmode"] == mode)
        }
    }

    @Test func capitalizationAndCorrection() throws {
        let field = try fields {
            TextField("a", text: .constant("")).textInputAutocapitalization(.never).autocorrectionDisabled()
                .submitLabel(.search)
        }[0]
        #expect(field["autocapitalize"] == "none" && field["autocorrect"] == "off" && field["spellcheck"] == "false")
        #expect(field["enterkeyhint"] == "search")
        let old = try fields { SecureField("a", text: .constant("")).autocapitalization(.allCharacters) }[0]
        #expect(old["autocapitalize"] == "characters")
        let left = try fields { TextEditor(text: .constant("")).disableAutocorrection(nil) }[0]
        #expect(left["autocorrect"] == nil && left["spellcheck"] == nil)
        let off = try fields { TextEditor(text: .constant("")).disableAutocorrection(true) }[0]
        #expect(off["spellcheck"] == "false")
    }

    @Test func whatIsInsideIsReportedWhatTheWholeIs() throws {
        let found = try fields {
            Form {
                TextField("a", text: .constant("")).keyboardType(.URL)
                Section("more") { TextField("b", text: .constant("")).padding() }
            }
            .keyboardType(.emailAddress)
            .autocorrectionDisabled()
            TextField("c", text: .constant(""))
        }
        #expect(found.map { $0["inputmode"] } == ["url", "email", nil])
        #expect(found.map { $0["autocorrect"] } == ["off", "off", nil])
    }

    @Test func theProgramsOwnAttributeHolds() throws {
        let field = try fields {
            TextField("a", text: .constant("")).keyboardType(.numberPad).attribute("inputmode", "none")
        }[0]
        #expect(field["inputmode"] == "none")
    }

    private struct Page: View {
        @State private var isNumber = false
        var body: some View {
            TextField("a", text: .constant("")).keyboardType(isNumber ? .numberPad : .default)
            Button("x") { isNumber.toggle() }.accessibilityIdentifier("x")
        }
    }

    @Test func aHintThatChangesIsPatched() throws {
        let page = try EnginePage(Page())
        #expect(try page.press("x") == #"[["a",1,"inputmode","numeric"]]"#)
        #expect(try page.press("x") == #"[["a",1,"inputmode",null]]"#)
    }
}
