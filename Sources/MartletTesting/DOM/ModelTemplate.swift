/// A template, as a `d` patch defines it.
struct ModelTemplate {
    let roots: [JSONValue]
    let slots: [(index: Int, name: String)]
    /// The number of values that an instance takes.
    let arity: Int

    init(roots: JSONValue, slots: JSONValue) throws {
        self.roots = roots.array ?? []
        let pairs = slots.array ?? []
        self.slots = try stride(from: 0, to: pairs.count - 1, by: 2).map { position in
            guard let index = pairs[position].integer, let name = pairs[position + 1].string else {
                throw WireMismatch("\(slots) are no slots")
            }
            return (index, name)
        }
        arity = self.slots.count + Self.places(in: self.roots)
    }

    /// The dynamic slots and the fixed children.
    private static func places(in nodes: [JSONValue]) -> Int {
        nodes.reduce(0) { sum, node in
            if let kind = node.integer { return sum + (kind == 1 ? 0 : 1) }
            guard let element = node.array, element.count > 2 else { return sum }
            return sum + places(in: element[2].array ?? [])
        }
    }
}

extension ModelDOM {
    /// Creates the instances of an array of groups. `next` is the identifier of the next node.
    func instantiate(_ groups: JSONValue, _ next: inout UInt32) throws -> [ModelElement] {
        var made: [ModelElement] = []
        for group in groups.array ?? [] {
            guard let values = group.array, let number = values.first?.integer else {
                throw WireMismatch("\(group) is no group")
            }
            let template = try template(number)
            if template.arity == 0 {
                for _ in 0..<max(0, values.count > 1 ? values[1].integer ?? 0 : 0) {
                    made += try instance(template, [], &next)
                }
            } else {
                guard (values.count - 1) % template.arity == 0 else { throw WireMismatch("arity of \(group)") }
                for start in stride(from: 1, to: values.count, by: template.arity) {
                    made += try instance(template, values[start..<(start + template.arity)], &next)
                }
            }
        }
        return made
    }

    private func instance(
        _ template: ModelTemplate, _ values: ArraySlice<JSONValue>, _ next: inout UInt32
    ) throws -> [ModelElement] {
        let holder = ModelElement("#holder")
        var indexed: [ModelElement] = []
        var places: [ModelElement] = []
        for root in template.roots { try build(root, in: holder, &indexed, &places) }
        for (index, element) in indexed.enumerated() { register(element, next + UInt32(index)) }
        next += UInt32(indexed.count)
        for (slot, value) in zip(template.slots, values) {
            guard indexed.indices.contains(slot.index) else {
                throw WireMismatch("no node \(slot.index) in a template")
            }
            try fill(indexed[slot.index], slot.name, value)
        }
        for (place, groups) in zip(places, values.dropFirst(template.slots.count)) {
            try insert(try instantiate(groups, &next), before: place)
            if place.name == "#child", let parent = place.parent {
                parent.children.removeAll { $0 === place }
            }
        }
        return holder.children
    }

    private func fill(_ element: ModelElement, _ slot: String, _ value: JSONValue) throws {
        switch slot.first {
        case nil: try setText(element, value)
        case "?": try toggle(element, String(slot.dropFirst()), value.isOn)
        case ".": setProperty(element, String(slot.dropFirst()), value)
        default: element.attributes[slot] = value.string
        }
    }

    private func build(
        _ node: JSONValue, in parent: ModelElement, _ indexed: inout [ModelElement], _ places: inout [ModelElement]
    ) throws {
        switch node {
        case .string(let text): parent.text = text
        case .number(let kind):
            let element = ModelElement(kind == 2 ? "#child" : "#comment")
            parent.append(element)
            if kind != 2 { indexed.append(element) }
            if kind != 1 { places.append(element) }
        case .array(let description):
            guard let name = description.first?.string else { throw WireMismatch("\(node) is no element") }
            let element = ModelElement(name)
            if description.count > 1 { element.attributes = (description[1].object ?? [:]).compactMapValues(\.string) }
            parent.append(element)
            indexed.append(element)
            for child in description.count > 2 ? description[2].array ?? [] : [] {
                try build(child, in: element, &indexed, &places)
            }
        default: throw WireMismatch("\(node) is no node")
        }
    }
}
