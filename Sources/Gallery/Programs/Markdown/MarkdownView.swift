import Martlet

/// A text in Markdown. It is read again only when its source changes.
struct MarkdownView: View {
    let source: String

    var body: some View {
        MarkdownBlocks(blocks: MarkdownDocument(source).blocks)
    }
}

private struct MarkdownBlocks: View {
    let blocks: [MarkdownDocument.Block]
    var spacing = 14.0

    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            ForEach(blocks.indices, id: \.self) { index in MarkdownBlockView(block: blocks[index]) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct MarkdownBlockView: View {
    let block: MarkdownDocument.Block

    var body: some View {
        switch block {
        case .heading(1, let spans): HTML("h2") { MarkdownLine(spans: spans) }.font(.title).bold()
        case .heading(2, let spans): HTML("h3") { MarkdownLine(spans: spans) }.font(.title2).bold()
        case .heading(3, let spans): HTML("h4") { MarkdownLine(spans: spans) }.font(.title3).bold()
        case .heading(_, let spans): HTML("h5") { MarkdownLine(spans: spans) }.font(.headline)
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
            HTML("pre") { HTML("code") { Text(verbatim: code) } }.frame(maxWidth: .infinity, alignment: .leading)
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
