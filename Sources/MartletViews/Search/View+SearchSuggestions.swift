public import MartletUI

extension View {
    /// Shows suggestions below a search field inside of this view while the field has the focus.
    ///
    /// - Parameter suggestions: The suggestions: views with a `searchCompletion(_:)`, buttons or links.
    public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View {
        let suggestions = AnyView(suggestions())
        return transformEnvironment(\.searchParts) { $0.suggestions = suggestions }
    }

    /// Makes this view a suggestion: pressed, it writes a text into the search field.
    ///
    /// - Parameter completion: The text.
    public func searchCompletion(_ completion: String) -> some View {
        SearchSuggestion(label: self, completion: completion)
    }
}

private struct SearchSuggestion<Label: View>: View {
    let label: Label
    let completion: String
    @Environment(\.searchParts) private var parts

    var body: some View {
        Button {
            parts.complete?(completion)
        } label: {
            label
        }
        .buttonStyle(.plain)
    }
}
