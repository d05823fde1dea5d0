/// A field of a page, as a form that is posted without a script sees it.
package struct FoundField {
    package enum Kind { case text, checkbox, radio }

    package let number: UInt32
    package let kind: Kind
    /// Under which name it is posted: its number, unless the program gave it another.
    package let name: String
    /// The events that it wants of those that tell of a value.
    package let types: [EventType]
    /// What the program's own element says of its value; a control's node knows what is shown.
    package let value: String?
    package let isChecked: Bool
    /// The number of the program's form that it stands in; `nil` if it is the page's.
    package let form: UInt32?
    /// Who hears of Enter in it: the nearest element that listens to `submit`.
    package let submitTarget: UInt32?
}

/// Finds the fields of a page, in its order.
package final class FormFinder: Renderer {
    private var found: [FoundField] = []
    private var open: [(submitTarget: UInt32?, form: UInt32?)] = []

    package static func fields(in graph: ViewGraph) -> [FoundField] {
        guard let root = graph.root else { return [] }
        let finder = FormFinder(root)
        finder.renderNode()
        return finder.found
    }

    package override func writeOpen(_ name: ElementName) {
        let number = node.base + UInt32(index)
        var around = open.last ?? (nil, nil)
        var types: [EventType] = []
        var kind = FoundField.Kind.text
        var (isChecked, value, ownName) = (false, String?.none, String?.none)
        for attribute in attributes {
            switch attribute {
            case .event(.submit, _): around.submitTarget = number
            case .event(let type, _) where type == .input || type == .change: types.append(type)
            case .property(let name, _) where name.isSame(as: "checked"): kind = .checkbox
            case .attribute(let name, let text?):
                if name.isSame(as: "type"), text == "checkbox" { kind = .checkbox }
                if name.isSame(as: "type"), text == "radio" { kind = .radio }
                if name.isSame(as: "name") { ownName = text }
                if name.isSame(as: "value") { value = text }
                if name.isSame(as: "checked") { isChecked = true }
            default: break
            }
        }
        if name == .form { around.form = number }
        if name.isField, !types.isEmpty {
            found.append(
                FoundField(
                    number: number, kind: kind, name: ownName ?? String(number), types: types, value: value,
                    isChecked: isChecked, form: around.form, submitTarget: around.submitTarget))
        }
        if !name.isVoid { open.append(around) }
    }

    package override func writeClose(_ name: ElementName) { if !name.isVoid { open.removeLast() } }

    package override func writeChild() { descend(node.children[nextChild]) }

    package override func writeDynamicSlot() { for child in node.children[nextChild].children { descend(child) } }

    private func descend(_ instance: Node) { rendering(instance) { renderNode() } }
}

extension ElementName {
    /// Whether a form posts a value of it.
    var isField: Bool { self == .input || self == .textarea || self == .select }
}
