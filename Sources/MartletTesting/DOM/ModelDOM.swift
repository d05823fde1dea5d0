/// A DOM in memory that applies patches as the client does in the browser, and does nothing else.
package final class ModelDOM {
    package private(set) var root = ModelElement("main")
    private var numbered: [UInt32: ModelElement] = [:]
    private var templates: [Int: ModelTemplate] = [:]
    /// The CSS rules that patches have inserted.
    package private(set) var rules: [String] = []
    /// The errors that patches have shown.
    package private(set) var errors: [String] = []
    /// What screen readers have been told to say.
    package private(set) var announcements: [String] = []
    package private(set) var copiedText: String?
    /// The title that a patch has set.
    package private(set) var title: String?
    /// The address that a patch has sent the browser to.
    package var destination: String?
    /// The node that a patch has scrolled to last.
    package private(set) var scrolledTo: ModelElement?
    /// The offsets to which a patch has scrolled the content there: down and to the trailing edge; `nil` if it has scrolled
    /// so that a node is visible.
    package private(set) var scrolledOffsets: (y: Double?, x: Double?)?
    /// The focused element.
    package var focused: ModelElement?
    /// The events that the client sends because of patches.
    var reactions: [PageEvent] = []
    /// The field that contains typed text that has not been committed.
    var uncommitted: ModelElement?

    /// Creates the model of a page's first HTML. Rules of `styleSheet` for single elements become inline styles,
    /// because later patches change those.
    package init(html: some Sequence<UInt8>, styleSheet: String = "") throws {
        for child in try HTMLParser.parse(html) { root.append(child) }
        root.forEach { if let number = $0.number { numbered[number] = $0 } }
        focused = root.first { $0.attributes["autofocus"] != nil }
        for match in styleSheet.matches(of: #/\[data-m="(\d+)"\]\{(.*?)\}/#) {
            guard let number = UInt32(match.1), let element = numbered[number] else { continue }
            element.attributes["style"] = String(match.2)
        }
    }

    /// The page's markup, without node identifiers and comments.
    package var markup: String { root.children.map(\.markup).joined() }

    /// The element whose `id` is `identifier`.
    package func element(_ identifier: String) -> ModelElement? { root.first { $0.attributes["id"] == identifier } }

    /// The node with an identifier.
    package func node(_ number: UInt32) -> ModelElement? { numbered[number] }

    /// The first place where this page differs from the expected page `fresh`: names, attributes, text, order,
    /// comments, and the identifier of every node that has one in `fresh`.
    package func difference(from fresh: ModelDOM) -> String? { root.difference(from: fresh.root, "main") }

    /// Applies the JSON array of a frame.
    package func apply(_ frame: some Sequence<UInt8>) throws {
        for (patch, _) in try JSONValue.elements(frame) { try apply(patch) }
    }

    func apply(_ patch: JSONValue) throws {
        var operands = Operands(patch)
        switch Patch.Operation(rawValue: try operands.string()) {
        case .text:
            repeat { try setText(try node(&operands), try operands.next()) } while !operands.isEmpty
        case .attribute:
            let element = try node(&operands)
            element.attributes[try operands.string()] = try operands.next().string
        case .property: setProperty(try node(&operands), try operands.string(), try operands.next())
        case .toggleClass: try toggle(try node(&operands), try operands.string(), try operands.next().isOn)
        case .define:
            let number = try operands.integer()
            templates[number] = try ModelTemplate(roots: try operands.next(), slots: try operands.next())
        case .insert:
            let anchor = try node(&operands)
            let first = try operands.number()
            try insert(try instantiate(try operands.next(), from: first), before: anchor)
        case .replace: try replace(&operands)
        case .remove:
            for element in try detach(&operands) { element.forEach { forget($0) } }
        case .move:
            let anchor = try node(&operands)
            try insert(try detach(&operands), before: anchor)
        case .rule: rules.append(try operands.string())
        case .resync: try replaceAll(first: try operands.number(), try operands.next())
        case .navigate: destination = try operands.string()
        // The duration of an animation is not part of the page's state.
        case .animate: _ = try operands.string()
        case .repeatedStyles: _ = try node(&operands)
        case .title: title = try operands.string()
        case .focus:
            let element = try node(&operands)
            // Operands: the last post that the server knew of, and whether to remove the focus instead.
            if !operands.isEmpty { _ = try operands.next() }
            let leaves = try !operands.isEmpty && operands.next().isOn
            reactions += setFocus(leaves ? (focused === element ? nil : focused) : element)
        // What is seen of the page is not part of its state.
        case .scroll:
            scrolledTo = try node(&operands)
            let (block, inline) = (try operands.next(), try operands.next())
            func offset(_ operand: JSONValue) -> Double? {
                if case .number(let number) = operand { number } else { nil }
            }
            scrolledOffsets = block.string == nil || inline.string == nil ? (offset(block), offset(inline)) : nil
        // The model has no window.
        case .viewport: break
        case .error:
            let text = try operands.string()
            if operands.isEmpty {
                errors.append(text)
            } else if case .number(3) = try operands.next() {
                copiedText = text
            } else {
                announcements.append(text)
            }
        default: throw WireMismatch("unknown patch \(patch)")
        }
    }

    // MARK: Operations

    /// Sets a text, which may consist of parts.
    func setText(_ element: ModelElement, _ text: JSONValue) throws {
        guard element.children.allSatisfy(\.isPartOfText) else {
            throw WireMismatch("text set on an element with children")
        }
        element.children = []
        element.text = text.string
        guard text.string == nil else { return }
        guard let parts = text.array else { throw WireMismatch("\(text) is no text") }
        for part in parts { element.append(try partOfText(part)) }
    }

    /// `["text","classes"]`, or with an element's name and properties behind.
    private func partOfText(_ part: JSONValue) throws -> ModelElement {
        guard let values = part.array, (2...4).contains(values.count), let text = values[0].string,
            let classes = values[1].string
        else { throw WireMismatch("\(part) is no part of a text") }
        let child = ModelElement(values.count > 2 ? values[2].string ?? "" : "m-part")
        child.text = text
        child.attributes["class"] = classes.isEmpty ? nil : classes
        for (name, value) in values.count > 3 ? values[3].object ?? [:] : [:] {
            child.attributes[name == "dateTime" ? "datetime" : name] = value.string
        }
        return child
    }

    package func setProperty(_ element: ModelElement, _ name: String, _ value: JSONValue) {
        // A select shows its value through the option that has it.
        if element.name == "select", name == "value" {
            for option in element.options where option.attributes["hidden"] == nil {
                option.attributes["selected"] = option.optionValue == value.string ? "" : nil
            }
            element.typed = nil
            return
        }
        if let string = value.string {
            element.attributes[name] = string
        } else {
            element.attributes[name] = value.isOn ? "" : nil
        }
        if name == "value" { element.typed = nil }
        if name == "checked" { element.isCheckedByVisitor = nil }
    }

    func toggle(_ element: ModelElement, _ name: String, _ isOn: Bool) throws {
        guard !name.isEmpty, !name.contains(" ") else { throw WireMismatch("a class named \(name.debugDescription)") }
        var names = Set((element.attributes["class"] ?? "").split(separator: " ").map(String.init))
        if isOn { names.insert(name) } else { names.remove(name) }
        element.attributes["class"] = names.isEmpty ? nil : names.sorted().joined(separator: " ")
    }

    func insert(_ elements: [ModelElement], before anchor: ModelElement) throws {
        guard let parent = anchor.parent, let index = parent.children.firstIndex(where: { $0 === anchor }) else {
            throw WireMismatch("an anchor that stands nowhere")
        }
        parent.children.insert(contentsOf: elements, at: index)
        for element in elements { element.parent = parent }
    }

    private func detach(_ operands: inout Operands) throws -> [ModelElement] {
        let first = try node(&operands)
        let last = operands.isEmpty ? first : try node(&operands)
        guard let parent = first.parent, let start = parent.children.firstIndex(where: { $0 === first }),
            let end = parent.children.firstIndex(where: { $0 === last }), start <= end
        else { throw WireMismatch("a range whose ends are no siblings in order") }
        let range = Array(parent.children[start...end])
        parent.children.removeSubrange(start...end)
        return range
    }

    private func replace(_ operands: inout Operands) throws {
        let (first, last) = (try operands.number(), try operands.number())
        guard let anchor = numbered[first] else { throw WireMismatch("no node has number \(first)") }
        let number = try operands.number()
        try insert(try instantiate(try operands.next(), from: number), before: anchor)
        var range = Operands(.array([.number(Double(first)), .number(Double(last))]))
        for element in try detach(&range) { element.forEach { forget($0) } }
    }

    private func replaceAll(first: UInt32, _ groups: JSONValue) throws {
        numbered = [:]
        focused = nil
        root.children = []
        for child in try instantiate(groups, from: first) { root.append(child) }
    }

    private func instantiate(_ groups: JSONValue, from first: UInt32) throws -> [ModelElement] {
        var next = first
        return try instantiate(groups, &next)
    }

    func template(_ number: Int) throws -> ModelTemplate {
        guard let template = templates[number] else { throw WireMismatch("template \(number) was never defined") }
        return template
    }

    func register(_ element: ModelElement, _ number: UInt32) {
        element.number = number
        numbered[number] = element
    }

    private func forget(_ element: ModelElement) {
        if let number = element.number { numbered[number] = nil }
        if focused === element { focused = nil }
    }

    private func node(_ operands: inout Operands) throws -> ModelElement {
        let number = try operands.number()
        guard let element = numbered[number] else { throw WireMismatch("no node has number \(number)") }
        return element
    }
}

/// The operands of a patch, read one after another.
struct Operands {
    private let values: ArraySlice<JSONValue>
    private var position = 0

    init(_ patch: JSONValue) { values = (patch.array ?? [])[...] }

    var isEmpty: Bool { position == values.count }

    mutating func next() throws -> JSONValue {
        guard position < values.count else {
            throw WireMismatch("too few operands: \(JSONValue.array(Array(values)))")
        }
        defer { position += 1 }
        return values[position]
    }

    mutating func string() throws -> String {
        let value = try next()
        guard let string = value.string else { throw WireMismatch("\(value) is no string") }
        return string
    }

    mutating func integer() throws -> Int {
        let value = try next()
        guard let integer = value.integer else { throw WireMismatch("\(value) is no number") }
        return integer
    }

    mutating func number() throws -> UInt32 {
        let integer = try integer()
        guard let number = UInt32(exactly: integer) else { throw WireMismatch("\(integer) is no node's number") }
        return number
    }
}
