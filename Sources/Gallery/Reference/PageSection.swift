import Martlet

/// A part of a reference page, under its heading.
struct PageSection<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HTML("h2") { Text(title) }
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
