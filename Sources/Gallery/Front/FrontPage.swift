import Martlet

/// The first page: a program beside its source, what a press of it sends, and all examples.
struct FrontPage: View {
    var body: some View {
        HTML("article") {
            HTML("header") {
                HTML("h1") { Text("SwiftUI on a server, live in any browser") }
                HTML("p") {
                    Text(
                        "Martlet runs this program on Linux. Press the button: one view is evaluated, one text is sent."
                    )
                }
                .class("shell-summary")
                HTML("p") {
                    HTML("a") { Text("See what it can do") }.attribute("href", "/programs").class("front-go")
                    if let guide = DocumentationFiles.guide {
                        HTML("a") { Text("Read the guide") }.attribute("href", guide)
                    }
                }
                .class("front-actions")
            }
            .class("shell-header")
            FrontProgram()
            Claims()
            ProgramPictures()
            Together()
            ForEach(Chapter.all) { chapter in FrontChapter(chapter: chapter) }
        }
        .class("shell-article front")
    }
}

/// The README's counter: its source, the running program, and the frame of the last press.
private struct FrontProgram: View {
    var body: some View {
        HTML("div") {
            HTML("section") { Counter() }
                .class("front-running")
                .accessibilityLabel("Running program")
            LastFrame()
            HTML("section") {
                SourceListing(file: "Counter.swift")
                HTML("p") { Text("With @main before CounterApp, this is the whole program.") }.class("front-note")
            }
            .class("front-source")
            .accessibilityLabel("Source")
        }
        .class("front-program")
    }
}

/// A chapter with its examples.
private struct FrontChapter: View {
    let chapter: Chapter

    var body: some View {
        if !chapter.examples.isEmpty {
            HTML("section") {
                HTML("h2") { Text(chapter.title) }
                HTML("p") { Text(chapter.summary) }.class("shell-summary")
                ExampleList(examples: chapter.examples)
            }
            .class("front-chapter")
        }
    }
}
