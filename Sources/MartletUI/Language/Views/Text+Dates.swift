extension Text {
    /// Creates a text from a date: a day or a time, in the locale and time zone of `init(_:format:)`, or the time between the
    /// date and now.
    ///
    /// What depends on now goes on in the browser, by the browser's clock. Without JavaScript it is as old as the page.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - style: What to show of the date.
    public init(_ date: Date, style: DateStyle) {
        switch style.content {
        case .date: self.init(verbatim: VisitorFormat.text(date, isTime: false))
        case .time: self.init(verbatim: VisitorFormat.text(date, isTime: true))
        case .relative: self.init(RunningTime(kind: .relative, date: date))
        case .offset: self.init(RunningTime(kind: .offset, date: date))
        case .timer: self.init(RunningTime(kind: .timer, date: date))
        }
    }

    /// Creates a text that shows the time within an interval, and goes on in the browser.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - pauseTime: The moment at which the time stands still, or `nil` if it goes on.
    ///   - countsDown: Whether it shows the time that is left, and not the time since the beginning.
    ///   - showsHours: Whether 90 minutes are shown as `1:30:00`, and not as `90:00`.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let time = RunningTime(
            kind: .interval(end: timerInterval.upperBound, countsDown: countsDown, showsHours: showsHours),
            date: timerInterval.lowerBound)
        if let pauseTime {
            self.init(verbatim: time.text(at: pauseTime, nil))
        } else {
            self.init(time)
        }
    }

    init(_ time: RunningTime) {
        let language = VisitorFormat.environment.wordLanguage
        let text = Text(verbatim: time.text(at: Date(), language))
        self.init(joining: [text.styled { $0.kind = .time(time, language: language) }])
    }

    /// What a text shows of a date.
    public struct DateStyle: Equatable, Hashable, Sendable {
        enum Content { case date, time, relative, offset, timer }

        let content: Content

        /// The day: `June 3, 2019`.
        public static let date = DateStyle(content: .date)
        /// The hour and minute: `11:23 PM`.
        public static let time = DateStyle(content: .time)
        /// The time between the date and now: `2 hours, 23 minutes`.
        public static let relative = DateStyle(content: .relative)
        /// The time between the date and now, with a sign: `+2 hours`.
        public static let offset = DateStyle(content: .offset)
        /// A running timer: `36:59`. It counts down to the date, and up from it.
        public static let timer = DateStyle(content: .timer)
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a date as by ``Text/init(_:style:)``.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - style: What to show of the date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Appends a running time as by ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)``.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - pauseTime: The moment at which the time stands still, or `nil` if it goes on.
    ///   - countsDown: Whether it shows the time that is left.
    ///   - showsHours: Whether 90 minutes are shown as `1:30:00`.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

#if Foundation
extension Text {
    /// Creates a text from an interval between two dates, in the visitor's locale and time zone: `1:30 – 3:00 PM`.
    ///
    /// - Parameter dates: The dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(
            verbatim: dates.lowerBound == dates.upperBound
                ? VisitorFormat.text(dates.lowerBound, isTime: true)
                : VisitorFormat.localized(Date.IntervalFormatStyle(date: .omitted, time: .shortened))
                    .format(dates.lowerBound..<dates.upperBound))
    }

    /// Creates a text from an interval, as by ``init(_:)``.
    ///
    /// - Parameter interval: The interval.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Creates a text from a value as a formatter writes it, in the formatter's locale and time zone.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: The formatter; a value that it has no text for is not shown.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a value as a formatter writes it.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: The formatter; a value that it has no text for is not shown.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        appendInterpolation(formatter.string(for: subject) ?? "")
    }

    /// Appends an interval between two dates.
    ///
    /// - Parameter dates: The dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
}
#endif
