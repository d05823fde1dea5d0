import Martlet
import MartletTesting
import Testing

@Suite struct MultiDatePickerTests {
    private struct Days: View {
        @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 2, day: 28)]

        var body: some View {
            let shown = days.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }.sorted()
            Text(shown.joined(separator: " ")).accessibilityIdentifier("days")
            MultiDatePicker("Days off", selection: $days, in: Date(timeIntervalSince1970: 1_706_832_000)...)
                .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    @Test(arguments: TestTransport.allCases) func daysAreChosen(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Days() }
        let chosen = ElementQuery.role(.button, "Wednesday, February 28, 2024"),
            next = ElementQuery.role(.button, "Thursday, February 29, 2024")
        #expect(try page.attribute("aria-pressed", of: chosen) == "true")
        #expect(page.elements(.tag("th")).first?.text == "Sun")
        try await page.click(next)
        #expect(try page.text("days") == "2024-2-28 2024-2-29")
        try await page.click(chosen)
        #expect(try page.text("days") == "2024-2-29")
        #expect(try page.attribute("aria-pressed", of: next) == "true")
        // The range begins on the second.
        #expect(try page.isDisabled(.role(.button, "Thursday, February 1, 2024")))
        #expect(try !page.isDisabled(.role(.button, "Friday, February 2, 2024")))
        try await page.click(.label("Next month"))
        #expect(page.text.contains("March 2024"))
        try await page.click(.role(.button, "Sunday, March 31, 2024"))
        #expect(try page.text("days") == "2024-2-29 2024-3-31")
        try await page.click(.label("Previous month"))
        #expect(try page.attribute("aria-pressed", of: next) == "true")
        #expect(page.diagnostics == [])
    }

    @Test(arguments: [Int.min, -1, 0, 9999, Int.max]) func yearsHaveBounds(year: Int) async throws {
        let page = try await TestPage {
            MultiDatePicker("Days", selection: .constant([DateComponents(year: year, month: year, day: year)]))
        }
        try await page.click(.label(year < 9999 ? "Previous month" : "Next month"))
        #expect(page.elements(.tag("td")).count >= 28)
    }
}
