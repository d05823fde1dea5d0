/// The texts of one table in all languages.
package struct CatalogTable: Equatable {
    /// A text, with the words in it that depend on a number.
    package struct Content: Equatable {
        /// Words that depend on a number, under the name by which the text mentions them.
        package struct Plural: Equatable {
            package var name: String
            /// The position of the argument, from 1; 0 for the first number.
            package var argument: Int
            package var forms: [String: String]
        }

        package var text: String
        package var plurals: [Plural] = []

        package init(_ text: String, _ plurals: [Plural] = []) { (self.text, self.plurals) = (text, plurals) }

        /// A text that as a whole depends on its first number.
        package init(forms: [String: String]) {
            self.init("%#@@", [Plural(name: "", argument: 0, forms: forms)])
        }
    }

    package var sourceLanguage: String
    package var entries: [String: [String: Content]] = [:]

    package init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

    /// The lines that MartletUI's `StringCatalog` reads.
    func lines(named name: String) -> [String] {
        var lines = [BundledLine.text(["table", name, sourceLanguage])]
        for (key, contents) in entries.sorted(by: { $0.key < $1.key }) {
            lines.append(BundledLine.text(["key", key]))
            for (language, content) in contents.sorted(by: { $0.key < $1.key }) {
                lines.append(BundledLine.text(["text", language, content.text]))
                for plural in content.plurals {
                    lines.append(
                        BundledLine.text(
                            ["plural", language, plural.name, String(plural.argument)]
                                + plural.forms.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }))
                }
            }
        }
        return lines
    }
}

/// A line of fields, as MartletUI's `BundledLines` reads it.
enum BundledLine {
    static func text(_ fields: [String]) -> String {
        fields.map { field in
            field.map { character in
                switch character {
                case "\t": "\\t"
                case "\n", "\r\n": "\\n"
                case "\\": "\\\\"
                default: String(character)
                }
            }.joined()
        }.joined(separator: "\t")
    }
}

/// What is wrong with a file of a program's.
package struct ResourceError: Error, Equatable {
    package let path: String
    package let message: String

    package init(_ path: String, _ message: String) { (self.path, self.message) = (path, message) }
}
