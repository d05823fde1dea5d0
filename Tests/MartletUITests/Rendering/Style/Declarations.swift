import MartletUI

extension EnginePage {
    /// The page's HTML without node identifiers, with each class of a declaration replaced by the declaration.
    var styledHTML: String { readable(String(decoding: graph.html(), as: UTF8.self)) }

    /// `text` with each class of a declaration replaced by the declaration.
    func readable(_ text: String) -> String {
        var text = text.replacing(#/ data-m="\d+"|<!--\d+-->/#, with: "")
        for rule in graph.styleSheet().split(separator: "}") {
            guard let match = rule.wholeMatch(of: #/(?::where\()?\.(m[0-9a-z]+)\)?\{(.*)/#) else { continue }
            text = text.replacing(String(match.1), with: String(match.2))
        }
        return text
    }
}
