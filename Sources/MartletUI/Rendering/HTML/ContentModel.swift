/// The rules of HTML that a browser enforces silently, by rearranging elements that break them.
package enum ContentModel {
    /// What is wrong with an element named `name` inside `ancestors` (outermost first), and what to do; `nil` if
    /// nothing is wrong.
    package static func problem(with name: String, inside ancestors: [String]) -> String? {
        let parent = ancestors.last ?? "main"
        if let required = parents[name], !required.contains(parent) {
            return "<\(name)> stands in <\(parent)>, where a browser drops it. Put it into <\(required[0])>."
        }
        if let allowed = children[parent], !allowed.contains(name) {
            return
                "<\(name)> stands in <\(parent)>, where a browser moves it out. <\(parent)> takes only \(allowed.map { "<\($0)>" }.joined(separator: ", "))."
        }
        if neverInItself.contains(name), ancestors.contains(name) {
            return "<\(name)> stands inside another <\(name)>, which a browser ends before it. Take one of them away."
        }
        if blocks.contains(name), isInside("p", ancestors, boundaries: scopes) {
            return "<\(name)> stands in <p>, which a browser ends before it. Use <div> in place of <p>."
        }
        if name == "li", isInside("li", ancestors, boundaries: lists) {
            return "<li> stands inside another <li>, which a browser ends before it. Put a <ul> or <ol> between them."
        }
        if headings.contains(name), headings.contains(parent) {
            return "<\(name)> stands in <\(parent)>, which a browser ends before it. Put one after the other."
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

    /// Whether an element named `name` is still open with no boundary between.
    private static func isInside(_ name: String, _ ancestors: [String], boundaries: Set<String>) -> Bool {
        ancestors.last { $0 == name || boundaries.contains($0) } == name
    }

    private static let scopes: Set = ["button", "table", "caption", "td", "th"]
    private static let lists: Set = ["ul", "ol", "menu", "table", "td", "th", "button"]
    private static let headings: Set = ["h1", "h2", "h3", "h4", "h5", "h6"]

    private static let neverInItself: Set = ["a", "button", "form", "label"]

    private static let blocks: Set = [
        "address", "article", "aside", "blockquote", "div", "dl", "fieldset", "footer", "form", "h1", "h2", "h3", "h4",
        "h5", "h6", "header", "hr", "main", "nav", "ol", "p", "pre", "section", "table", "ul",
    ]
}
