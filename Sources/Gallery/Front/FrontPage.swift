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
                    HTML("a") { Text("Get started") }.attribute("href", Guide.start).class("front-go")
                    HTML("a") { Text("Guide") }.attribute("href", Guide.path).class("front-guide")
                }
                .class("front-actions")
            }
            .class("shell-header")
            FrontProgram()
            InstallLine()
            Claims()
            ProgramPictures()
            Together()
            FrontChapter(chapter: .evaluation, title: "Lessons")
            HTML("ul") { ForEach([Chapter.programs, .reference, .lab]) { FrontLink(chapter: $0) } }
                .class("shell-examples")
                .accessibilityLabel("More")
        }
        .class("shell-article front")
    }
}

/// The README's counter: its source, the running program, and the frame of the last press.
private struct FrontProgram: View {
    var body: some View {
        HTML("div") {
            HTML("section") { Counter().inspectedFirst() }
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

/// What to type for a program of one's own.
private struct InstallLine: View {
    var body: some View {
        HTML("section") {
            HTML("h2") { Text("Start a program of your own") }
            HTML("pre") { HTML("code") { Text(verbatim: "scripts/new Hello && cd Hello && swift run martlet dev") } }
                .attribute("tabindex", "0")
            HTML("p") {
                Text("In a clone of Martlet, with Swift 6.2 or later. Open pages follow each change of the source.")
            }
            .class("front-note")
        }
        .class("front-install")
    }
}

/// A chapter with its examples.
private struct FrontChapter: View {
    let chapter: Chapter
    let title: String

    var body: some View {
        HTML("section") {
            HTML("h2") { Text(title) }
            HTML("p") { Text(chapter.summary) }.class("shell-summary")
            ExampleList(examples: chapter.examples)
        }
        .class("front-chapter")
    }
}

/// A chapter as a link to its own page.
private struct FrontLink: View {
    let chapter: Chapter

    var body: some View {
        HTML("li") {
            HTML("a") { Text(chapter.title) }.attribute("href", chapter.path)
            HTML("p") { Text(chapter.summary) }
        }
    }
}
