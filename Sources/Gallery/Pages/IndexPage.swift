import Martlet

/// The list of the gallery's pages.
struct IndexPage: View {
    private struct Entry: Identifiable {
        let id: String
        let title: String
        let summary: String
    }

    private let entries = [
        Entry(id: "/counter", title: "Counter", summary: "State on the server, one text changed in the browser."),
        Entry(id: "/ticker", title: "Ticker", summary: "A task that changes the page by itself."),
        Entry(id: "/rows", title: "Rows", summary: "A table of up to 10,000 rows, diffed by key."),
        Entry(id: "/lazy", title: "A long list", summary: "100,000 rows, of which a page holds those that you see."),
        Entry(id: "/controls", title: "Controls", summary: "Every control, bound to state that is shown beside it."),
        Entry(id: "/dialogs", title: "Dialogs", summary: "What asks before it acts, and what belongs to the window."),
        Entry(id: "/chat", title: "Chat", summary: "What one visitor writes, all others read."),
        Entry(
            id: "/board", title: "Board", summary: "Cells that everybody paints on; a change reaches its readers only."),
        Entry(id: "/request", title: "Request", summary: "What a page knows of its request, and a download beside it."),
        Entry(id: "/styles", title: "Styles", summary: "Fonts, colors, frames, shapes and images, light and dark."),
        Entry(id: "/grids", title: "Grids", summary: "Rows and columns on every screen, and views that fit."),
        Entry(id: "/sizes", title: "Sizes", summary: "Views that depend on the window and on their own size."),
        Entry(id: "/brand", title: "Brand", summary: "Style sheets, an icon and colors of the program's own."),
        Entry(
            id: "/control-styles", title: "Control styles",
            summary: "Styles of controls, Martlet's and a program's own."
        ),
        Entry(
            id: "/login", title: "Sign in", summary: "Accounts: a cookie that changes, and sessions that can be ended."),
        Entry(id: "/security", title: "Security", summary: "A visitor's text in every place: it stays a text."),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HTML("h1") { Text("Martlet") }
            HTML("p") { Text("SwiftUI programs on a server, live in any browser.") }
            HTML("ul") {
                ForEach(entries) { entry in
                    HTML("li") {
                        HTML("a") { Text(entry.title) }.attribute("href", entry.id)
                        HTML("p") { Text(entry.summary) }
                    }
                }
            }
            .class("m-list m-wide")
        }
    }
}
