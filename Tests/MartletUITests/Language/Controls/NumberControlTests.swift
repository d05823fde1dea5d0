import MartletUI
import Testing

@Suite struct NumberControlTests {
    private struct Dial: View {
        @State private var value = 0.5
        var body: some View {
            Slider(value: $value, in: 0...1).accessibilityIdentifier("slider")
            Text(verbatim: "\(value)").accessibilityIdentifier("value")
        }
    }

    @Test func aSliderWritesWhatIsChosen() throws {
        let page = try EnginePage { Dial() }
        #expect(try page.enter(.string("0.75"), into: "slider") == #"[["t",2,"0.75"]]"#)
    }

    @Test(arguments: ["1.5", "-0.01", "nan", "inf", "high", ""])
    func valuesOutOfRangeAreNamed(_ text: String) throws {
        let page = try EnginePage { Dial() }
        let control = try page.control("slider")
        #expect(
            control.node.problem(with: .string(text), control.part)
                == "The value of the slider must be a number from 0 to 1.")
        #expect(control.node.problem(with: .boolean(true), control.part) != nil)
    }

    @Test func wrongTypesAndTooMuchAreNamed() throws {
        let page = try EnginePage {
            Toggle("on", isOn: .constant(true)).accessibilityIdentifier("toggle")
            TextField("text", text: .constant("")).accessibilityIdentifier("field")
        }
        let (toggle, field) = (try page.control("toggle"), try page.control("field"))
        #expect(toggle.node.problem(with: .string("on"), .value) == "The value of a toggle must be true or false.")
        #expect(field.node.problem(with: .none, .value) == "The value of a text field must be a string.")
        #expect(field.node.problem(with: .string(String(repeating: "x", count: 20_000)), .value) == nil)
        #expect(
            field.node.problem(with: .string(String(repeating: "x", count: 60_001)), .value)?.contains("at most 60000")
                == true)
    }

    /// The browser shows a shorter text of the same number, which is not corrected while the visitor drags.
    @Test func aFloatIsNotSentBackForItsDigits() throws {
        struct Single: View {
            @State private var value: Float = 0
            var body: some View { Slider(value: $value, in: 0...1).accessibilityIdentifier("slider") }
        }
        let page = try EnginePage { Single() }
        #expect(try page.enter(.string("0.3"), into: "slider") == "")
    }

    @Test func stepsAreCountedFromTheLowerBound() throws {
        struct Stepped: View {
            @State private var value = 1.0
            var body: some View {
                Slider(value: $value, in: 1...2, step: 0.1).accessibilityIdentifier("slider")
                Text(verbatim: "\(value)").accessibilityIdentifier("value")
            }
        }
        let page = try EnginePage { Stepped() }
        #expect(try page.enter(.string("1.3"), into: "slider") == #"[["t",2,"1.3"]]"#)
        #expect(try page.enter(.string("1.57"), into: "slider").contains(#"["p",1,"value","1.6",2]"#))
    }

    private struct Count<Number: Strideable>: View {
        @State var value: Number
        let bounds: ClosedRange<Number>?
        let step: Number.Stride

        var body: some View {
            if let bounds {
                Stepper("bounded", value: $value, in: bounds, step: step)
            } else {
                Stepper("free", value: $value, step: step)
            }
            Text(verbatim: "\(value)").accessibilityIdentifier("value")
        }
    }

    private func press(_ button: String, in page: EnginePage) throws {
        let number = try #require(page.dom.root.first { $0.attributes["aria-label"] == button }?.number)
        let found = try #require(ActionFinder.handler(at: number, for: .click, in: page.graph))
        guard found.isEnabled, case .bound(let control, let part) = found.handler else { return }
        control.perform(.none, part, isShown: true)
        try page.flush()
    }

    @Test func aStepperStaysInItsRange() throws {
        let page = try EnginePage { Count(value: 3, bounds: 0...7, step: 3) }
        try press("Increment", in: page)
        #expect(page.dom.element("value")?.text == "6")
        try press("Increment", in: page)
        #expect(page.dom.element("value")?.text == "7")
        #expect(page.markup.contains(#"aria-label="Increment" data-on="click" disabled="""#))
        try press("Increment", in: page)
        #expect(page.dom.element("value")?.text == "7")
        for _ in 0..<5 { try press("Decrement", in: page) }
        #expect(page.dom.element("value")?.text == "0")
        #expect(page.markup.contains(#"aria-label="Decrement" data-on="click" disabled="""#))
        #expect(!page.markup.contains(#"aria-label="Increment" data-on="click" disabled="""#))
    }

    /// A visitor can press a button until the number type has no further value.
    @Test func numbersThatEndDoNotTrap() throws {
        let page = try EnginePage { Count(value: Int.max, bounds: nil, step: 1) }
        try press("Increment", in: page)
        #expect(page.dom.element("value")?.text == "\(Int.max)")
        let small = try EnginePage { Count(value: UInt8(250), bounds: nil, step: 4) }
        try press("Increment", in: small)
        try press("Increment", in: small)
        #expect(small.dom.element("value")?.text == "254")
        let bounded = try EnginePage { Count(value: UInt8(254), bounds: 0...255, step: 4) }
        try press("Increment", in: bounded)
        #expect(bounded.dom.element("value")?.text == "255")
    }

    @Test func actionsOfAStepper() throws {
        var steps = 0
        let page = try EnginePage {
            Stepper("actions") {
                steps += 1
            } onDecrement: {
                steps -= 10
            }
        }
        try press("Increment", in: page)
        try press("Decrement", in: page)
        #expect(steps == -9)
    }
}
