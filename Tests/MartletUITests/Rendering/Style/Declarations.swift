import MartletUI

extension EnginePage {
    /// The page's HTML without node identifiers, with each class of a declaration replaced by the declaration.
    var styledHTML: String { readable(String(decoding: graph.html(), as: UTF8.self)) }

    /// `text` with each class of a declaration replaced by the declaration, and each class with nested rules by its
    /// first.
    func readable(_ text: String) -> String {
        var text = text.replacing(#/ data-m="\d+"|<!--\d+-->/#, with: "")
        for rule in graph.styleSheet().split(separator: "}") {
            guard let match = rule.wholeMatch(of: #/(?::where\()?\.(m[0-9a-z]+)\)?\{(.*)/#) else { continue }
            let declarations = match.2.contains("{") ? match.2.prefix { $0 != ";" } : match.2
            text = text.replacing(String(match.1), with: String(declarations))
        }
        return text
    }
}
