/// The Swift file with all listings, and with articles as they are.
package enum ListingFile {
    /// Separates the runs of a listing. A run begins with the letter of its kind.
    static let separator: Character = "\u{1F}"

    package static func text(_ files: [(name: String, text: String)]) -> String {
        let (articles, sources) = (files.filter(isArticle), files.filter { !isArticle($0) })
        return """
            /// The sources of this module in runs of one color, and articles in Markdown, by file name.
            enum Listings {
                static let all: [String: String] = [
            \(entries(sources, text: listing))    ]

                static let articles: [String: String] = [
            \(entries(articles) { $0 })    ]
            }

            """
    }

    private static func isArticle(_ file: (name: String, text: String)) -> Bool { file.name.hasSuffix(".md") }

    private static func entries(_ files: [(name: String, text: String)], text: (String) -> String) -> String {
        let entries = files.sorted { $0.name < $1.name }.map { file in
            "        \(literal(file.name)): \(literal(text(file.text))),\n"
        }
        return entries.isEmpty ? "        :\n" : entries.joined()
    }

    /// The runs of a source, such as `kimport␟p Martlet`.
    static func listing(of source: String) -> String {
        var lexer = Lexer(source)
        return lexer.runs().map { "\($0.kind.rawValue)\($0.text)" }.joined(separator: String(separator))
    }

    /// A string as a literal of the program.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            case _ where scalar.value < 0x20: literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
