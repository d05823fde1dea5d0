import Martlet

/// A view, and on demand the HTML that it is on a page.
struct Specimen<Content: View>: View {
    let name: String
    let content: Content
    @State private var html: [SpecimenHTML.Line]?

    init(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    var body: some View {
        HTML("section") {
            HTML("h3") { Text(name) }
            HTML("div") { VStack(alignment: .leading) { content } }.class("specimen-view")
            Button("HTML") { html = html == nil ? SpecimenHTML.lines(of: content) : nil }
                .buttonStyle(.borderless)
                .attribute("aria-expanded", html == nil ? "false" : "true")
                .accessibilityLabel("HTML of \(name)")
            if let html {
                HTML("pre") { HTML("code") { text(of: html) } }
                    .class("shell-listing")
                    .attribute("tabindex", "0")
                    .attribute("role", "region")
                    .attribute("dir", "ltr")
                    .accessibilityLabel("HTML of \(name)")
            }
        }
        .class("specimen")
    }

    private func text(of lines: [SpecimenHTML.Line]) -> Text {
        var texts: [Text] = []
        for line in lines {
            texts.append(Text(verbatim: (texts.isEmpty ? "" : "\n") + String(repeating: "  ", count: line.indentation)))
            for (index, part) in line.parts.enumerated() where !part.isEmpty {
                texts.append(index % 2 == 0 ? Text(verbatim: part).foregroundStyle(Color.teal) : Text(verbatim: part))
            }
        }
        return Listing.joined(texts[...])
    }
}

/// Specimens of one kind, in columns.
struct SpecimenGroup<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        HTML("section") {
            HTML("h2") { Text(title) }
            HTML("div") { content }.class("specimens")
        }
        .class("specimen-group")
    }
}
