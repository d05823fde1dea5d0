/// The texts of a module in all its languages, by table and key.
package struct StringCatalog: Sendable {
    /// The texts of one key, by language.
    package typealias Entry = [String: LocalizedFormat]

    /// A table: the file `Name.xcstrings`, or the files `Name.strings` and `Name.stringsdict` of all languages.
    package struct Table: Sendable {
        /// The language in which the program is written.
        package var sourceLanguage: String
        package var entries: [String: Entry] = [:]
    }

    package private(set) var tables: [String: Table] = [:]
    /// The languages that there are texts in.
    package private(set) var languages: Set<String> = []

    /// Reads what the plugin has written: `table NAME LANGUAGE`, then for each key of it `key KEY`, `text LANGUAGE TEXT` and,
    /// after the text that mentions it, `plural LANGUAGE NAME ARGUMENT CATEGORY TEXT CATEGORY TEXT…`.
    package init(lines: String) {
        var (table, key) = ("", "")
        for fields in BundledLines.fields(lines) where fields.count >= 2 {
            switch fields[0] {
            case "table" where fields.count >= 3:
                table = fields[1]
                tables[table, default: Table(sourceLanguage: fields[2])].sourceLanguage = fields[2]
                languages.insert(fields[2])
            case "key":
                key = fields[1]
                tables[table]?.entries[key, default: [:]].reserveCapacity(4)
            case "text" where fields.count >= 3:
                languages.insert(fields[1])
                tables[table]?.entries[key]?[fields[1]] = LocalizedFormat(text: fields[2])
            case "plural" where fields.count >= 4:
                let forms = fields[4...]
                var plural = LocalizedFormat.Plural(argument: Int(fields[3]) ?? 0)
                for place in stride(from: forms.startIndex, to: forms.endIndex - 1, by: 2) {
                    plural.forms[forms[place]] = forms[place + 1]
                }
                tables[table]?.entries[key]?[fields[1]]?.plurals[fields[2]] = plural
            default: break
            }
        }
    }
}

/// A text with places for arguments, some of which may be words that depend on a number.
package struct LocalizedFormat: Sendable, Equatable {
    /// Words that depend on a number.
    package struct Plural: Sendable, Equatable {
        /// The position of the argument, from 1; 0 for the first number.
        package var argument: Int
        /// The texts by CLDR's category: `one`, `few`, `other`.
        package var forms: [String: String] = [:]
    }

    /// The text, in which `%@` and the like stand for arguments and `%#@name@` for a plural.
    package var text: String
    package var plurals: [String: Plural] = [:]
}
