import MartletUI

/// A random page whose every value is a mark of its visitor's: texts, numbers, colors, addresses, classes, identifiers.
struct MarkedView: View {
    let mark: Mark
    let seed: UInt64
    @State private var step = 0

    var body: some View {
        VStack {
            Button("next") { step += 1 }.accessibilityIdentifier("next")
            ForEach(0..<(step % 3 * 2), id: \.self) { row in
                MarkedContent(mark: mark, choices: Choices(seed: seed &+ UInt64(row)), depth: 3)
            }
            if step % 2 == 1 { MarkedContent(mark: mark, choices: Choices(seed: seed &+ 100), depth: 3) }
            MarkedContent(mark: mark, choices: Choices(seed: seed &+ UInt64(step)), depth: 2)
        }
        .navigationTitle("\(mark.text) \(step)")
    }
}

/// What distinguishes a visitor's bytes from everybody else's.
struct Mark: Equatable {
    /// A word that stands nowhere else.
    let text: String
    /// A number whose digits stand nowhere else: below 1, with three decimals.
    let fraction: Double

    var length: Double { 40 + fraction * 10 }
    /// A color whose bytes are `text`'s own.
    var color: Color {
        Color(red: fraction, green: (fraction * 3).truncatingRemainder(dividingBy: 1), blue: 1 - fraction)
    }

    /// Everything that must not be found in another visitor's bytes.
    var traces: [String] { [text, CSS.number(fraction), CSS.pixels(length), color.css] }
}

/// The shape of a page, the same for every visitor: numbers that follow from a seed.
struct Choices: Equatable {
    let seed: UInt64

    func number(below bound: UInt64, _ place: UInt64) -> UInt64 {
        var mixed = (seed &+ place &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
        mixed ^= mixed >> 29
        return mixed % bound
    }

    func below(_ place: UInt64) -> Choices { Choices(seed: number(below: 1 << 40, place &+ 7)) }
}

/// One piece of a page, of one of many kinds.
struct MarkedContent: View {
    let mark: Mark
    let choices: Choices
    let depth: Int

    private func child(_ place: UInt64) -> MarkedContent {
        MarkedContent(mark: mark, choices: choices.below(place), depth: depth - 1)
    }

    var body: some View {
        switch choices.number(below: depth > 0 ? 12 : 8, 1) {
        case 0: MarkedText(mark: mark)
        case 1: MarkedPicture(mark: mark)
        case 2: MarkedShape(mark: mark)
        case 3: MarkedControls(mark: mark)
        case 4: MarkedStyle(mark: mark)
        case 5: MarkedElement(mark: mark)
        case 6: AnyView(MarkedText(mark: mark).id(mark.text))
        case 7: MarkedMotion(mark: mark)
        case 8:
            HTML("section") {
                child(1)
                child(2)
            }
            .class(mark.text)
        case 9:
            ForEach(["a" + mark.text, mark.text + "b"], id: \.self) { identifier in
                Text(identifier)
                child(3)
            }
        case 10:
            List {
                Section(mark.text) { child(4) }
                child(5)
            }
        default:
            VStack(spacing: mark.length) { child(6) }.environment(\.isEnabled, mark.fraction > 0.5)
        }
    }
}
