/// A chapter of the gallery.
struct Chapter: Identifiable, Sendable {
    let title: String
    let examples: [Example]

    var id: String { title }

    /// The path of the chapter's own page, which lists its examples.
    var path: String { "/\(title.lowercased())" }

    /// One sentence about the chapter.
    var summary: String {
        switch title {
        case "Evaluation": "Which bodies run, why, and what reaches the screen."
        case "Programs": "Programs that people would use, written in SwiftUI."
        case "Reference": "Every control, style and layout, and what a browser makes of it."
        default: "Pages for measurements, attacks and comparisons."
        }
    }

    /// All chapters, in the order in which they are read.
    static let all = [evaluation, programs, reference, lab]

    /// All pages, in the order in which they are read.
    static let pages = all.flatMap(\.examples)

    /// The chapter that has a page at `path`.
    static func around(_ path: String) -> Chapter? {
        all.first { chapter in chapter.examples.contains { $0.path == path } }
    }
}
