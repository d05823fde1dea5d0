import MartletUI
import TestSupport
import Testing

/// Visitors' actions on controls with extreme values, ranges and steps.
@Suite struct ControlValueTests {
    private struct Sliders<Number: BinaryFloatingPoint>: View where Number.Stride: BinaryFloatingPoint {
        @State var value: Number
        let bounds: ClosedRange<Number>
        let step: Number.Stride?

        var body: some View {
            if let step {
                Slider(value: $value, in: bounds, step: step).accessibilityIdentifier("slider")
            } else {
                Slider(value: $value, in: bounds).accessibilityIdentifier("slider")
            }
            Text(verbatim: "\(value)").accessibilityIdentifier("value")
        }
    }

    /// A slider never writes a value outside its range.
    @Test(arguments: Seeds.first(4)) func sliders(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func number() -> Double { Extremes.numbers[generator.below(Extremes.numbers.count)] }
        for _ in 0..<10 {
            let bounds = ControlTrials.range(number(), number())
            try use(Sliders(value: number(), bounds: bounds, step: generator.once(in: 3) ? nil : number()))
            let single = ControlTrials.range(Float(number()), Float(number()))
            try use(
                Sliders(value: Float(number()), bounds: single, step: generator.once(in: 3) ? nil : Float(number())))
        }
    }

    private func use<Number>(_ sliders: Sliders<Number>) throws {
        let page = try EnginePage(sliders)
        let control = try page.control("slider")
        for number in Extremes.numbers {
            for value in [EventValue.string("\(number)"), .number(number)] {
                guard control.node.problem(with: value, control.part) == nil else { continue }
                control.node.perform(value, control.part, isShown: false)
                try page.flush()
                let written = try #require(Double(page.dom.element("value")?.text ?? "").map { Number($0) })
                #expect(
                    sliders.bounds.contains(written) || sliders.bounds.lowerBound == sliders.bounds.upperBound,
                    "\(written) of \(value) in \(sliders.bounds) by \(sliders.step as Any)")
            }
        }
    }

    @Test func aSliderWithoutAnEndStaysAtTheOther() throws {
        let page = try EnginePage(Sliders<Double>(value: -5, bounds: -Double.infinity...(-1), step: nil))
        #expect(page.markup.contains(#"max="-1""#) && page.markup.contains(#"min="-1""#))
        let control = try page.control("slider")
        #expect(control.node.problem(with: .string("0"), control.part) != nil)
        #expect(control.node.problem(with: .string("-1"), control.part) == nil)
    }

    private struct Steppers<Number: Strideable>: View {
        @State var value: Number
        let bounds: ClosedRange<Number>?
        let step: Number.Stride

        var body: some View {
            if let bounds {
                Stepper("a", value: $value, in: bounds, step: step)
            } else {
                Stepper("a", value: $value, step: step)
            }
            Text(verbatim: "\(value)").accessibilityIdentifier("value")
        }
    }

    private func press<Number>(_ steppers: Steppers<Number>) throws {
        let page = try EnginePage(steppers)
        for label in ["Increment", "Increment", "Decrement", "Decrement", "Decrement", "Increment"] {
            let number = try #require(page.dom.root.first { $0.attributes["aria-label"] == label }?.number)
            let found = try #require(ActionFinder.handler(at: number, for: .click, in: page.graph))
            guard case .bound(let control, let part) = found.handler else { continue }
            control.perform(.none, part, isShown: true)
            try page.flush()
        }
    }

    @Test func steppersOfWholeNumbers() throws {
        for value in Extremes.integers {
            for step in [0, 1, -1, 1_000, .max, .min, .min + 1] {
                try press(Steppers(value: value, bounds: nil, step: step))
                try press(Steppers(value: value, bounds: ControlTrials.range(value, 5), step: step))
                try press(Steppers(value: UInt8(truncatingIfNeeded: value), bounds: nil, step: step))
                try press(Steppers(value: Day(number: value), bounds: nil, step: step))
            }
        }
    }

    /// A program's own type that is strided in whole numbers and checks its own invariant.
    private struct Day: Strideable {
        let number: Int
        func distance(to other: Day) -> Int { other.number &- number }
        func advanced(by distance: Int) -> Day { Day(number: number &+ distance) }
    }

    @Test(arguments: Seeds.first(6)) func steppersOfFractions(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func number() -> Double { Extremes.numbers[generator.below(Extremes.numbers.count)] }
        for _ in 0..<20 {
            try press(Steppers(value: number(), bounds: nil, step: number()))
            try press(Steppers(value: number(), bounds: ControlTrials.range(number(), number()), step: number()))
        }
    }

    /// `0 - Int.min` is more than an `Int` can hold.
    @Test func aStepThatHasNoOppositeLeadsToTheEnd() throws {
        let page = try EnginePage(Steppers(value: 3, bounds: 0...7, step: .min))
        func press(_ label: String) throws {
            let number = try #require(page.dom.root.first { $0.attributes["aria-label"] == label }?.number)
            let found = try #require(ActionFinder.handler(at: number, for: .click, in: page.graph))
            guard case .bound(let control, let part) = found.handler else { return }
            control.perform(.none, part, isShown: true)
            try page.flush()
        }
        try press("Decrement")
        #expect(page.dom.element("value")?.text == "0")
        try press("Increment")
        #expect(page.dom.element("value")?.text == "7")
    }

    @Test func aStepThatIsNoNumberLeadsNowhere() throws {
        let steppers = Steppers(value: 3.0, bounds: 0...7, step: .nan)
        try press(steppers)
        let page = try EnginePage(steppers)
        let number = try #require(page.dom.root.first { $0.attributes["aria-label"] == "Increment" }?.number)
        guard
            case .bound(let control, let part)? = ActionFinder.handler(at: number, for: .click, in: page.graph)?.handler
        else { throw WireMismatch("no control") }
        control.perform(.none, part, isShown: true)
        try page.flush()
        #expect(page.dom.element("value")?.text == "3.0")
    }

    /// Steps so small that they cannot be counted over the range are ignored.
    @Test func aSliderWithTinyStepsKeepsWhatIsChosen() throws {
        let page = try EnginePage(Sliders(value: 0.0, bounds: 0...1, step: .leastNonzeroMagnitude))
        try page.enter(.string("0.25"), into: "slider")
        #expect(page.dom.element("value")?.text == "0.25")
    }

    private struct Choices<Tag: Hashable>: View {
        let tags: [Tag]
        @State var selection: Tag

        var body: some View {
            Picker("a", selection: $selection) {
                ForEach(tags.indices, id: \.self) { Text("\($0)").tag(tags[$0]) }
            }
            .accessibilityIdentifier("picker")
            Text(verbatim: "\(selection)").accessibilityIdentifier("value")
        }
    }

    private func choose<Tag: Hashable>(from tags: [Tag]) throws {
        let page = try EnginePage(Choices(tags: tags, selection: tags[0]))
        var keys: [String] = []
        page.dom.root.forEach { option in
            if option.name == "option", let key = option.attributes["value"], !key.isEmpty { keys.append(key) }
        }
        #expect(keys.count == tags.count)
        for (key, tag) in zip(keys, tags) {
            let control = try page.control("picker")
            #expect(control.node.problem(with: .string(key), control.part) == nil)
            control.node.perform(.string(key), control.part, isShown: false)
            try page.flush()
            // Of equal tags, the control may keep the first: 0 equals -0.
            let equal = tags.filter { $0 == tag }.map { page.shown("\($0)") } + [page.shown("\(tag)")]
            #expect(equal.contains(page.dom.element("value")?.text ?? ""))
        }
        for value in [EventValue.none, .number(.nan), .boolean(true), .string("#\(Int.max)"), .string("\0")] {
            let control = try page.control("picker")
            #expect(control.node.problem(with: value, control.part) != nil)
        }
    }

    @Test func everyOptionOfAPickerCanBeChosen() throws {
        try choose(from: Extremes.numbers)
        try choose(from: Extremes.integers)
        try choose(from: Extremes.texts)
        try choose(from: [Int.min...Int.max, 0...0])
    }

    private struct Fields: View {
        @State private var text = ""
        @State private var lines = ""

        var body: some View {
            TextField("a", text: $text).accessibilityIdentifier("field")
            TextField("b", text: $lines, axis: .vertical).accessibilityIdentifier("area")
            TextEditor(text: $text).accessibilityIdentifier("editor")
            SecureField("c", text: $text).accessibilityIdentifier("secret")
            Text(verbatim: text)
            Text("\(text) \(lines)")
        }
    }

    @Test func fieldsTakeAnyText() throws {
        let page = try EnginePage { Fields() }
        // A browser's field never contains NUL.
        for text in Extremes.texts where text.utf16.count <= 20_000 && !text.contains("\0") {
            for field in ["field", "area", "editor", "secret"] { try page.enter(.string(text), into: field) }
        }
    }
}

extension EnginePage {
    /// `text` as HTML can show it.
    fileprivate func shown(_ text: String) -> String { text.replacing("\0", with: "\u{FFFD}") }
}
