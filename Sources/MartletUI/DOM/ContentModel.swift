/// The rules of HTML that a browser enforces silently, by rearranging what breaks them.
package enum ContentModel {
    /// What is wrong with an element named `name` inside `ancestors` (outermost first), and what to do; `nil` if nothing.
    package static func problem(with name: String, inside ancestors: [String]) -> String? {
        let parent = ancestors.last
        if let required = parents[name], !required.contains(parent ?? ""), !ancestors.isEmpty {
            return "<\(name)> stands in <\(parent ?? "")>, where a browser drops it. Put it into <\(required[0])>."
        }
        if let parent, let allowed = children[parent], !allowed.contains(name) {
            return
                "<\(name)> stands in <\(parent)>, where a browser moves it out. <\(parent)> takes only \(allowed.map { "<\($0)>" }.joined(separator: ", "))."
        }
        if neverInItself.contains(name), ancestors.contains(name) {
            return "<\(name)> stands inside another <\(name)>, which a browser ends before it. Take one of them away."
        }
        if parent == "p", blocks.contains(name) {
            return "<\(name)> stands in <p>, which a browser ends before it. Use <div> in place of <p>."
        }
        return nil
    }

    private static let parents: [String: [String]] = [
        "tr": ["tbody", "thead", "tfoot", "table"], "td": ["tr"], "th": ["tr"], "tbody": ["table"],
        "thead": ["table"], "tfoot": ["table"], "caption": ["table"], "option": ["select", "datalist", "optgroup"],
    ]

    private static let children: [String: [String]] = [
        "table": ["caption", "colgroup", "thead", "tbody", "tfoot", "tr"], "tbody": ["tr"], "thead": ["tr"],
        "tfoot": ["tr"], "tr": ["td", "th"], "select": ["option", "optgroup", "hr"],
    ]

    private static let neverInItself: Set = ["a", "button", "form", "label"]

    private static let blocks: Set = [
        "address", "article", "aside", "blockquote", "div", "dl", "fieldset", "footer", "form", "h1", "h2", "h3", "h4",
        "h5", "h6", "header", "hr", "main", "nav", "ol", "p", "pre", "section", "table", "ul",
    ]
}
