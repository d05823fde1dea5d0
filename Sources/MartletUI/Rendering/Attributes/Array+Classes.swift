/// The classes of one element, which its resolved attributes give: names, then styles, then what is present or not.
///
/// Attributes are read in the buffer, because reading the array's copies them.
extension [Attribute] {
    /// The value of the `class` attribute; `nil` if there is no class.
    func classes(withToggles: Bool) -> String? {
        var all = ""
        forEachClass(withToggles: withToggles) { name in
            if !all.isEmpty { all.append(" ") }
            all.append(name)
        }
        return all.isEmpty ? nil : all
    }

    /// Writes the `class` attribute, if there is a class.
    func writeClasses(to html: inout HTMLBuffer) {
        var isFirst = true
        forEachClass(withToggles: true) { name in
            html.write(isFirst ? " class=\"" : " ")
            html.writeHTML(inAttribute: name)
            isFirst = false
        }
        if !isFirst { html.append(UInt8(ascii: "\"")) }
    }

    /// Gives the page the rules of the styles.
    func useStyles(in graph: ViewGraph) {
        for case .style(.class(let style)) in self { graph.use(style) }
    }

    @inline(__always)
    private func forEachClass(withToggles: Bool, _ body: (String) -> Void) {
        withUnsafeBufferPointer { all in
            var hasToggles = false
            for index in all.indices {
                switch all[index] {
                case .style(.names(let names)):
                    if !names.isEmpty, !Self.hasNames(names, in: all[..<index]) { body(names) }
                case .named(let value): if value.target == .classToggle { hasToggles = true }
                default: break
                }
            }
            for index in all.indices { if case .style(.class(let style)) = all[index] { body(style.name) } }
            guard withToggles, hasToggles else { return }
            for case .named(let value) in all where value.target == .classToggle && value.text != nil {
                if !namesClass(value.name) { body(value.name.description) }
            }
        }
    }

    private static func hasNames(_ names: String, in attributes: Slice<UnsafeBufferPointer<Attribute>>) -> Bool {
        attributes.contains { attribute in
            guard case .style(.names(let other)) = attribute else { return false }
            return other == names
        }
    }

    /// Whether `name` is one of the names that the element has in any case.
    func namesClass(_ name: StaticString) -> Bool {
        contains { attribute in
            guard case .style(.names(let names)) = attribute else { return false }
            return names.utf8.count >= name.utf8CodeUnitCount && Self.names(names, contain: name)
        }
    }

    /// Whether `name` is one of `names`, which are separated by spaces.
    private static func names(_ names: String, contain name: StaticString) -> Bool {
        let name = name.description
        return names.split(separator: " ").contains { $0 == name }
    }
}
