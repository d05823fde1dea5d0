/// The moment at which a text is seen: `Text(.currentDate, format: .stopwatch(startingAt: start))`.
public struct TimeDataSource<Value>: Sendable {
    private init() {}
}

extension TimeDataSource where Value == Date {
    /// The moment at which a text is seen.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource() }
}

/// Formats of the time between two moments. A text of ``TimeDataSource/currentDate`` goes on in the browser.
public enum SystemFormatStyle {
    /// A part of a time.
    public enum Field: Hashable, Sendable {
        /// A part of a time.
        case year, month, week, day, hour, minute, second
    }

    /// The time since a moment: `36:59`.
    public struct Stopwatch: RunningFormat {
        let time: RunningTime
        /// Returns the time since the moment.
        public func format(_ value: Date) -> String { time.text(at: value, nil) }
    }

    /// The time within an interval: `36:59`.
    public struct Timer: RunningFormat {
        let time: RunningTime
        /// Returns the time that has passed, or the one that is left.
        public func format(_ value: Date) -> String { time.text(at: value, nil) }
    }

    /// The time between a moment and another: `2 hours, 23 minutes`.
    public struct DateOffset: RunningFormat {
        let time: RunningTime
        /// Returns the time between the moment and another.
        public func format(_ value: Date) -> String { time.text(at: value, nil) }
    }

    /// The time between a moment and another: `2 hours, 23 minutes`.
    public struct DateReference: RunningFormat {
        let time: RunningTime
        /// Returns the time between the moment and another.
        public func format(_ value: Date) -> String { time.text(at: value, nil) }
    }
}

/// A format that a browser goes on with.
protocol RunningFormat: FormatStyle, Sendable where FormatInput == Date, FormatOutput == String {
    var time: RunningTime { get }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since a moment.
    ///
    /// - Parameters:
    ///   - startDate: The moment.
    ///   - showsHours: Whether 90 minutes are shown as `1:30:00`, and not as `90:00`.
    ///   - maxFieldCount: Has no effect.
    ///   - maxPrecision: Has no effect: seconds are the least.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        let time = RunningTime(
            kind: .interval(end: .distantFuture, countsDown: false, showsHours: showsHours), date: startDate)
        return Self(time: time)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The time that is left of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval.
    ///   - showsHours: Whether 90 minutes are shown as `1:30:00`, and not as `90:00`.
    ///   - maxFieldCount: Has no effect.
    ///   - maxPrecision: Has no effect: seconds are the least.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self { Self(time: RunningTime(interval, countsDown: true, showsHours: showsHours)) }

    /// The time that has passed of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval.
    ///   - showsHours: Whether 90 minutes are shown as `1:30:00`, and not as `90:00`.
    ///   - maxFieldCount: Has no effect.
    ///   - maxPrecision: Has no effect: seconds are the least.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self { Self(time: RunningTime(interval, countsDown: false, showsHours: showsHours)) }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The time between a moment and another.
    ///
    /// - Parameters:
    ///   - anchor: The moment.
    ///   - allowedFields: Has no effect: the two largest parts are shown.
    ///   - maxFieldCount: Has no effect.
    public static func offset(
        to anchor: Date, allowedFields: Set<SystemFormatStyle.Field> = [], maxFieldCount: Int = 2
    ) -> Self { Self(time: RunningTime(kind: .relative, date: anchor)) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// The time between a moment and another.
    ///
    /// - Parameters:
    ///   - date: The moment.
    ///   - allowedFields: Has no effect: the two largest parts are shown.
    ///   - maxFieldCount: Has no effect.
    public static func reference(
        to date: Date, allowedFields: Set<SystemFormatStyle.Field> = [], maxFieldCount: Int = 2
    ) -> Self { Self(time: RunningTime(kind: .relative, date: date)) }
}

extension Text {
    /// Creates a text that shows the time since a moment, and goes on in the browser.
    ///
    /// - Parameters:
    ///   - source: The moment at which the text is seen.
    ///   - format: The format, with the other moment.
    public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Stopwatch) { self.init(format.time) }

    /// Creates a text that shows the time within an interval, and goes on in the browser.
    ///
    /// - Parameters:
    ///   - source: The moment at which the text is seen.
    ///   - format: The format, with the interval.
    public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Timer) { self.init(format.time) }

    /// Creates a text that shows the time between a moment and now, and goes on in the browser.
    ///
    /// - Parameters:
    ///   - source: The moment at which the text is seen.
    ///   - format: The format, with the other moment.
    public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateOffset) { self.init(format.time) }

    /// Creates a text that shows the time between a moment and now, and goes on in the browser.
    ///
    /// - Parameters:
    ///   - source: The moment at which the text is seen.
    ///   - format: The format, with the other moment.
    public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateReference) { self.init(format.time) }
}
