// The value is optional so that the default is the visitor's own.
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
    /// The visitor's locale: the first known language of their browser's `Accept-Language`, with its region; English if
    /// there is none.
    ///
    /// Names and formats of languages other than English require all of Foundation, which the package's trait of that
    /// name adds. Without it, the locale is English for everybody, and a diagnostic says so in development.
    public var locale: Locale {
        get { locale(isForWords: true) }
        set { self[LocaleKey.self] = newValue }
    }

    /// The visitor's time zone. It is UTC until the browser's script reports the zone, which it does when it opens the
    /// stream; the views that read it are evaluated then. Later pages of the session know it from the beginning.
    ///
    /// Without the package's trait `Foundation` it is a zone with the constant offset from UTC that the visitor's clock
    /// has now.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] ?? preferences?.timeZone(for: subscriber) ?? .gmt }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The Gregorian calendar in this environment's locale and time zone.
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

    /// The languages of texts, the best first: that of a locale that a view around provides, or else those of the visitor.
    package var readLanguages: [String] {
        if let provided = self[LocaleKey.self] { return [provided.identifier] }
        return preferences?.languages(for: subscriber) ?? []
    }

    /// The language in which words and numbers are written; `nil` for English.
    var wordLanguage: String? {
        let identifier = locale(isForWords: false).identifier
        return identifier.hasPrefix("en") ? nil : identifier
    }

    private var preferences: VisitorPreferences? { account?.service.preferences }
}

extension Request {
    /// The visitor's languages as `Accept-Language` names them, the most preferred first: `de-CH`, `en`. There are at
    /// most 16; a program that looks for a translation takes the first one it has.
    public var languages: [String] { head.languages.map(\.text) }

    /// The visitor's locale, by the same rule as ``EnvironmentValues/locale``.
    public var locale: Locale { Locale(identifier: VisitorLocale.identifier(for: head.languages)) }
}

extension RequestRecord {
    var languages: [LanguageTag] {
        AcceptedLanguages.tags(in: headers.values(for: "Accept-Language").joined(separator: ","))
    }
}
