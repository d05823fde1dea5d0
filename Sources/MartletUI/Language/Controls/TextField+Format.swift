/// Fields for values that are no texts. What the visitor types is taken as soon as it stands for a value, and the field
/// shows the value as the format writes it when they leave it.
extension TextField {
    private init<Value>(
        _ title: String, _ value: Binding<Value>, _ conversion: FieldConversion<Value>, _ prompt: Text?
    ) {
        let (text, format) = conversion.field(value)
        self.init(
            title, text, prompt: prompt, axis: .horizontal, EditingActions(onChange: { _ in }), format: format)
    }

    /// Creates a field for a value, whose title is made of views.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - format: How the value is written, and read, in the visitor's locale.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    ///   - label: The title. A screen reader says the texts of its views.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String { self.init(TextContent.text(of: label()), value, .format(format), prompt) }

    /// Creates a field for a value that may be missing, whose title is made of views.
    ///
    /// - Parameters:
    ///   - value: A binding to the value; an empty field is `nil`.
    ///   - format: How the value is written, and read, in the visitor's locale.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    ///   - label: The title. A screen reader says the texts of its views.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String { self.init(TextContent.text(of: label()), value, .optional(format), prompt) }
}

extension TextField where Label == Text {
    /// Creates a field for a value, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - value: A binding to the value.
    ///   - format: How the value is written, and read, in the visitor's locale.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(title.resolved(), value, .format(format), prompt) }

    /// Creates a field for a value, with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - value: A binding to the value.
    ///   - format: How the value is written, and read, in the visitor's locale.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(String(title), value, .format(format), prompt) }

    /// Creates a field for a value that may be missing, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - value: A binding to the value; an empty field is `nil`.
    ///   - format: How the value is written, and read, in the visitor's locale.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(title.resolved(), value, .optional(format), prompt) }

    /// Creates a field for a value that may be missing, with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - value: A binding to the value; an empty field is `nil`.
    ///   - format: How the value is written, and read, in the visitor's locale.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(String(title), value, .optional(format), prompt) }

    #if Foundation
    /// Creates a field for a value that a formatter writes and reads, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - value: A binding to the value.
    ///   - formatter: How the value is written, and read: a `NumberFormatter` or a `DateFormatter`.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    public init<V>(_ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(title.resolved(), value, .formatter(formatter), prompt)
    }

    /// Creates a field for a value that a formatter writes and reads, with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, which a screen reader says.
    ///   - value: A binding to the value.
    ///   - formatter: How the value is written, and read: a `NumberFormatter` or a `DateFormatter`.
    ///   - prompt: The text that the empty field shows, or `nil` for the title.
    @_disfavoredOverload
    public init<V>(_ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(String(title), value, .formatter(formatter), prompt)
    }
    #endif
}

#if Foundation
extension FieldConversion {
    /// The conversion of a formatter.
    fileprivate static func formatter(_ formatter: Formatter) -> Self {
        Self(
            text: { formatter.string(for: $0) ?? "" },
            value: { text in
                switch formatter {
                case let numbers as NumberFormatter: numbers.number(from: text).flatMap(Self.value)
                case let dates as DateFormatter: dates.date(from: text) as? Value
                default: nil
                }
            })
    }

    private static func value(of number: NSNumber) -> Value? {
        switch Value.self {
        case is Int.Type: Int(exactly: number.doubleValue) as? Value
        case is Double.Type: number.doubleValue as? Value
        case is Float.Type: number.floatValue as? Value
        case is CGFloat.Type: CGFloat(number.doubleValue) as? Value
        case is Decimal.Type: number.decimalValue as? Value
        default: number as? Value
        }
    }
}
#endif
