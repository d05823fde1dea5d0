import Martlet

/// A page in five languages, of which the visitor chooses one. Its texts are in `Birds.xcstrings`.
struct Languages: View {
    @State private var language = "en"
    private static let names = [
        (code: "en", name: "English"), (code: "de", name: "Deutsch"), (code: "fr", name: "Français"),
        (code: "ru", name: "Русский"), (code: "ar", name: "العربية"),
    ]

    var body: some View {
        Picker("Language", selection: $language) {
            ForEach(Self.names, id: \.code) { Text(verbatim: $0.name) }
        }
        .accessibilityIdentifier("language")
        HTML("section") { Garden().environment(\.locale, Locale(identifier: language)) }
            .attribute("lang", language).attribute("dir", language == "ar" ? "rtl" : "ltr").class("birds")
    }
}

/// What is the same in all languages but its words.
private struct Garden: View {
    @State private var birds = 1
    private let day = Date(timeIntervalSince1970: 1_750_000_000)

    private var remove: LocalizedStringResource { LocalizedStringResource("Remove a bird", table: "Birds") }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("The birds of my garden", tableName: "Birds").font(.title3)
            Text("\(birds) birds", tableName: "Birds").accessibilityIdentifier("birds")
            Text("\(birds) birds in \(2) trees", tableName: "Birds").accessibilityIdentifier("trees")
            Text("\("Ada") has seen **\(birds)** of \(1_200) kinds.", tableName: "Birds")
            Text("Seen on \(day, style: .date)", tableName: "Birds")
            Text("Only in English", tableName: "Birds")
            HStack {
                Button(LocalizedStringResource("Add a bird", table: "Birds")) { birds = min(birds + 1, 1_200) }
                    .accessibilityIdentifier("add")
                Button(remove) { birds = max(birds - 1, 0) }.accessibilityIdentifier("remove")
            }
        }
    }
}
