/// A text that is being put together: literals, and values in places of their own, which Markdown does not look into.
enum TextUnit {
    case literal(String)
    case value(String)
    case view(Text)
}

/// Puts the values into a format.
struct FormatReader {
    private let arguments: [LocalizedArgument]
    private let language: String?
    private var next = 0
    private(set) var units: [TextUnit] = []
    private var literal = ""

    private init(_ arguments: [LocalizedArgument], _ language: String?) {
        self.arguments = arguments
        self.language = language
    }

    /// The units of a format with its arguments. A place whose argument is not there is empty.
    static func units(
        _ format: LocalizedFormat, _ arguments: [LocalizedArgument], language: String?
    ) -> [TextUnit] {
        var reader = FormatReader(arguments, language)
        reader.read(format.text, format.plurals, own: nil, level: 0)
        reader.endLiteral()
        return reader.units
    }

    private mutating func endLiteral() {
        if !literal.isEmpty { units.append(.literal(literal)) }
        literal = ""
    }

    /// - Parameter own: Inside the words of a plural, the argument that they are about.
    private mutating func read(
        _ text: String, _ plurals: [String: LocalizedFormat.Plural], own: LocalizedArgument?, level: Int
    ) {
        var rest = text[...]
        while let sign = rest.firstIndex(of: "%") {
            literal += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
            } else if rest.hasPrefix("arg"), let own {
                append(own, "%lld")
                rest = rest.dropFirst(3)
            } else if let place = Place(&rest) {
                if let name = place.plural {
                    if let plural = plurals[name], level < 4 { read(plural, plurals, place, level) }
                } else {
                    add(place, own)
                }
            } else {
                literal += "%"
            }
        }
        literal += rest
    }

    private mutating func read(
        _ plural: LocalizedFormat.Plural, _ plurals: [String: LocalizedFormat.Plural], _ place: Place, _ level: Int
    ) {
        let position = place.position ?? plural.argument
        // What follows takes the arguments after this one.
        if !place.isWhole, place.position == nil { next = max(next, position) }
        let argument =
            position > 0
            ? arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
            : arguments.first { $0.plural(specifier: nil) != nil }
        let number = argument?.plural(specifier: nil)
        let category = number.map { PluralRules.category(of: $0, in: language ?? "en") } ?? "other"
        // A form for exactly none is taken in any language, as in strings dictionaries.
        let isNone = argument == .number(0, specifier: argument?.specifier ?? "")
        guard let form = (isNone ? plural.forms["zero"] : nil) ?? plural.forms[category] ?? plural.forms["other"] else {
            return
        }
        // What stands at the very place of the text takes its arguments in turn, as if there were no plural.
        read(form, plurals, own: place.isWhole ? nil : argument, level: level + 1)
    }

    private mutating func add(_ place: Place, _ own: LocalizedArgument?) {
        if let position = place.position {
            if arguments.indices.contains(position - 1) { append(arguments[position - 1], place.specifier) }
        } else if let own {
            append(own, place.specifier)
        } else if arguments.indices.contains(next) {
            append(arguments[next], place.specifier)
            next += 1
        }
    }

    private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
        endLiteral()
        if case .view(let text) = argument { return units.append(.view(text)) }
        // `%@` says nothing of how a number is written.
        units.append(.value(argument.text(in: language, specifier: NumberFormat.isPlain(specifier) ? nil : specifier)))
    }

    /// `%1$lld`, `%@`, `%.1f` or `%#@name@`, without its first character.
    private struct Place {
        private(set) var position: Int?
        private(set) var plural: String?
        let specifier: String

        /// Whether the plural is the whole text, which has no name for it.
        var isWhole: Bool { plural == "" }

        init?(_ text: inout Substring) {
            var rest = text
            let digits = rest.prefix { $0.isASCII && $0.isNumber }.prefix(3)
            if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
                position = number
                rest = rest.dropFirst(digits.count + 1)
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                plural = String(rest.dropFirst(2)[..<end])
                specifier = "%@"
                text = rest[rest.index(after: end)...]
                return
            }
            let look = rest.prefix { "-+ #0123456789.hlqLzjt".contains($0) }.prefix(12)
            guard let letter = rest.dropFirst(look.count).first, "@diuxXocfFeEgGs".contains(letter) else { return nil }
            specifier = "%" + look + String(letter)
            text = rest.dropFirst(look.count + 1)
        }
    }
}
