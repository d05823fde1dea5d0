package import MartletValues

/// The preferences that a visitor's browser reports: the visitor's languages and time zone.
///
/// It lives on its session's executor, and its content ends with the session.
package final class VisitorPreferences {
    /// The request for the latest page.
    private var request: RequestRecord?
    private var timeZoneReport = ""
    /// The resolved values, from the first read on.
    private var knownLocale: (locale: Locale, isThere: Bool)?
    private var knownTimeZone: TimeZone?
    private var localeSubscribers: EnvironmentSource?
    private var timeZoneSubscribers: EnvironmentSource?
    private var reportedViewport: CGSize?
    /// The sizes of views in the browser's last reports.
    package private(set) lazy var sizes = VisitorSizes()

    package init() {}

    /// Writes what the browser has reported.
    package func write(to encoder: inout ValueEncoder) {
        encoder.write(timeZoneReport)
        encoder.write(request != nil)
        request?.write(to: &encoder)
        encoder.write(reportedViewport != nil)
        if let reportedViewport { encoder.write(reportedViewport) }
    }

    /// Takes what another process has written.
    package func read(from decoder: inout ValueDecoder) throws(NotRestorable) {
        timeZoneReport = try decoder.readString()
        request = try decoder.readBool() ? try RequestRecord(&decoder) : nil
        guard try decoder.readBool() else { return }
        reportedViewport = try decoder.readSize()
    }

    /// Notes the visitor's request for a page.
    package func update(_ new: Request) {
        let (former, formerLanguages) = (knownLocale?.locale, request?.languages)
        (request, knownLocale) = (new.head, nil)
        guard let localeSubscribers else { return }
        if let former, locale.locale != former { return localeSubscribers.invalidate() }
        if BundledCatalogs.shared.haveTexts, request?.languages != formerLanguages { localeSubscribers.invalidate() }
    }

    /// Notes the browser's report of its clock, in the form that ``ReportedTimeZone`` parses.
    package func update(timeZone report: String) {
        guard report != timeZoneReport, report.utf8.count <= ReportedTimeZone.limit else { return }
        let former = timeZone
        (timeZoneReport, knownTimeZone) = (report, nil)
        if timeZone != former { timeZoneSubscribers?.invalidate() }
    }

    /// The size of the browser's window: the last reported one, or the one to assume.
    package var viewport: CGSize { reportedViewport ?? AssumedViewport.size(for: request) }

    func update(viewport: CGSize) { reportedViewport = viewport }

    /// Returns the locale. With `isForWords`, reports a diagnostic if the program has no such locale.
    func locale(for subscriber: DependencySubscriber?, isForWords: Bool) -> Locale {
        Self.record(subscriber, in: &localeSubscribers)
        let (locale, isThere) = locale
        if !isThere, isForWords { subscriber?.report(.englishOnly) }
        return locale
    }

    /// Returns the tags of the visitor's languages.
    package func languages(for subscriber: DependencySubscriber?) -> [String] {
        Self.record(subscriber, in: &localeSubscribers)
        return (request?.languages ?? []).map(\.text)
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

    /// The locale, and whether the program has it.
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

/// Resolves the locale of a visitor with these languages.
enum VisitorLocale {
    /// The locale for a visitor with no languages or no known ones.
    static let usual = "en"

    /// Whether Foundation returned the requested locale: FoundationEssentials has only one, for English.
    static func isThere(_ locale: Locale, for identifier: String) -> Bool {
        locale.identifier == identifier || identifier == usual
    }

    static func identifier(for languages: [LanguageTag]) -> String {
        languages.lazy.compactMap(KnownLocales.identifier).first ?? usual
    }
}
