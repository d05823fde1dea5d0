import Martlet

/// The colored sources of the gallery, which its build has written (Plugins/SourceListings).
enum Listing {
    /// A file as a text with colors, or a note that there is no such file.
    static func text(of file: String) -> Text {
        guard let listing = Listings.all[file] else { return Text("There is no file \(file) in the gallery.") }
        return joined(listing.split(separator: "\u{1F}").map(text)[...])
    }

    private static func text(_ run: Substring) -> Text {
        let text = Text(verbatim: String(run.dropFirst()))
        return switch run.first {
        case "k": text.foregroundStyle(Color.purple)
        case "t": text.foregroundStyle(Color.teal)
        case "a": text.foregroundStyle(Color.indigo)
        case "s": text.foregroundStyle(Color.red)
        case "n": text.foregroundStyle(Color.blue)
        case "c": text.foregroundStyle(Color.secondary)
        default: text
        }
    }

    /// Joins texts in pairs. One after another, each join would copy all that is before it.
    static func joined(_ texts: ArraySlice<Text>) -> Text {
        guard texts.count > 1 else { return texts.first ?? Text("") }
        let middle = texts.startIndex + texts.count / 2
        return joined(texts[..<middle]) + joined(texts[middle...])
    }
}
