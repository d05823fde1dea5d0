import MartletUI

/// The name of a month between the buttons that lead to the one before and the one after.
struct MonthHeader: View {
    let title: String
    let move: (Int) -> Void

    var body: some View {
        HTML("div") {
            Button {
                move(-1)
            } label: {
                Text(verbatim: "‹")
            }.buttonStyle(.borderless).accessibilityLabel("Previous month")
            HTML("div") { Text(verbatim: title).bold() }.attribute("aria-live", "polite")
            Button {
                move(1)
            } label: {
                Text(verbatim: "›")
            }.buttonStyle(.borderless).accessibilityLabel("Next month")
        }
        .class("m-month")
    }
}

/// The days of a month in weeks.
struct MonthTable: View {
    let days: MonthDays
    /// The month, counted from the first of the year 0.
    let month: Int
    let selected: Set<Int>
    let toggle: (Int) -> Void

    var body: some View {
        let weeks = days.weeks(of: month)
        HTML("table") {
            HTML("thead") {
                HTML("tr") {
                    ForEach(days.weekdays.indices, id: \.self) { index in
                        HTML("th") { Text(verbatim: days.weekdays[index]) }.attribute("scope", "col")
                    }
                }
            }
            HTML("tbody") {
                ForEach(weeks.indices, id: \.self) { week in
                    HTML("tr") {
                        ForEach(weeks[week].indices, id: \.self) { index in
                            HTML("td") {
                                if let day = weeks[week][index] {
                                    DayButton(
                                        day: day, name: days.name(of: day, in: month), isOn: selected.contains(day),
                                        isEnabled: days.contains(day, in: month)
                                    ) { toggle(day) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

private struct DayButton: View {
    let day: Int
    let name: String
    let isOn: Bool
    let isEnabled: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) { Text(verbatim: "\(day)") }
            .buttonStyle(.plain)
            .disabled(!isEnabled)
            .attribute("aria-pressed", isOn ? "true" : "false")
            .attribute("aria-label", name)
    }
}
