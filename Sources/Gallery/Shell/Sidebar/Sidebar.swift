import Martlet

/// The list of all pages by chapter, with a search. On a phone it is a popover.
struct Sidebar: View {
    let path: String
    @State private var query = ""
    /// The first row in sight.
    @State private var place: String?
    /// The same of the page that the visitor scrolled last, so that the list of the next page begins there.
    @AppStorage("gallery.place") private var lastPlace: String?

    var body: some View {
        let rows = SidebarRow.all(matching: query)
        HTML("nav") {
            HTML("div") {
                TextField("Search", text: $query, prompt: Text("Search"))
                    .autocorrectionDisabled()
                    .accessibilityIdentifier("gallery-search")
            }
            .class("shell-search")
            HTML("p") { Text(rows.isEmpty ? "No page matches." : "") }
                .class("shell-empty")
                .attribute("role", "status")
            ScrollView {
                HTML("ul") {
                    ForEach(rows) { row in SidebarRowView(row: row, isCurrent: row.path == path) }
                }
                .class("shell-list")
                .scrollTargetLayout()
            }
            .scrollPosition(id: followedPlace)
            .class("shell-scroll")
            LookControls()
        }
        .class("shell-side")
        .attribute("popover", "")
        .accessibilityIdentifier("gallery-pages")
        .accessibilityLabel("Gallery")
        .onAppear { place = SidebarRow.firstInSight(of: path, after: lastPlace) }
    }

    private var followedPlace: Binding<String?> {
        Binding {
            place
        } set: {
            place = $0
            lastPlace = $0
        }
    }
}

private struct SidebarRowView: View {
    let row: SidebarRow
    let isCurrent: Bool

    var body: some View {
        HTML("li") {
            if let path = row.path {
                HTML("a") { Text(row.title) }
                    .attribute("href", path)
                    .attribute("aria-current", isCurrent ? "page" : nil)
            } else {
                HTML("strong") { Text(row.title) }
            }
        }
    }
}
