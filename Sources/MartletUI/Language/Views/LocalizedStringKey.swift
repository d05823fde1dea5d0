/// The text of a string literal with its interpolated values.
///
/// The text is looked up in the program's string catalogs, in the visitor's language, and read as Markdown; see
/// docs/localization.md. Without a catalog, integers are written with grouped digits and floating-point numbers with six
/// decimal places, as in SwiftUI. Use `Text(verbatim:)` or `String(number)` for plain digits.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The text without a translation.
    package let string: String
    package let isLiteral: Bool
    /// The literals and values, if one of them is more than a plain text, or the program has string catalogs.
    let pieces: [Piece]?
    /// Whether there may be Markdown in it.
    let hasMarks: Bool

    /// Whether a value is a text with a style, or an image.
    var hasViews: Bool {
        pieces?.contains { if case .value(.view) = $0 { true } else { false } } ?? false
    }

    /// A part of the literal, or a value.
    enum Piece: Equatable, Sendable {
        case literal(String)
        case value(LocalizedArgument)
    }

    /// Creates a key from a string literal without interpolated values.
    public init(stringLiteral value: String) {
        string = value
        isLiteral = true
        pieces = nil
        hasMarks = InlineMarkdown.mayBegin(in: value)
    }

    /// Creates a key from a string that is not a literal.
    public init(_ value: String) {
        string = value
        isLiteral = false
        pieces = nil
        hasMarks = InlineMarkdown.mayBegin(in: value)
    }

    /// Creates a key from a string literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        string = stringInterpolation.string
        isLiteral = false
        pieces = stringInterpolation.pieces
        hasMarks = stringInterpolation.hasMarks
    }

    /// Creates a key with a name of its own and the values of another.
    init(named name: String, _ values: LocalizedStringKey) {
        string = name
        isLiteral = false
        pieces = values.pieces
        hasMarks = false
        self.name = name
    }

    /// The name under which catalogs have the text, if it is not made of the text.
    private var name: String?

    /// The name under which catalogs have the text: `%lld birds`.
    package var key: String {
        if let name { return name }
        guard let pieces else { return string }
        return pieces.map { piece in
            switch piece {
            case .literal(let text):
                text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
            case .value(let value): value.specifier
            }
        }.joined()
    }

    var arguments: [LocalizedArgument] {
        (pieces ?? []).compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    /// Collects the parts of an interpolated string literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var string = ""
        fileprivate var pieces: [Piece]?
        fileprivate var hasMarks = false

        /// Creates an interpolation with room for the parts that the compiler announces.
        public init(literalCapacity: Int, interpolationCount: Int) {
            string.reserveCapacity(literalCapacity + interpolationCount * 8)
            if BundledCatalogs.shared.haveTexts { pieces = [] }
        }

        /// Appends a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            if !hasMarks, InlineMarkdown.mayBegin(in: literal) {
                keepPieces()
                hasMarks = true
            }
            pieces?.append(.literal(literal))
            string.append(literal)
        }

        /// Appends a string as it is.
        public mutating func appendInterpolation(_ value: String) {
            pieces?.append(.value(.text(value)))
            string.append(value)
        }

        /// Appends an integer with grouped digits: `1,000`.
        public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
            pieces?.append(.value(.integer(value)))
            string.append(NumberText.grouped(value))
        }

        /// Appends a floating-point number with grouped digits and six decimal places: `1,000.500000`.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
            pieces?.append(.value(.decimal(Double(value), specifier: Value.self == Float.self ? "%f" : "%lf")))
            string.append(NumberText.decimal(Double(value)))
        }

        /// Appends a number as C's `printf` writes it.
        ///
        ///     Text("\(share, specifier: "%.1f") percent")
        ///
        /// - Parameters:
        ///   - value: The number.
        ///   - specifier: The format: a `%`, flags, a width and a precision of at most two digits, and one of the letters
        ///     `d`, `i`, `u`, `x`, `X`, `o`, `c`, `f`, `F`, `e`, `E`, `g`, `G`, with or without a length before it. With
        ///     any other, the number is written as without a format.
        public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value, specifier: String) {
            append(.integer(value, specifier: specifier))
        }

        /// Appends a number as C's `printf` writes it, as by ``appendInterpolation(_:specifier:)``.
        ///
        /// - Parameters:
        ///   - value: The number.
        ///   - specifier: The format: `%.1f`.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
            append(.decimal(Double(value), specifier: specifier))
        }

        /// Appends a string with a format that says so: `%@`.
        ///
        /// - Parameters:
        ///   - value: The string.
        ///   - specifier: The format.
        public mutating func appendInterpolation(_ value: String, specifier: String) { appendInterpolation(value) }

        /// Appends a text with its style.
        public mutating func appendInterpolation(_ value: Text) {
            guard value.isStyled else { return append(.text(value.resolved())) }
            keepPieces()
            append(.view(value))
        }

        /// Appends an image, in the size and color of the text.
        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        /// Appends a text with attributes.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ value: AttributedString) { appendInterpolation(Text(value)) }

        /// Appends the text of a resource, in the visitor's language.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            appendInterpolation(Text(resource))
        }

        /// Appends the description of any other value.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ value: some Any) { append(.text(String(describing: value))) }

        private mutating func append(_ value: LocalizedArgument) {
            pieces?.append(.value(value))
            string.append(value.text(in: nil))
        }

        /// Keeps the pieces from here on, those until here as one.
        private mutating func keepPieces() {
            if pieces == nil { pieces = string.isEmpty ? [] : [.value(.text(string))] }
        }
    }
}
