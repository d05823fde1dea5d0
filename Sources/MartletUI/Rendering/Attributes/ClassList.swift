/// The classes of one element, gathered from the modifiers around it.
package struct ClassList {
    private var names: [String] = []
    private var toggles: [(name: StaticString, isOn: Bool)] = []
    private var styles: [StyleClass] = []

    package init() {}

    /// Empties the list, for another element.
    mutating func removeAll() {
        names.removeFew()
        toggles.removeFew()
        styles.removeFew()
    }

    /// Adds the classes of an attribute.
    package mutating func add(_ attribute: Attribute, _ graph: ViewGraph) {
        switch attribute {
        case .named(let value): add(value)
        case .style(let part): add(part, graph)
        case .event: break
        }
    }

    /// Adds a class that is present or not.
    @inline(__always)
    mutating func add(_ value: NamedValue) {
        if value.target == .classToggle { toggles.append((value.name, value.text != nil)) }
    }

    /// Adds a class attribute. Of two styles for one property the inner one, which comes later, takes effect, as in
    /// SwiftUI.
    mutating func add(_ part: StylePart, _ graph: ViewGraph) {
        switch part {
        case .names(let string): if !names.contains(string) { names.append(string) }
        case .class(let style):
            styles.removeAll { $0.group == style.group }
            styles.append(style)
            graph.use(style)
        // Once the attributes of an element are resolved, declarations are a named value, and several styles are single
        // ones.
        case .inline, .several: break
        }
    }

    /// The value of the `class` attribute; `nil` if there is no class.
    package func string(withToggles: Bool) -> String? {
        var all = ""
        forEach(withToggles: withToggles) { name in
            if !all.isEmpty { all.append(" ") }
            all.append(name)
        }
        return all.isEmpty ? nil : all
    }

    /// Writes the `class` attribute, if there is a class.
    func write(to html: inout Bytes) {
        var isFirst = true
        forEach(withToggles: true) { name in
            html.write(isFirst ? " class=\"" : " ")
            html.writeHTML(inAttribute: name)
            isFirst = false
        }
        if !isFirst { html.append(UInt8(ascii: "\"")) }
    }

    @inline(__always)
    private func forEach(withToggles: Bool, _ body: (String) -> Void) {
        for name in names where !name.isEmpty { body(name) }
        for style in styles { body(style.name) }
        guard withToggles else { return }
        for toggle in toggles where toggle.isOn && !names.contains(where: { Self.names($0, contain: toggle.name) }) {
            body(toggle.name.description)
        }
    }

    /// Whether `name` is one of `names`, which are separated by spaces.
    static func names(_ names: String, contain name: StaticString) -> Bool {
        let name = name.description
        return names.split(separator: " ").contains { $0 == name }
    }

    package var isEmpty: Bool { names.isEmpty && styles.isEmpty && toggles.isEmpty }
}
