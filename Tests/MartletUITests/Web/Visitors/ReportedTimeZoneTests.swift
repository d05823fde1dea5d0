import FoundationEssentials
import MartletTesting
import Testing

@testable import MartletUI

@Suite struct ReportedTimeZoneTests {
    /// With all of Foundation, a time zone has its name and its daylight saving time; with the essentials, only its
    /// current offset.
    @Test(arguments: [
        ("Europe/Zurich;60", "Europe/Zurich", 60), ("Asia/Kolkata;330", "Asia/Kolkata", 330),
        ("America/Argentina/Ushuaia;-180", "America/Argentina/Ushuaia", -180),
        ("Asia/Calcutta;330", "Asia/Calcutta", 330),
    ])
    func aKnownNameIsTheZone(report: String, name: String, minutes: Int) {
        let zone = ReportedTimeZone.timeZone(report)
        #expect(zone == TimeZone(identifier: name) ?? TimeZone(secondsFromGMT: minutes * 60))
        #expect(zone != .gmt)
    }

    @Test(arguments: [
        "", ";", "60", ";60", "Mars/Olympus;60", "europe/zurich;60", "Europe/Zurich ;60", "GMT+0517;317",
        "UTC+05:17;317",
        "undefined;60", "../../etc/passwd;0", "Europe/Zurich\u{0};60", String(repeating: "E", count: 100_000),
        "Europe/" + String(repeating: "Zurich", count: 20) + ";60",
    ])
    func aBadOneGivesUTC(report: String) { #expect(ReportedTimeZone.timeZone(report) == .gmt) }

    @Test func everyKnownNameIsOneThatFoundationKnowsOrHasADifference() {
        #expect(KnownTimeZones.contains("UTC") && KnownTimeZones.contains("Etc/GMT+5"))
        #expect(KnownTimeZones.contains("America/North_Dakota/New_Salem"))
        #expect(!KnownTimeZones.contains("") && !KnownTimeZones.contains("Europe/") && !KnownTimeZones.contains("\\"))
    }

    @Test(arguments: ["841", "-721", "7", "x", "", "9223372036854775808", "60;60"])
    func aDifferenceThatNoClockHasIsNone(minutes: String) {
        // When the name is known, the offset is not used.
        let zone = ReportedTimeZone.timeZone("Europe/Zurich;\(minutes)")
        #expect(zone == TimeZone(identifier: "Europe/Zurich") ?? .gmt)
    }
}
