import Martlet

/// The source of an example. It is sent only while the pane is open, which it is where it stands beside a program: the
/// style sheet decides where that is.
struct SourcePane: View {
    let files: [String]
    @State private var isOpen: Bool

    /// What begins further than so many pixels from the edge of the window is beside something.
    private static let beside = 600.0

    init(files: [String], isOpen: Bool) {
        self.files = files
        _isOpen = State(initialValue: isOpen)
    }

    var body: some View {
        Disclosure(title: "Source", isOpen: $isOpen) { SourceFiles(files: files) }
            .onGeometryChange(for: Bool.self) {
                $0.frame(in: .global).minX > Self.beside
            } action: { isBeside in
                if isBeside { isOpen = true }
            }
    }
}

/// The listing of one of the files at a time.
struct SourceFiles: View {
    let files: [String]
    @State private var selected = 0

    var body: some View {
        let file = files.indices.contains(selected) ? files[selected] : ""
        if files.count > 1 {
            HTML("div") {
                ForEach(files.indices, id: \.self) { index in
                    Button(files[index]) { selected = index }
                        .attribute("aria-pressed", index == selected ? "true" : "false")
                }
            }
            .class("shell-files")
            .attribute("role", "group")
            .accessibilityLabel("Files")
        }
        SourceListing(file: file)
    }
}

/// The listing of a file, in color.
struct SourceListing: View {
    let file: String

    var body: some View {
        HTML("pre") { HTML("code") { Listing.text(of: file) } }
            .class("shell-listing")
            // The keyboard scrolls long lines.
            .attribute("tabindex", "0")
            .attribute("role", "region")
            .attribute("dir", "ltr")
            .accessibilityLabel("Source of \(file)")
    }
}
