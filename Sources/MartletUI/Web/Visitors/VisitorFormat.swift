/// Formats values for the visitor whose view is under evaluation.
enum VisitorFormat {
    /// Returns `value` as `format` writes it in the visitor's locale and, unless the format sets another, their time
    /// zone.
    static func text<F: FormatStyle>(_ value: F.FormatInput, _ format: F) -> String where F.FormatOutput == String {
        let values = CurrentEvaluation.subscriber?.environment ?? EnvironmentValues()
        return inTimeZone(of: values, format.locale(values.locale)).format(value)
    }

    /// Returns `format` with the visitor's locale and, unless it sets another, their time zone.
    static func localized<F: FormatStyle>(_ format: F) -> F {
        let values = CurrentEvaluation.subscriber?.environment ?? EnvironmentValues()
        return inTimeZone(of: values, format.locale(values.locale))
    }

    static func text(_ date: Date, _ style: Text.DateStyle) -> String {
        #if Foundation
        switch style.content {
        case .date: text(date, Date.FormatStyle(date: .long, time: .omitted))
        case .time: text(date, Date.FormatStyle(date: .omitted, time: .shortened))
        }
        #else
        EnglishDate.text(date, style, (CurrentEvaluation.subscriber?.environment ?? EnvironmentValues()).timeZone)
        #endif
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
