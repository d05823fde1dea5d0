/// A view whose text is known without rendering it, for places where HTML accepts only text.
package protocol TextualView {
    /// The text of this view and of those in it, as far as they nest at most `depth` views deep.
    func textContent(within depth: Int) -> String
}

/// Finds the texts of labels.
package enum TextContent {
    /// How deep a label's views nest. A view may contain itself as often as a visitor's value says.
    private static let depthLimit = 32

    /// Returns the texts of `view`, one after another; empty if the type does not provide them (a view whose `body`
    /// depends on more than its own values).
    package static func text(of view: some View) -> String { text(of: view, within: depthLimit) }

    fileprivate static func text(of view: some View, within depth: Int) -> String {
        guard depth > 0 else { return "" }
        if let textual = view as? any TextualView { return textual.textContent(within: depth - 1) }
        return bodyText(of: view, within: depth - 1)
    }

    private static func bodyText<Content: View>(of view: Content, within depth: Int) -> String {
        guard Content.Body.self != EmptyView.self else { return "" }
        let properties = Mirror(reflecting: view).children
        guard !properties.contains(where: { $0.value is any DynamicProperty }) else { return "" }
        return text(of: view.body, within: depth)
    }
}

extension Text: TextualView {
    package func textContent(within depth: Int) -> String { resolved() }
}

extension TupleView: TextualView {
    package func textContent(within depth: Int) -> String {
        Mirror(reflecting: value).children.compactMap { ($0.value as? any TextualView)?.textContent(within: depth) }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Image: TextualView {
    package func textContent(within depth: Int) -> String { saidText }
}

extension ModifiedContent: TextualView where Content: View, Modifier: ViewModifier {
    package func textContent(within depth: Int) -> String { TextContent.text(of: content, within: depth) }
}

extension Group: TextualView {
    package func textContent(within depth: Int) -> String { TextContent.text(of: content, within: depth) }
}

extension Label: TextualView {
    package func textContent(within depth: Int) -> String { TextContent.text(of: title, within: depth) }
}

extension HStack: TextualView {
    package func textContent(within depth: Int) -> String { TextContent.text(of: content, within: depth) }
}

extension VStack: TextualView {
    package func textContent(within depth: Int) -> String { TextContent.text(of: content, within: depth) }
}

extension AnyView: TextualView {
    package func textContent(within depth: Int) -> String { TextContent.text(of: content, within: depth) }
}
