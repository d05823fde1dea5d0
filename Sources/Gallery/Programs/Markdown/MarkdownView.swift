import Martlet

/// A text in Markdown. It is read again only when its source changes.
struct MarkdownView: View {
    let source: String
    /// Whether the text is a page by itself, so that its title is the page's.
    var isPage = false

    var body: some View {
        MarkdownBlocks(blocks: MarkdownDocument(source).blocks)
            .environment(\.isMarkdownPage, isPage)
    }
}

private struct MarkdownBlocks: View {
    let blocks: [MarkdownDocument.Block]
    var spacing = 14.0

    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            ForEach(blocks.indices, id: \.self) { index in
                MarkdownBlockView(block: blocks[index]).attribute("dir", "auto")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension EnvironmentValues {
    /// Whether a text's title is the page's.
    @Entry fileprivate var isMarkdownPage = false
}

private struct MarkdownBlockView: View {
    let block: MarkdownDocument.Block
    @Environment(\.isMarkdownPage) private var isPage

    var body: some View {
        switch block {
        case .heading(1, let spans): HTML(isPage ? "h1" : "h2") { MarkdownLine(spans: spans) }.font(.title).bold()
        case .heading(2, let spans): HTML(isPage ? "h2" : "h3") { MarkdownLine(spans: spans) }.font(.title2).bold()
        case .heading(3, let spans): HTML(isPage ? "h3" : "h4") { MarkdownLine(spans: spans) }.font(.title3).bold()
        case .heading(_, let spans): HTML(isPage ? "h4" : "h5") { MarkdownLine(spans: spans) }.font(.headline)
        case .paragraph(let spans): HTML("p") { MarkdownLine(spans: spans) }
        case .list(isOrdered: true, let items): HTML("ol") { MarkdownItems(items: items) }
        case .list(isOrdered: false, let items): HTML("ul") { MarkdownItems(items: items) }
        case .quote(let blocks):
            MarkdownBlocks(blocks: blocks)
                .attribute("role", "blockquote")
                .foregroundStyle(.secondary)
                .padding(.leading, 16)
                .overlay(alignment: .leading) { Color.secondary.opacity(0.4).frame(width: 4) }
        case .code(let code):
            // Who has no pointer scrolls a long line, too.
            HTML("pre") { HTML("code") { Text(verbatim: code) } }
                .attribute("tabindex", "0")
                .frame(maxWidth: .infinity, alignment: .leading)
        case .table(let rows): MarkdownTable(rows: rows)
        case .rule: Divider()
        }
    }
}

private struct MarkdownItems: View {
    let items: [[MarkdownDocument.Block]]

    var body: some View {
        ForEach(items.indices, id: \.self) { index in
            HTML("li") { MarkdownBlocks(blocks: items[index], spacing: 4) }
        }
    }
}

private struct MarkdownTable: View {
    let rows: [[[MarkdownSpan]]]

    var body: some View {
        HTML("div") {
            HTML("table") {
                HTML("tbody") {
                    ForEach(rows.indices, id: \.self) { row in
                        HTML("tr") {
                            ForEach(rows[row].indices, id: \.self) { column in
                                HTML(isHeader(row, column) ? "th" : "td") { MarkdownLine(spans: rows[row][column]) }
                                    .attribute("scope", isHeader(row, column) ? "col" : nil)
                            }
                        }
                    }
                }
            }
        }
        .class("markdown-table")
        .attribute("tabindex", "0")
    }

    /// What says nothing is no header.
    private func isHeader(_ row: Int, _ column: Int) -> Bool {
        row == 0 && rows[row][column].contains { !$0.text.isEmpty }
    }
}

/// A line of text with its links.
private struct MarkdownLine: View {
    let spans: [MarkdownSpan]

    var body: some View {
        ForEach(spans.indices, id: \.self) { index in
            if let link = spans[index].link {
                Link(destination: link) { spans[index].styledText }
            } else {
                spans[index].styledText
            }
        }
    }
}

extension MarkdownSpan {
    fileprivate var styledText: Text {
        Text(verbatim: text).bold(isStrong).italic(isEmphasized).strikethrough(isStruck).monospaced(isCode)
    }
}
