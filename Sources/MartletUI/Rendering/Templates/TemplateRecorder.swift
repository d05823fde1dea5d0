/// Makes a template from the first instance of its kind in a page, the prototype.
final class TemplateRecorder: Renderer {
    private var roots = Bytes("[".utf8)
    private var slots = Bytes("[".utf8)
    private var elements: [Template.Element] = []
    private var arity = 0
    /// Whether each open element has a child yet: the list of its children begins with the first one.
    private var hasChildren: [Bool] = [false]

    /// Makes the template of `node`'s instance, or of an instance with nothing to show, and sends its definition to the
    /// page.
    static func define(_ node: Node, isNothing: Bool = false) -> Template {
        let graph = node.graph
        let recorder = TemplateRecorder(node)
        if isNothing { recorder.writeStartComment() } else { recorder.renderNode() }
        recorder.roots.append(UInt8(ascii: "]"))
        recorder.slots.append(UInt8(ascii: "]"))
        let number = graph.client.templates.claimNumber()
        graph.patches.define(number, roots: recorder.roots, slots: recorder.slots)
        let template = Template(number, elements: recorder.elements, arity: recorder.arity)
        graph.client.templates.add(template, for: isNothing ? nil : node.viewType)
        return template
    }

    package override func writeOpen(_ name: ElementName) {
        beginChild()
        roots.append(UInt8(ascii: "["))
        roots.writeJSON(name.string)
        var events: [EventType] = []
        var fixed: [(String, String)] = []
        var positions: [Template.Position] = []
        for attribute in attributes {
            switch attribute {
            case .named(var value):
                if value.isPartOfTemplate {
                    if let text = value.text { fixed.append((value.name.description, text)) }
                } else {
                    value.text = nil
                    slot(value.slotName)
                }
                positions.append(.named(value))
            case .event(let type, _):
                positions.append(.event(type))
                if type != .link, !events.contains(type) { events.append(type) }
            case .style(let part):
                positions.append(.classes)
                if case .class(let style) = part { graph.use(style) }
            }
        }
        let classNames = attributes.classes(withToggles: false)
        if let classNames { fixed.append(("class", classNames)) }
        if !events.isEmpty { fixed.append(("data-on", events.map(\.name).joined(separator: " "))) }
        write(fixed)
        elements.append(Template.Element(name: name, attributes: positions, classes: classNames, text: .none))
        hasChildren.append(false)
    }

    package override func writeClose(_ name: ElementName) {
        if hasChildren.removeLast() { roots.append(UInt8(ascii: "]")) }
        roots.append(UInt8(ascii: "]"))
    }

    package override func writeText(_ text: Text) {
        guard let element = elements.last else { return }
        let position: Template.TextPosition
        if let literal = text.literal {
            beginChild()
            roots.writeJSON(literal)
            position = .fixed(literal)
        } else {
            slots.write(slots.count > 1 ? "," : "")
            slots.write(index - 1)
            slots.write(",\"\"")
            arity += 1
            position = .slot
        }
        elements[elements.count - 1] = Template.Element(
            name: element.name, attributes: element.attributes, classes: element.classes, text: position)
    }

    package override func writeChild() {
        beginChild()
        roots.append(UInt8(ascii: "2"))
        arity += 1
    }

    package override func writeDynamicSlot() {
        beginChild()
        roots.append(UInt8(ascii: "0"))
        arity += 1
        elements.append(Self.comment)
    }

    package override func writeStartComment() {
        beginChild()
        roots.append(UInt8(ascii: "1"))
        elements.append(Self.comment)
    }

    /// Anchors take an index as elements do.
    private static let comment = Template.Element(name: .span, attributes: [], classes: nil, text: .none)

    private func beginChild() {
        if hasChildren.count == 1 {
            if hasChildren[0] { roots.append(UInt8(ascii: ",")) }
        } else {
            roots.write(hasChildren[hasChildren.count - 1] ? "," : ",[")
        }
        hasChildren[hasChildren.count - 1] = true
    }

    private func slot(_ name: String) {
        slots.write(slots.count > 1 ? "," : "")
        slots.write(index)
        slots.append(UInt8(ascii: ","))
        slots.writeJSON(name)
        arity += 1
    }

    private func write(_ attributes: [(name: String, value: String)]) {
        guard !attributes.isEmpty else {
            roots.write(",0")
            return
        }
        roots.write(",{")
        for (position, attribute) in attributes.enumerated() {
            if position > 0 { roots.append(UInt8(ascii: ",")) }
            roots.writeJSON(attribute.name)
            roots.append(UInt8(ascii: ":"))
            roots.writeJSON(attribute.value)
        }
        roots.append(UInt8(ascii: "}"))
    }
}
