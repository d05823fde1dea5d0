extension Text {
    /// Creates a text from a value, formatted in the visitor's locale.
    ///
    ///     Text(price, format: .currency(code: "EUR"))
    ///
    /// The locale is the ``EnvironmentValues/locale`` of the view in whose `body` the text is created. Dates are in
    /// that view's ``EnvironmentValues/timeZone``, unless the format sets another. The view is evaluated when they
    /// change.
    ///
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The format of the value.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: VisitorFormat.text(input, format))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a value, formatted in the visitor's locale as by `init(_:format:)`.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        appendInterpolation(VisitorFormat.text(input, format))
    }
}
