import Martlet

/// An editor whose preview follows each key.
struct MarkdownExample: View {
    static let limit = 8_000

    @AppStorage("markdown.source") private var source = MarkdownExample.sample
    @State private var pane = Pane.write
    @Environment(\.horizontalSizeClass) private var width

    private enum Pane: String, CaseIterable { case write, preview }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if width == .compact {
                Picker("Pane", selection: $pane) {
                    ForEach(Pane.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                }
                .pickerStyle(.segmented)
                if pane == .write { editor } else { preview }
            } else {
                HStack(alignment: .top, spacing: 24) {
                    editor
                    preview
                }
            }
            HStack {
                let words = source.split(whereSeparator: \.isWhitespace).count
                Text("\(counted(words, "word")), \(source.utf8.count) of \(Self.limit) bytes")
                    .foregroundStyle(.secondary)
                    .monospacedDigit()
                    .accessibilityIdentifier("length")
                Spacer()
                Button("Start over") { source = Self.sample }.buttonStyle(.borderless)
            }
            .font(.subheadline)
        }
    }

    private var editor: some View {
        TextEditor(text: bounded)
            .font(.system(.subheadline, design: .monospaced))
            .accessibilityLabel("Markdown")
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 420)
    }

    private var preview: some View {
        MarkdownView(source: source)
            .padding(20)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 420, alignment: .topLeading)
            .background(Color.secondary.opacity(0.08), in: .rect(cornerRadius: 12))
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Preview")
    }

    private var bounded: Binding<String> {
        Binding {
            source
        } set: {
            source = String($0.prefix(bytes: Self.limit))
        }
    }
}

extension MarkdownExample {
    static let sample = """
        # Elderflower cordial

        Makes **two bottles**. Pick the flowers on a *dry* morning, when they smell best.

        ## What you need

        - 20 heads of elderflower
        - 1 kg of sugar
        - 2 lemons, and
            1. a large pan
            2. a clean cloth

        ## How it is made

        Dissolve the sugar in `1.5 l` of water, add the flowers and the lemons in slices, and wait for ~~two~~ three days.

        > Do not wash the flowers: their taste is in the pollen.

        ```
        sugar : water = 2 : 3
        ```

        More about [elder](https://en.wikipedia.org/wiki/Sambucus).
        """
}
