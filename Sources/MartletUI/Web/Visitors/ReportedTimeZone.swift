/// What a browser says of its clock: the name of its time zone, and the minutes that it is before UTC now, as in
/// `Europe/Zurich;60`.
package enum ReportedTimeZone {
    /// Longest report, in bytes.
    package static let limit = 64

    /// The time zone. UTC for a name that no zone has.
    ///
    /// Foundation's essentials know no names: with them it is the zone that is always so many minutes before UTC.
    static func timeZone(_ report: String) -> TimeZone {
        let parts = report.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        guard report.utf8.count <= limit, let name = parts.first.map(String.init), KnownTimeZones.contains(name) else {
            return .gmt
        }
        return TimeZone(identifier: name) ?? parts.dropFirst().first.flatMap(Self.zone) ?? .gmt
    }

    /// Clocks are at most 14 hours before UTC and 12 behind, by quarters of an hour.
    private static func zone(minutes text: Substring) -> TimeZone? {
        guard let minutes = Int(text), (-12 * 60...14 * 60).contains(minutes), minutes.isMultiple(of: 15) else {
            return nil
        }
        return TimeZone(secondsFromGMT: minutes * 60)
    }
}
