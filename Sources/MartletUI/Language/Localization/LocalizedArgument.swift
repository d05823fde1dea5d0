/// A value in an interpolated text.
enum LocalizedArgument: Equatable, Sendable {
    case text(String)
    case number(Int64, specifier: String)
    /// A number that an `Int64` has no room for.
    case magnitude(UInt64, specifier: String)
    case decimal(Double, specifier: String)
    /// A text with a style, or an image.
    case view(Text)

    /// An integer of any type, with the format that SwiftUI's keys have for it.
    static func integer<Value: BinaryInteger>(_ value: Value, specifier: String? = nil) -> LocalizedArgument {
        let isLong = Value.self == Int.self || Value.self == UInt.self || MemoryLayout<Value>.size > 4
        let specifier = specifier ?? (Value.isSigned ? isLong ? "%lld" : "%d" : isLong ? "%llu" : "%u")
        if let number = Int64(exactly: value) { return .number(number, specifier: specifier) }
        if let number = UInt64(exactly: value) { return .magnitude(number, specifier: specifier) }
        return .text(NumberText.grouped(value))
    }

    /// How a key names the value.
    var specifier: String {
        switch self {
        case .text, .view: "%@"
        case .number(_, let specifier), .magnitude(_, let specifier), .decimal(_, let specifier): specifier
        }
    }

    /// The value as a text, with the digits and signs of a language; `nil` stands for English.
    ///
    /// - Parameter specifier: The format that a translation gives, if it is another one.
    func text(in language: String?, specifier: String? = nil) -> String {
        switch self {
        case .text(let text): return text
        case .view(let text): return text.resolved()
        case .number(let number, let own):
            let format = specifier ?? own
            guard NumberFormat.isPlain(format) else {
                return NumberFormat.text(Double(number), number, format, language) ?? NumberText.grouped(number)
            }
            return NumberFormat.grouped(number, language)
        case .magnitude(let number, _): return NumberText.grouped(number)
        case .decimal(let number, let own):
            let format = specifier ?? own
            if format == "%lf" || format == "%f", language == nil { return NumberText.decimal(number) }
            return NumberFormat.text(number, nil, format, language) ?? NumberText.decimal(number)
        }
    }

    /// The value as a number that decides the form of a word; `nil` for what is no number.
    func plural(specifier: String?) -> PluralNumber? {
        switch self {
        case .number(let number, _): PluralNumber(number)
        case .magnitude(let number, _): PluralNumber(Int64(clamping: number))
        case .decimal(let number, let own):
            PluralNumber(number, written: NumberFormat.text(number, nil, specifier ?? own, nil) ?? String(number))
        case .text, .view: nil
        }
    }
}
