/// Writes new instances as groups: a template's number and, for each instance, the values that differ.
///
/// Definitions of templates that the page does not have go into the page's patches first; a difference from the
/// template outside its slots follows as a patch of its own.
package final class InstanceEncoder: Renderer {
    private var bytes = Bytes()
    /// The template with which the values being written are compared.
    private var template: Template?
    private var isMatch = true
    /// Patches for what differs from the template outside its slots.
    private var corrections = PatchWriter()

    /// The groups of `instances`, which stand one after another.
    package static func encode(_ instances: some Collection<Node>, _ graph: ViewGraph) -> (Bytes, PatchWriter) {
        guard let first = instances.first else { return (Bytes("[]".utf8), PatchWriter()) }
        let encoder = InstanceEncoder(first)
        encoder.bytes.reserveCapacity(instances.count * 40)
        encoder.writeGroups(instances)
        return (encoder.bytes, encoder.corrections)
    }

    private func writeGroups(_ instances: some Collection<Node>) {
        bytes.append(UInt8(ascii: "["))
        var group: (template: Template, type: ViewType?, count: Int)?
        for instance in instances {
            let type = instance.viewType
            if let current = group, current.type === type, write(instance, current.template) {
                group?.count += 1
                continue
            }
            if let group { end(group.template, group.count) }
            bytes.write(group == nil ? "[" : ",[")
            group = (writeFirst(instance, type), type, 1)
        }
        if let group { end(group.template, group.count) }
        bytes.append(UInt8(ascii: "]"))
    }

    private func end(_ template: Template, _ count: Int) {
        if template.arity == 0 {
            bytes.append(UInt8(ascii: ","))
            bytes.write(count)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes the first instance of a group, and finds or makes the matching template.
    private func writeFirst(_ instance: Node, _ type: ViewType?) -> Template {
        let graph = node.graph
        guard let type else {
            let template = graph.client.templates.ofNothing ?? TemplateRecorder.define(instance, isNothing: true)
            bytes.write(template.number)
            return template
        }
        let start = bytes.count
        for candidate in graph.client.templates.templates(of: type) {
            bytes.write(candidate.number)
            if write(instance, candidate) { return candidate }
            bytes.removeLast(bytes.count - start)
        }
        let made = TemplateRecorder.define(instance)
        bytes.write(made.number)
        _ = write(instance, made)
        return made
    }

    /// Writes the values of `instance`. If it does not fit the template, writes nothing and returns `false`.
    private func write(_ instance: Node, _ template: Template) -> Bool {
        guard instance.viewType != nil else { return template === graph.client.templates.ofNothing }
        let outer = (self.template, isMatch)
        let (start, correctionsStart) = (bytes.count, corrections.count)
        (self.template, isMatch) = (template, true)
        defer { (self.template, isMatch) = outer }
        rendering(instance) {
            renderNode()
            if isMatch { writeChildren(of: instance) }
        }
        guard !isMatch else { return true }
        bytes.removeLast(bytes.count - start)
        corrections.truncate(to: correctionsStart)
        return false
    }

    private func writeChildren(of instance: Node) {
        for position in instance.children {
            switch position.slotKind {
            case .instance:
                bytes.append(UInt8(ascii: ","))
                writeGroups(CollectionOfOne(position))
            case .dynamicSlot:
                bytes.append(UInt8(ascii: ","))
                writeGroups(position.slotInstances)
            case .nothing: break
            }
        }
    }

    package override func writeOpen(_ name: ElementName) {
        guard isMatch, let template, index < template.elements.count, template.elements[index].name == name,
            template.elements[index].attributes.count == attributes.count
        else {
            isMatch = false
            return
        }
        let element = template.elements[index]
        var hasClasses = false
        for (attribute, position) in zip(attributes, element.attributes) {
            switch attribute {
            case .named(let value):
                guard case .named(let known) = position, value.hasSameName(as: known),
                    value.isPartOfTemplate == known.isPartOfTemplate
                else {
                    isMatch = false
                    continue
                }
                if !value.isPartOfTemplate {
                    value.writeSlot(to: &bytes)
                } else if value.text != known.text {
                    corrections.setAttribute(number, value.name, value.text)
                }
            case .event(let type, _): if case .event(type) = position {} else { isMatch = false }
            case .style: if case .classes = position { hasClasses = true } else { isMatch = false }
            }
        }
        if hasClasses { correctClasses(element) }
    }

    private func correctClasses(_ element: Template.Element) {
        attributes.useStyles(in: graph)
        guard attributes.classes(withToggles: false) != element.classes else { return }
        corrections.setAttribute(number, "class", attributes.classes(withToggles: true))
    }

    package override func writeText(_ text: Text) {
        guard isMatch, let template, template.elements.indices.contains(index - 1) else { return }
        switch template.elements[index - 1].text {
        case .slot:
            comma()
            if text.parts.isEmpty {
                bytes.writeJSON(text.resolved())
            } else {
                bytes.writeJSON(text.shownParts(in: graph))
            }
        case .fixed(let known):
            if !text.parts.isEmpty {
                corrections.setText(number - 1, parts: text.shownParts(in: graph))
            } else if !text.isSame(as: known) {
                corrections.setText(number - 1, text.resolved())
            }
        case .none: isMatch = false
        }
    }

    private func comma() { bytes.append(UInt8(ascii: ",")) }

    private var number: UInt32 { node.baseIdentifier + UInt32(index) }
}
