/// A browser's report of its clock: the name of its time zone, and the minutes by which it is ahead of UTC now, as in
/// `Europe/Zurich;60`.
package enum ReportedTimeZone {
    /// The maximum length of a report, in bytes.
    package static let limit = 64

    /// Returns the time zone; UTC for an unknown name.
    ///
    /// FoundationEssentials knows no names: without Foundation the result is the zone with that constant offset from
    /// UTC.
    static func timeZone(_ report: String) -> TimeZone {
        let parts = report.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        guard report.utf8.count <= limit, let name = parts.first.map(String.init), KnownTimeZones.contains(name) else {
            return .gmt
        }
        return TimeZone(identifier: name) ?? parts.dropFirst().first.flatMap(Self.zone) ?? .gmt
    }

    /// Clocks are at most 14 hours ahead of UTC and 12 behind, in quarters of an hour.
    private static func zone(minutes text: Substring) -> TimeZone? {
        guard let minutes = Int(text), (-12 * 60...14 * 60).contains(minutes), minutes.isMultiple(of: 15) else {
            return nil
        }
        return TimeZone(secondsFromGMT: minutes * 60)
    }
}
