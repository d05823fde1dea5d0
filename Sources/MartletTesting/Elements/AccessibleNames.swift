/// The names and roles of all elements of a page, for a comparison with what a browser computes.
package enum AccessibleNames {
    /// An element that is marked with a number in `data-n`.
    package struct Entry {
        package let number: String
        /// The role, or an empty string if it has none.
        package let role: String
        package let name: String
    }

    /// The marked elements of a page's content, in the order of the document, without those that are hidden.
    package static func list(html: String) throws -> [Entry] {
        let dom = try ModelDOM(html: html.utf8)
        var entries: [Entry] = []
        dom.root.forEach { element in
            guard let number = element.attributes["data-n"], !element.isHidden else { return }
            entries.append(
                Entry(
                    number: number, role: ElementRole(element)?.rawValue ?? "",
                    name: AccessibleName.of(element, in: dom.root)))
        }
        return entries
    }
}
