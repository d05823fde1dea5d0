/// The purpose of an element for a person who uses the page: its WAI-ARIA role.
public struct ElementRole: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the role in ARIA.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral name: String) { rawValue = name }

    public var description: String { rawValue }

    public static let alert: Self = "alert"
    public static let article: Self = "article"
    public static let button: Self = "button"
    public static let cell: Self = "cell"
    public static let checkbox: Self = "checkbox"
    public static let columnHeader: Self = "columnheader"
    /// A `<select>` that shows one option.
    public static let comboBox: Self = "combobox"
    public static let dialog: Self = "dialog"
    public static let figure: Self = "figure"
    public static let form: Self = "form"
    /// A table whose cells are reached with arrow keys.
    public static let grid: Self = "grid"
    public static let gridCell: Self = "gridcell"
    public static let group: Self = "group"
    public static let heading: Self = "heading"
    public static let image: Self = "img"
    public static let link: Self = "link"
    public static let list: Self = "list"
    /// A `<select>` that shows several options.
    public static let listBox: Self = "listbox"
    public static let listItem: Self = "listitem"
    public static let meter: Self = "meter"
    public static let navigation: Self = "navigation"
    public static let option: Self = "option"
    public static let paragraph: Self = "paragraph"
    public static let progressBar: Self = "progressbar"
    public static let radio: Self = "radio"
    public static let radioGroup: Self = "radiogroup"
    public static let region: Self = "region"
    public static let row: Self = "row"
    public static let searchBox: Self = "searchbox"
    public static let separator: Self = "separator"
    public static let slider: Self = "slider"
    /// A field for a number.
    public static let spinButton: Self = "spinbutton"
    public static let status: Self = "status"
    /// A checkbox with `role="switch"`.
    public static let `switch`: Self = "switch"
    public static let tab: Self = "tab"
    public static let table: Self = "table"
    /// A field for text.
    public static let textBox: Self = "textbox"
}

extension ElementRole {
    /// The role of `element`: its `role` attribute, or else the role of its tag; `nil` for an element that only groups
    /// others.
    init?(_ element: ModelElement) {
        if let named = element.attributes["role"]?.split(separator: " ").first {
            self.init(rawValue: String(named))
        } else {
            guard let role = Self.implicit(element) else { return nil }
            self = role
        }
    }

    private static func implicit(_ element: ModelElement) -> ElementRole? {
        let attributes = element.attributes
        switch element.name {
        case "a", "area": return attributes["href"] == nil ? nil : .link
        case "input": return ofInput(attributes)
        case "select":
            let size = attributes["size"].flatMap { Int($0) } ?? 1
            return attributes["multiple"] != nil || size > 1 ? .listBox : .comboBox
        case "section": return hasOwnLabel(attributes) ? .region : nil
        case "th": return attributes["scope"] == "row" ? "rowheader" : .columnHeader
        case "img": return attributes["alt"] == "" ? "presentation" : .image
        default: return roles[element.name]
        }
    }

    private static func ofInput(_ attributes: [String: String]) -> ElementRole? {
        switch attributes["type"]?.lowercased() ?? "text" {
        case "button", "image", "reset", "submit": .button
        case "checkbox": .checkbox
        case "color", "date", "datetime-local", "file", "hidden", "month", "password", "time", "week": nil
        case "number": .spinButton
        case "radio": .radio
        case "range": .slider
        case "search": attributes["list"] == nil ? .searchBox : .comboBox
        default: attributes["list"] == nil ? .textBox : .comboBox
        }
    }

    private static func hasOwnLabel(_ attributes: [String: String]) -> Bool {
        attributes["aria-label"] != nil || attributes["aria-labelledby"] != nil
    }

    private static let roles: [String: ElementRole] = [
        "article": .article, "aside": "complementary", "blockquote": "blockquote", "button": .button,
        "caption": "caption", "code": "code", "datalist": .listBox, "dd": "definition", "details": .group,
        "dialog": .dialog, "dt": "term", "em": "emphasis", "fieldset": .group, "figure": .figure,
        "footer": "contentinfo", "form": .form, "h1": .heading, "h2": .heading, "h3": .heading, "h4": .heading,
        "h5": .heading, "h6": .heading, "header": "banner", "hr": .separator, "li": .listItem, "main": "main",
        "menu": .list, "meter": .meter, "nav": .navigation, "ol": .list, "optgroup": .group, "option": .option,
        "output": .status, "p": .paragraph, "progress": .progressBar, "search": "search", "strong": "strong",
        "summary": .button, "table": .table, "tbody": "rowgroup", "td": .cell, "textarea": .textBox,
        "tfoot": "rowgroup", "thead": "rowgroup", "time": "time", "tr": .row, "ul": .list,
    ]
}
