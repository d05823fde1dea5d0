/// What a visitor's browser says of them: the languages that they read, and where their clock stands.
///
/// It lives on its session's executor, and what it holds goes with the session.
package final class VisitorPreferences {
    /// The request that asked for the latest page.
    private var request: RequestRecord?
    private var timeZoneReport = ""
    /// What was made of them, once somebody has asked.
    private var knownLocale: (locale: Locale, isThere: Bool)?
    private var knownTimeZone: TimeZone?
    private var localeSubscribers: EnvironmentSource?
    private var timeZoneSubscribers: EnvironmentSource?

    package init() {}

    /// The visitor has asked for a page.
    package func note(_ new: Request) {
        let former = knownLocale?.locale
        (request, knownLocale) = (new.head, nil)
        if let former, let localeSubscribers, locale.locale != former { localeSubscribers.invalidate() }
    }

    /// The browser says where its clock stands, as ``ReportedTimeZone`` reads it.
    package func note(timeZone report: String) {
        guard report != timeZoneReport, report.utf8.count <= ReportedTimeZone.limit else { return }
        let former = timeZone
        (timeZoneReport, knownTimeZone) = (report, nil)
        if timeZone != former { timeZoneSubscribers?.invalidate() }
    }

    /// With `isForWords`, a program that has no such locale is told so.
    func locale(for subscriber: DependencySubscriber?, isForWords: Bool) -> Locale {
        Self.record(subscriber, in: &localeSubscribers)
        let (locale, isThere) = locale
        if !isThere, isForWords { subscriber?.report(.englishOnly) }
        return locale
    }

    func timeZone(for subscriber: DependencySubscriber?) -> TimeZone {
        Self.record(subscriber, in: &timeZoneSubscribers)
        return timeZone
    }

    private static func record(_ subscriber: DependencySubscriber?, in place: inout EnvironmentSource?) {
        guard let subscriber else { return }
        let source = place ?? EnvironmentSource()
        place = source
        subscriber.record(source)
    }

    /// With whether the program has such locales.
    private var locale: (locale: Locale, isThere: Bool) {
        if let knownLocale { return knownLocale }
        let identifier = VisitorLocale.identifier(for: request?.languages ?? [])
        let locale = Locale(identifier: identifier)
        let found = (locale, VisitorLocale.isThere(locale, for: identifier))
        knownLocale = found
        return found
    }

    private var timeZone: TimeZone {
        if let knownTimeZone { return knownTimeZone }
        let found = ReportedTimeZone.timeZone(timeZoneReport)
        knownTimeZone = found
        return found
    }
}

/// The locale of somebody who reads these languages.
enum VisitorLocale {
    /// For who says nothing, or nothing known.
    static let usual = "en"

    /// Whether Foundation has given what it was asked for: its essentials have one locale, of English.
    static func isThere(_ locale: Locale, for identifier: String) -> Bool {
        locale.identifier == identifier || identifier == usual
    }

    static func identifier(for languages: [LanguageTag]) -> String {
        languages.lazy.compactMap(KnownLocales.identifier).first ?? usual
    }
}
