import Martlet

/// An example with its title, its prediction and its panes.
struct ExamplePage<Content: View>: View {
    let example: Example
    let content: Content

    var body: some View {
        HTML("article") {
            PageHeader(path: example.path, title: example.title, summary: example.summary)
            if let prediction = example.prediction { PredictionBox(prediction: prediction) }
            HTML("div") {
                HTML("section") { content.inspectedFirst() }.class("shell-example").accessibilityLabel("Example")
                if !example.files.isEmpty { SourcePane(files: example.files, isOpen: isBeside) }
            }
            .class("shell-panes")
            .class("shell-beside", when: isBeside)
            .class("shell-wide", when: isProgram)
            Explanation(paragraphs: example.explanation)
            InspectorPane(isOpen: isBeside)
            Neighbors(path: example.path)
        }
        .class("shell-article")
        .metadata(name: "description", content: example.summary.replacing("`", with: ""))
    }

    /// Whether the example is a program: in a wide window its source stands beside it.
    private var isProgram: Bool { Chapter.programs.examples.contains { $0.path == example.path } }

    /// Whether the source stands beside the example, which is small, instead of below it.
    private var isBeside: Bool { !example.files.isEmpty && example.path.hasPrefix("/evaluation/") }
}

/// What happens in an example, and why.
private struct Explanation: View {
    let paragraphs: [String]

    var body: some View {
        if !paragraphs.isEmpty {
            HTML("section") {
                HTML("h2") { Text("What happens") }.class("shell-pane-title")
                ForEach(paragraphs, id: \.self) { paragraph in HTML("p") { Text(prose: paragraph) } }
            }
            .class("shell-explanation")
        }
    }
}

/// The heading of a page, below the chapter that it belongs to.
struct PageHeader: View {
    let path: String
    let title: String
    let summary: String

    var body: some View {
        HTML("header") {
            if let chapter = Chapter.around(path) { HTML("p") { Text(chapter.title) }.class("shell-chapter") }
            HTML("h1") { Text(title) }
            HTML("p") { Text(prose: summary) }.class("shell-summary")
        }
        .class("shell-header")
    }
}

/// The links to the pages before and after this one.
private struct Neighbors: View {
    let path: String

    var body: some View {
        HTML("nav") {
            if let index = Chapter.pages.firstIndex(where: { $0.path == path }) {
                if index > 0 { link(to: Chapter.pages[index - 1], "Previous", relation: "prev") }
                if index + 1 < Chapter.pages.count { link(to: Chapter.pages[index + 1], "Next", relation: "next") }
            }
        }
        .class("shell-neighbors")
        .accessibilityLabel("Neighboring pages")
    }

    private func link(to example: Example, _ direction: String, relation: String) -> some View {
        HTML("a") {
            HTML("small") { Text(direction) }
            HTML("span") { Text(example.title) }
        }
        .attribute("href", example.path)
        .attribute("rel", relation)
    }
}
