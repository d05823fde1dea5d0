/// Formats values for the visitor whose view is under evaluation.
enum VisitorFormat {
    /// Returns `value` as `format` writes it in the visitor's locale and, unless the format sets another, their time
    /// zone.
    static func text<F: FormatStyle>(_ value: F.FormatInput, _ format: F) -> String where F.FormatOutput == String {
        let values = environment
        return inTimeZone(of: values, format.locale(values.locale)).format(value)
    }

    /// Returns `format` with the visitor's locale and, unless it sets another, their time zone.
    static func localized<F: FormatStyle>(_ format: F) -> F {
        let values = environment
        return inTimeZone(of: values, format.locale(values.locale))
    }

    /// The day or the time of a date.
    static func text(_ date: Date, isTime: Bool) -> String {
        #if Foundation
        isTime
            ? text(date, Date.FormatStyle(date: .omitted, time: .shortened))
            : text(date, Date.FormatStyle(date: .long, time: .omitted))
        #else
        EnglishDate.text(date, isTime: isTime, environment.timeZone)
        #endif
    }

    /// The environment of the view under evaluation.
    static var environment: EnvironmentValues { CurrentEvaluation.subscriber?.environment ?? EnvironmentValues() }

    /// The languages of texts, the best first: those of the view under evaluation; in an action or a task, those of the
    /// visitor whose code runs.
    static var readLanguages: [String] {
        if let values = CurrentEvaluation.subscriber?.environment { return values.readLanguages }
        return (CurrentIsolation.current as? any GraphIsolation)?.languages ?? []
    }

    private static func inTimeZone<F: FormatStyle>(of values: EnvironmentValues, _ format: F) -> F {
        #if Foundation
        switch format {
        case var style as Date.FormatStyle where style.timeZone == .autoupdatingCurrent:
            style.timeZone = values.timeZone
            return style as? F ?? format
        case var style as Date.IntervalFormatStyle where style.timeZone == .autoupdatingCurrent:
            style.timeZone = values.timeZone
            return style as? F ?? format
        default: return format
        }
        #else
        return format
        #endif
    }
}

extension DependencySubscriber {
    /// The environment of the view under evaluation.
    fileprivate var environment: EnvironmentValues? {
        evaluated.map { EnvironmentValues(above: $0.nearestEnvironmentProvider, subscriber: self) }
    }
}
