/// The list of symbols: which icon shows the symbol of a name.
package enum SymbolNames {
    /// Reads lines of the form `NAME ICON SUFFIX…`, where a suffix continues both names: `bell bell .fill` says that `bell`
    /// is shown by the icon `bell`, and `bell.fill` by `bell-fill`. A line that begins with `#` is a comment.
    package static func parse(_ text: String) -> [(name: String, icon: String)] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
            let words = line.split(separator: " ").map(String.init)
            guard words.count >= 2 else { return [(name: String, icon: String)]() }
            return ([""] + words.dropFirst(2)).map { suffix in
                (words[0] + suffix, words[1] + String(suffix.map { $0 == "." ? "-" : $0 }))
            }
        }
    }
}
