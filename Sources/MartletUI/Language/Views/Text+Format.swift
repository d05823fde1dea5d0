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

    /// Creates a text from a date, as a day or as a time, in the locale and time zone of ``init(_:format:)``.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - style: What to show of the date.
    public init(_ date: Date, style: DateStyle) { self.init(verbatim: VisitorFormat.text(date, style)) }

    /// The part of a date that a text shows.
    public struct DateStyle: Equatable, Sendable {
        enum Content { case date, time }

        let content: Content

        /// The day: `June 3, 2019`.
        public static let date = DateStyle(content: .date)
        /// The hour and minute: `11:23 PM`.
        public static let time = DateStyle(content: .time)
        /// The time between the date and now. Unavailable: use `Timer.publish` with `.onReceive` and a format.
        @available(*, unavailable, message: "Use Timer.publish with .onReceive and a format, such as .relative.")
        public static let relative = DateStyle(content: .date)
        /// The time between the date and now, with a sign. Unavailable: use `Timer.publish` with `.onReceive` and a
        /// format.
        @available(*, unavailable, message: "Use Timer.publish with .onReceive and a format, such as .relative.")
        public static let offset = DateStyle(content: .date)
        /// A running timer. Unavailable: use `Timer.publish` with `.onReceive` and a text of your own.
        @available(*, unavailable, message: "Use Timer.publish with .onReceive and a text of your own.")
        public static let timer = DateStyle(content: .date)
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a value, formatted in the visitor's locale as by ``Text/init(_:format:)``.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        appendInterpolation(VisitorFormat.text(input, format))
    }

    /// Appends the day or time of a date, formatted as by ``Text/init(_:style:)``.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(VisitorFormat.text(date, style))
    }
}
