import Foundation
import MartletUI

/// A DOM in memory that does with patches what the browser's client does, and nothing more.
final class ModelDOM {
    final class Element {
        let name: String
        var attributes: [String: String] = [:]
        var children: [Element] = []
        var text: String?
        unowned(unsafe) var parent: Element?
        var number: UInt32?

        init(_ name: String) { self.name = name }

        func append(_ child: Element) {
            child.parent = self
            children.append(child)
        }

        /// What a text area shows is its content in HTML and a property everywhere else.
        func makeTextTheValue() {
            attributes["value"] = text.map { $0.first == "\n" ? String($0.dropFirst()) : $0 } ?? ""
            text = nil
        }

        func first(_ condition: (Element) -> Bool) -> Element? {
            if condition(self) { return self }
            for child in children {
                if let found = child.first(condition) { return found }
            }
            return nil
        }

        /// Attributes with the order of classes taken away.
        private var comparable: [String: String] {
            var attributes = attributes
            attributes["class"] = attributes["class"].map {
                Set($0.split(separator: " ")).sorted().joined(separator: " ")
            }
            return attributes
        }

        func difference(from fresh: Element, _ path: String) -> String? {
            if name != fresh.name { return "\(path) is <\(name)>, should be <\(fresh.name)>" }
            if let number = fresh.number, number != self.number {
                return "\(path) has number \(self.number as UInt32?, default: "none"), should have \(number)"
            }
            if (text ?? "") != (fresh.text ?? "") {
                return
                    "\(path) says \((text ?? "").debugDescription), should say \((fresh.text ?? "").debugDescription)"
            }
            if comparable != fresh.comparable {
                return "\(path) has attributes \(comparable), should have \(fresh.comparable)"
            }
            for (index, (child, freshChild)) in zip(children, fresh.children).enumerated() {
                let path = "\(path)/\(index)\(freshChild.name)"
                if let found = child.difference(from: freshChild, path) { return found }
            }
            guard children.count != fresh.children.count else { return nil }
            return "\(path) has children \(children.map(\.name)), should have \(fresh.children.map(\.name))"
        }

        /// What is seen, without numbers: comments are left out, class order does not count.
        var markup: String {
            if name == "#comment" { return "" }
            let attributes = attributes.sorted { $0.key < $1.key }.map { key, value in
                " \(key)=\"\(key == "class" ? Set(value.split(separator: " ")).sorted().joined(separator: " ") : value)\""
            }
            return "<\(name)\(attributes.joined())>\(text ?? "")\(children.map(\.markup).joined())</\(name)>"
        }
    }

    struct Mismatch: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var root = Element("main")
    private var numbered: [UInt32: Element] = [:]
    private var templates: [Int: Template] = [:]
    private(set) var rules: [String] = []
    private(set) var errors: [String] = []

    private struct Template {
        let roots: [Any]
        let slots: [(index: Int, name: String)]
    }

    /// The model of a page's first HTML. What `styleSheet` says of single elements is taken for their own style, which
    /// is what patches go on from.
    init(html: some Sequence<UInt8>, styleSheet: String = "") throws {
        for child in try HTMLParser.parse(html) { root.append(child) }
        index(root)
        for match in styleSheet.matches(of: #/\[data-m="(\d+)"\]\{(.*?)\}/#) {
            guard let number = UInt32(match.1), let element = numbered[number] else { continue }
            element.attributes["style"] = String(match.2)
        }
    }

    /// The model of the tree of `graph` as it is.
    convenience init(_ graph: ViewGraph) throws { try self.init(html: graph.html(), styleSheet: graph.styleSheet()) }

    private func index(_ element: Element) {
        if let number = element.number { numbered[number] = element }
        for child in element.children { index(child) }
    }

    var markup: String { root.children.map(\.markup).joined() }

    /// The element whose `id` is `identifier`.
    func element(_ identifier: String) -> Element? { root.first { $0.attributes["id"] == identifier } }

    /// The visitor's own change of a field, which the server has not caused.
    func show(_ value: EventValue, in identifier: String) throws {
        guard let element = element(identifier) else { throw Mismatch(description: "no \(identifier)") }
        switch value {
        case .string(let text): element.attributes["value"] = text
        case .boolean(let isOn): element.attributes["checked"] = isOn ? "" : nil
        default: throw Mismatch(description: "no field shows \(value)")
        }
    }

    /// The first place where this page differs from what it should be: names, attributes, text, order, comments, and
    /// the number of everything that has one in `fresh`.
    func difference(from fresh: ModelDOM) -> String? { root.difference(from: fresh.root, "main") }

    /// Applies the JSON array of a frame.
    func apply(_ frame: some Sequence<UInt8>) throws {
        let json = try JSONSerialization.jsonObject(with: Data(frame))
        for patch in json as? [[Any]] ?? [] { try apply(patch) }
    }

    private func apply(_ patch: [Any]) throws {
        let operation = patch[0] as? String
        switch operation {
        case "t":
            for pair in stride(from: 1, to: patch.count, by: 2) {
                let target = try element(patch[pair])
                guard target.children.isEmpty else {
                    throw Mismatch(description: "text set on an element with children")
                }
                target.text = try string(patch[pair + 1])
            }
        case "a":
            try element(patch[1]).attributes[try string(patch[2])] = patch[3] as? String
        case "p":
            try setProperty(try element(patch[1]), try string(patch[2]), patch[3])
        case "c":
            try toggle(try element(patch[1]), try string(patch[2]), try integer(patch[3]) == 1)
        case "d":
            let slots = patch[3] as? [Any] ?? []
            templates[try integer(patch[1])] = Template(
                roots: patch[2] as? [Any] ?? [],
                slots: try stride(from: 0, to: slots.count, by: 2).map {
                    (try integer(slots[$0]), try string(slots[$0 + 1]))
                })
        case "i":
            let anchor = try element(patch[1])
            var next = UInt32(try integer(patch[2]))
            let made = try instantiate(patch[3], &next)
            try insert(made, before: anchor)
        case "r":
            let first = try element(patch[1])
            try remove(first, through: patch.count > 2 ? try element(patch[2]) : first)
        case "m":
            let anchor = try element(patch[1])
            let first = try element(patch[2])
            let moved = try detach(first, through: patch.count > 3 ? try element(patch[3]) : first)
            try insert(moved, before: anchor)
        case "s": rules.append(try string(patch[1]))
        case "z":
            numbered = [:]
            root.children = []
            var next = UInt32(try integer(patch[1]))
            for child in try instantiate(patch[2], &next) { root.append(child) }
        case "!": errors.append(try string(patch[1]))
        default: throw Mismatch(description: "unknown patch \(patch)")
        }
    }

    // MARK: Templates

    private func instantiate(_ groups: Any, _ next: inout UInt32) throws -> [Element] {
        var made: [Element] = []
        for case let group as [Any] in groups as? [Any] ?? [] {
            guard let template = templates[try integer(group[0])] else {
                throw Mismatch(description: "template \(group[0]) was never defined")
            }
            let arity = template.slots.count + placeholders(template.roots)
            if arity == 0 {
                for _ in 0..<(try integer(group[1])) { made += try instance(template, [], &next) }
            } else {
                guard (group.count - 1) % arity == 0 else { throw Mismatch(description: "arity of \(group)") }
                for start in stride(from: 1, to: group.count, by: arity) {
                    made += try instance(template, Array(group[start..<(start + arity)]), &next)
                }
            }
        }
        return made
    }

    private func placeholders(_ nodes: [Any]) -> Int {
        nodes.reduce(0) { sum, node in
            if let number = node as? Int { return sum + (number == 1 ? 0 : 1) }
            if let element = node as? [Any], element.count > 2 { return sum + placeholders(element[2] as? [Any] ?? []) }
            return sum
        }
    }

    private func instance(_ template: Template, _ values: [Any], _ next: inout UInt32) throws -> [Element] {
        let holder = Element("#holder")
        var indexed: [Element] = []
        var places: [Element] = []
        for root in template.roots { try build(root, in: holder, &indexed, &places) }
        for (index, element) in indexed.enumerated() {
            element.number = next + UInt32(index)
            numbered[next + UInt32(index)] = element
        }
        next += UInt32(indexed.count)
        for (slot, value) in zip(template.slots, values) {
            let element = indexed[slot.index]
            switch slot.name.first {
            case nil: element.text = try string(value)
            case "?": try toggle(element, String(slot.name.dropFirst()), try integer(value) == 1)
            case ".": try setProperty(element, String(slot.name.dropFirst()), value)
            default: element.attributes[slot.name] = value as? String
            }
        }
        for (place, groups) in zip(places, values.dropFirst(template.slots.count)) {
            try insert(try instantiate(groups, &next), before: place)
            if place.name == "#child", let parent = place.parent {
                parent.children.removeAll { $0 === place }
            }
        }
        return holder.children
    }

    private func build(_ node: Any, in parent: Element, _ indexed: inout [Element], _ places: inout [Element]) throws {
        if let text = node as? String {
            parent.text = text
        } else if let number = node as? Int {
            let element = Element(number == 2 ? "#child" : "#comment")
            parent.append(element)
            if number != 2 { indexed.append(element) }
            if number != 1 { places.append(element) }
        } else if let description = node as? [Any] {
            let element = Element(try string(description[0]))
            element.attributes = description.count > 1 ? description[1] as? [String: String] ?? [:] : [:]
            parent.append(element)
            indexed.append(element)
            for child in description.count > 2 ? description[2] as? [Any] ?? [] : [] {
                try build(child, in: element, &indexed, &places)
            }
        }
    }

    // MARK: Operations

    private func insert(_ elements: [Element], before anchor: Element) throws {
        guard let parent = anchor.parent, let index = parent.children.firstIndex(where: { $0 === anchor }) else {
            throw Mismatch(description: "an anchor that stands nowhere")
        }
        parent.children.insert(contentsOf: elements, at: index)
        for element in elements { element.parent = parent }
    }

    private func remove(_ first: Element, through last: Element) throws {
        for element in try detach(first, through: last) { forget(element) }
    }

    private func detach(_ first: Element, through last: Element) throws -> [Element] {
        guard let parent = first.parent, let start = parent.children.firstIndex(where: { $0 === first }),
            let end = parent.children.firstIndex(where: { $0 === last }), start <= end
        else { throw Mismatch(description: "a range whose ends are no siblings in order") }
        let range = Array(parent.children[start...end])
        parent.children.removeSubrange(start...end)
        return range
    }

    private func forget(_ element: Element) {
        if let number = element.number { numbered[number] = nil }
        for child in element.children { forget(child) }
    }

    private func toggle(_ element: Element, _ name: String, _ isOn: Bool) throws {
        var names = Set((element.attributes["class"] ?? "").split(separator: " ").map(String.init))
        if isOn { names.insert(name) } else { names.remove(name) }
        element.attributes["class"] = names.isEmpty ? nil : names.sorted().joined(separator: " ")
    }

    private func setProperty(_ element: Element, _ name: String, _ value: Any) throws {
        if let string = value as? String {
            element.attributes[name] = string
        } else {
            element.attributes[name] = value as? Bool == true ? "" : nil
        }
    }

    private func element(_ value: Any) throws -> Element {
        let number = UInt32(try integer(value))
        guard let element = numbered[number] else { throw Mismatch(description: "no node has number \(number)") }
        return element
    }

    private func integer(_ value: Any) throws -> Int {
        guard let number = value as? Int else { throw Mismatch(description: "\(value) is no number") }
        return number
    }

    private func string(_ value: Any) throws -> String {
        guard let string = value as? String else { throw Mismatch(description: "\(value) is no string") }
        return string
    }
}
