/// The classes of one element, gathered from the modifiers around it.
package struct ClassList {
    private var names: [String] = []
    private var toggles: [(name: StaticString, isOn: Bool)] = []
    private var styles: [StyleClass] = []

    package init() {}

    /// Adds a class attribute. Of two styles for one property the inner one, which comes later, holds, as in SwiftUI.
    package mutating func add(_ attribute: Attribute, _ graph: ViewGraph) {
        switch attribute {
        case .classNames(let string): if !names.contains(string) { names.append(string) }
        case .classToggle(let name, let isOn): toggles.append((name, isOn))
        case .style(let style):
            styles.removeAll { $0.group == style.group }
            styles.append(style)
            graph.use(style)
        default: break
        }
    }

    /// The value of the `class` attribute; `nil` if there is no class.
    package func string(withToggles: Bool) -> String? {
        var all = ""
        for name in names { Self.append(name, to: &all) }
        for style in styles { Self.append(style.name, to: &all) }
        if withToggles {
            for toggle in toggles where toggle.isOn && !names.contains(where: { Self.names($0, contain: toggle.name) })
            {
                Self.append(toggle.name.description, to: &all)
            }
        }
        return all.isEmpty ? nil : all
    }

    private static func append(_ name: String, to all: inout String) {
        if !all.isEmpty { all.append(" ") }
        all.append(name)
    }

    /// Whether `name` is one of `names`, which are separated by spaces.
    static func names(_ names: String, contain name: StaticString) -> Bool {
        let name = name.description
        return names.split(separator: " ").contains { $0 == name }
    }

    package var isEmpty: Bool { names.isEmpty && styles.isEmpty && toggles.isEmpty }
}
