/// The content of fields: the visitor's input if there is any, or the value that the server has set.
extension ModelElement {
    var type: String { attributes["type"]?.lowercased() ?? "text" }

    var isCheckable: Bool { name == "input" && (type == "checkbox" || type == "radio") }

    /// Whether the element holds a value that the visitor can change.
    var isField: Bool {
        switch name {
        case "textarea", "select": true
        case "input": !["button", "hidden", "image", "reset", "submit"].contains(type)
        default: false
        }
    }

    /// Whether a visitor can type text into the element or set its value.
    var isEditable: Bool { name == "textarea" || name == "input" && isField && !isCheckable && type != "file" }

    /// The value that an event carries and a form submits.
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

    /// The options of a select, including those in groups.
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
