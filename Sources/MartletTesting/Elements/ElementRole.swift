/// The purpose of an element for a person who uses the page: its WAI-ARIA role.
public struct ElementRole: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the role in ARIA.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral name: String) { rawValue = name }

    public var description: String { rawValue }

    /// An important message.
    public static let alert: Self = "alert"
    /// A part of a page that stands for itself.
    public static let article: Self = "article"
    /// A button.
    public static let button: Self = "button"
    /// A cell of a table.
    public static let cell: Self = "cell"
    /// A check box.
    public static let checkbox: Self = "checkbox"
    /// The heading of a column.
    public static let columnHeader: Self = "columnheader"
    /// A `<select>` that shows one option.
    public static let comboBox: Self = "combobox"
    /// A dialog.
    public static let dialog: Self = "dialog"
    /// A figure.
    public static let figure: Self = "figure"
    /// A form.
    public static let form: Self = "form"
    /// A table whose cells are reached with arrow keys.
    public static let grid: Self = "grid"
    /// A cell of a grid.
    public static let gridCell: Self = "gridcell"
    /// Views that belong together.
    public static let group: Self = "group"
    /// A heading.
    public static let heading: Self = "heading"
    /// An image.
    public static let image: Self = "img"
    /// A link.
    public static let link: Self = "link"
    /// A list.
    public static let list: Self = "list"
    /// A `<select>` that shows several options.
    public static let listBox: Self = "listbox"
    /// A row of a list.
    public static let listItem: Self = "listitem"
    /// A measure in a known range.
    public static let meter: Self = "meter"
    /// Links to other pages or parts.
    public static let navigation: Self = "navigation"
    /// A choice of a menu or list.
    public static let option: Self = "option"
    /// A paragraph.
    public static let paragraph: Self = "paragraph"
    /// The progress of a task.
    public static let progressBar: Self = "progressbar"
    /// A radio button.
    public static let radio: Self = "radio"
    /// Radio buttons of which one is on.
    public static let radioGroup: Self = "radiogroup"
    /// A part of the page with a name.
    public static let region: Self = "region"
    /// A row of a table.
    public static let row: Self = "row"
    /// A field for a search.
    public static let searchBox: Self = "searchbox"
    /// A line between parts.
    public static let separator: Self = "separator"
    /// A slider.
    public static let slider: Self = "slider"
    /// A field for a number.
    public static let spinButton: Self = "spinbutton"
    /// A message that is no alert.
    public static let status: Self = "status"
    /// A checkbox with `role="switch"`.
    public static let `switch`: Self = "switch"
    /// A tab.
    public static let tab: Self = "tab"
    /// A table.
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
        case "a", "area": return attributes["href"] ?? attributes["xlink:href"] == nil ? nil : .link
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
