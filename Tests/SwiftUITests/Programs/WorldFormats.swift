import SwiftUI

/// The environment's locale, calendar and direction of reading.
struct WorldFormats: View {
    struct Place: Identifiable, Hashable {
        let name: String
        let locale: String
        let direction: LayoutDirection
        var id: String { locale }
    }

    private let places = [
        Place(name: "London", locale: "en_GB", direction: .leftToRight),
        Place(name: "Berlin", locale: "de_DE", direction: .leftToRight),
        Place(name: "Cairo", locale: "ar_EG", direction: .rightToLeft),
    ]
    @State private var place = "en_GB"

    var body: some View {
        VStack(alignment: .leading) {
            Picker("Place", selection: $place) {
                ForEach(places) { Text($0.name).tag($0.locale) }
            }
            if let chosen = places.first(where: { $0.locale == place }) {
                Facts()
                    .environment(\.locale, Locale(identifier: chosen.locale))
                    .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
                    .environment(\.layoutDirection, chosen.direction)
            }
        }
        .padding()
    }

    private struct Facts: View {
        @Environment(\.layoutDirection) private var direction
        private let day = Date(timeIntervalSince1970: 1_750_000_000)

        var body: some View {
            VStack(alignment: .leading) {
                Text(1_234_567.5, format: .number).accessibilityIdentifier("number")
                Text(day, format: .dateTime.day().month(.wide).year()).accessibilityIdentifier("date")
                Image(systemName: "arrow.forward").flipsForRightToLeftLayoutDirection(true)
                Text(direction == .rightToLeft ? "right to left" : "left to right").accessibilityIdentifier("direction")
            }
        }
    }
}
