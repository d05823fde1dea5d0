/// Finds controls that a screen reader cannot announce, in HTML as it is written: controls without a name, and controls
/// inside one another. Used in development only.
struct ControlCheck {
    /// A control whose end has not been written yet.
    private struct Open {
        let depth: Int
        let element: String
        var isNamed: Bool
    }

    private var open: [Open] = []
    /// The depth of the enclosing element that a screen reader ignores.
    private var silence: Int?

    /// Enters an element, `depth` elements deep. Returns a diagnostic if its place is wrong.
    mutating func enter(_ name: ElementName, _ attributes: [Attribute], depth: Int) -> Diagnostic? {
        if silence == nil, attributes.says("aria-hidden", "true") { silence = depth }
        guard silence == nil else { return nil }
        let isNamed = Self.naming.contains { attributes.names($0) }
        if isNamed { nameAll() }
        let isField = name.isField
        guard isField || Self.isPressed(name, attributes) else { return nil }
        let outer = open.last
        // Fields take their names from labels, which stand elsewhere.
        open.append(Open(depth: depth, element: name.string, isNamed: isNamed || isField))
        return outer.map { .controlInControl(inner: name.string, outer: $0.element) }
    }

    /// Records a text in the element entered last.
    mutating func add(_ text: Text) {
        guard !open.isEmpty, silence == nil, text.resolved().contains(where: { !$0.isWhitespace }) else { return }
        nameAll()
    }

    /// Leaves the element at `depth`. Returns a diagnostic if the element is wrong.
    mutating func leave(depth: Int) -> Diagnostic? {
        if silence == depth { silence = nil }
        guard let last = open.last, last.depth == depth else { return nil }
        open.removeLast()
        return last.isNamed ? nil : .namelessControl(element: last.element)
    }

    private mutating func nameAll() {
        for index in open.indices { open[index].isNamed = true }
    }

    private static let naming: [StaticString] = ["aria-label", "aria-labelledby", "alt", "title", "data-label"]

    private static func isPressed(_ name: ElementName, _ attributes: [Attribute]) -> Bool {
        name == .button || name.info.isAnchor && attributes.gives("href") || attributes.says("role", "button")
    }
}

extension [Attribute] {
    fileprivate func says(_ name: StaticString, _ value: String) -> Bool {
        contains { attribute in attribute.written.map { $0.name.isSame(as: name) && $0.value == value } ?? false }
    }

    fileprivate func names(_ name: StaticString) -> Bool {
        contains { attribute in
            attribute.written.map { $0.name.isSame(as: name) && $0.value?.isEmpty == false } ?? false
        }
    }
}
