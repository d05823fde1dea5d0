import Martlet

/// Texts with parts, times that go on, texts in the visitor's language, and assets of a catalog.
struct TextsPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 32) {
            PageSection(title: "Parts") { PartsOfTexts() }
            PageSection(title: "Times") { Times() }
            PageSection(title: "Languages") { Languages() }
            PageSection(title: "Assets") { CatalogAssets() }
        }
    }
}

private struct PartsOfTexts: View {
    private var attributed: AttributedString {
        var text = AttributedString("Each word has its look.")
        if let word = text.range(of: "word") {
            text[word].font = .headline
            text[word].foregroundColor = .meadow
        }
        if let look = text.range(of: "look") { text[look].underlineStyle = Text.LineStyle(pattern: .dot, color: .red) }
        return text
    }

    var body: some View {
        Text("Texts have **bold**, *italic*, ~~struck~~ and `fixed` words, and [links](/symbols).")
        Text("Press \(Image(systemName: "star.fill")) to keep it, or \(Text("swipe").foregroundColor(.dusk)) it away.")
        Text("\(2.0 / 3, specifier: "%.3f") of \(3, specifier: "%03d")")
        Text(attributed)
    }
}

private struct Times: View {
    @State private var start = Date()

    var body: some View {
        LabeledContent("Since you came") { Text(start, style: .timer).monospacedDigit() }
        LabeledContent("In words") { Text(start.addingTimeInterval(-3_720), style: .relative) }
        LabeledContent("With a sign") { Text(start.addingTimeInterval(190_000), style: .offset) }
        ProgressView(timerInterval: start...start.addingTimeInterval(90)) { Text("Tea") }
    }
}
