/// A view whose text is known without rendering it, for places where HTML accepts only text.
package protocol TextualView {
    var textContent: String { get }
}

/// Finds the texts of labels.
package enum TextContent {
    /// Returns the texts of `view`, one after another; empty if the type does not provide them (a view whose `body`
    /// depends on more than its own values).
    package static func text(of view: some View) -> String {
        if let textual = view as? any TextualView { return textual.textContent }
        return bodyText(of: view)
    }

    private static func bodyText<Content: View>(of view: Content) -> String {
        guard Content.Body.self != Never.self else { return "" }
        let properties = Mirror(reflecting: view).children
        guard !properties.contains(where: { $0.value is any DynamicProperty }) else { return "" }
        return text(of: view.body)
    }
}

extension Text: TextualView {
    package var textContent: String { resolved() }
}

extension TupleView: TextualView {
    package var textContent: String {
        Mirror(reflecting: value).children.compactMap { ($0.value as? any TextualView)?.textContent }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension ModifiedContent: TextualView where Content: View, Modifier: ViewModifier {
    package var textContent: String { TextContent.text(of: content) }
}

extension Group: TextualView {
    package var textContent: String { TextContent.text(of: content) }
}

extension Label: TextualView {
    package var textContent: String { TextContent.text(of: title) }
}

extension HStack: TextualView {
    package var textContent: String { TextContent.text(of: content) }
}

extension VStack: TextualView {
    package var textContent: String { TextContent.text(of: content) }
}

extension Image: TextualView {
    package var textContent: String { saidText }
}

extension AnyView: TextualView {
    package var textContent: String { TextContent.text(of: content) }
}
