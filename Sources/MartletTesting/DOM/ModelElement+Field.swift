/// What fields hold: what the visitor has made of them, else what the server has set.
extension ModelElement {
    var type: String { attributes["type"]?.lowercased() ?? "text" }

    var isCheckable: Bool { name == "input" && (type == "checkbox" || type == "radio") }

    /// Whether it holds a value of the visitor's.
    var isField: Bool {
        switch name {
        case "textarea", "select": true
        case "input": !["button", "hidden", "image", "reset", "submit"].contains(type)
        default: false
        }
    }

    /// Whether text can be typed into it, or a value be set.
    var isEditable: Bool { name == "textarea" || name == "input" && isField && !isCheckable && type != "file" }

    /// What an event brings, and a form sends.
    var fieldValue: String {
        if let typed { return typed }
        switch name {
        case "select": return attributes["value"] ?? chosenOption?.optionValue ?? ""
        default: return attributes["value"] ?? (isCheckable ? "on" : "")
        }
    }

    var isChecked: Bool {
        if name == "option" { return closest { $0.name == "select" }?.fieldValue == optionValue }
        return isCheckedByVisitor ?? (isCheckable && attributes["checked"] != nil)
    }

    /// The options of a select, those in groups too.
    var options: [ModelElement] {
        var options: [ModelElement] = []
        forEach { if $0.name == "option" { options.append($0) } }
        return options
    }

    var optionValue: String { attributes["value"] ?? readText }

    private var chosenOption: ModelElement? {
        let options = options
        return options.last { $0.attributes["selected"] != nil } ?? options.first { $0.attributes["disabled"] == nil }
    }
}
