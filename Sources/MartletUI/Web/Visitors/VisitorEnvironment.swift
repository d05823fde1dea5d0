// Optional, so that what nobody provides is the visitor's own.
private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale? { nil }
}

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone? { nil }
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
}

extension EnvironmentValues {
    /// The visitor's locale: the first of the languages in their browser's `Accept-Language` that is known, with its region;
    /// English where it says nothing.
    ///
    /// Names and formats of other languages than English come with all of Foundation, the package's trait of that name. Without
    /// it, this is English for everybody, which is told in development.
    public var locale: Locale {
        get { locale(isForWords: true) }
        set { self[LocaleKey.self] = newValue }
    }

    /// The visitor's time zone: UTC until their browser has said it, which its script does when it opens the stream. Views
    /// that read it are evaluated then. Later pages of the session know it from the beginning.
    ///
    /// Without the package's trait `Foundation` it is the zone that always has the difference from UTC that the visitor's clock
    /// has now.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] ?? preferences?.timeZone(for: subscriber) ?? .gmt }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The Gregorian calendar in the locale and time zone that are read beside it.
    public var calendar: Calendar {
        get {
            if let provided = self[CalendarKey.self] { return provided }
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale(isForWords: false)
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    private func locale(isForWords: Bool) -> Locale {
        self[LocaleKey.self] ?? preferences?.locale(for: subscriber, isForWords: isForWords)
            ?? Locale(identifier: VisitorLocale.usual)
    }

    private var preferences: VisitorPreferences? { account?.service.preferences }
}

extension Request {
    /// The languages that the visitor reads, the most wanted first, as `Accept-Language` names them: `de-CH`, `en`. At most
    /// 16; a program that looks for a translation takes the first that it has.
    public var languages: [String] { head.languages.map(\.text) }

    /// The visitor's locale, found as ``EnvironmentValues/locale`` is.
    public var locale: Locale { Locale(identifier: VisitorLocale.identifier(for: head.languages)) }
}

extension RequestRecord {
    var languages: [LanguageTag] {
        AcceptedLanguages.tags(in: headers.values(for: "Accept-Language").joined(separator: ","))
    }
}
