extension Text {
    /// A value as `format` writes it in the visitor's locale: `Text(price, format: .currency(code: "EUR"))`.
    ///
    /// The locale is ``EnvironmentValues/locale`` of the view in whose `body` this is written, and dates are in its
    /// ``EnvironmentValues/timeZone`` unless the format says another; the view is evaluated when they change.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: VisitorFormat.text(input, format))
    }

    /// A date in words, or a time, for the visitor; locale and time zone as in ``init(_:format:)``.
    public init(_ date: Date, style: DateStyle) { self.init(verbatim: VisitorFormat.text(date, style)) }

    /// What of a date a text says.
    public struct DateStyle: Equatable, Sendable {
        enum Content { case date, time }

        let content: Content

        /// The day: `June 3, 2019`.
        public static let date = DateStyle(content: .date)
        /// The hour and minute: `11:23 PM`.
        public static let time = DateStyle(content: .time)
        @available(*, unavailable, message: "Use Timer.publish with .onReceive and a format, such as .relative.")
        public static let relative = DateStyle(content: .date)
        @available(*, unavailable, message: "Use Timer.publish with .onReceive and a format, such as .relative.")
        public static let offset = DateStyle(content: .date)
        @available(*, unavailable, message: "Use Timer.publish with .onReceive and a text of your own.")
        public static let timer = DateStyle(content: .date)
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A value as `format` writes it in the visitor's locale, as ``Text/init(_:format:)`` does.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        appendInterpolation(VisitorFormat.text(input, format))
    }

    /// A date in words, or a time, for the visitor.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(VisitorFormat.text(date, style))
    }
}
