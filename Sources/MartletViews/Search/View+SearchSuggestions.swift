public import MartletUI

extension View {
    /// Shows suggestions below a search field inside of this view while the field has the focus.
    ///
    /// - Parameter suggestions: The suggestions: views with a `searchCompletion(_:)`, buttons or links.
    public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View {
        let suggestions = AnyView(suggestions())
        return transformEnvironment(\.searchParts) { $0.suggestions = suggestions }
    }

    /// Puts a search field with suggestions above this view, in SwiftUI's older spelling.
    ///
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: Where the field is.
    ///   - prompt: What an empty field shows.
    ///   - suggestions: The suggestions: views with a `searchCompletion(_:)`, buttons or links.
    @available(*, deprecated, message: "Use searchable(text:placement:prompt:) with searchSuggestions(_:).")
    public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

    /// Puts a search field with suggestions above this view, in SwiftUI's older spelling.
    ///
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: Where the field is.
    ///   - prompt: What an empty field shows.
    ///   - suggestions: The suggestions: views with a `searchCompletion(_:)`, buttons or links.
    @available(*, deprecated, message: "Use searchable(text:placement:prompt:) with searchSuggestions(_:).")
    public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

    /// Makes this view a suggestion: pressed, it writes a text into the search field.
    ///
    /// - Parameter completion: The text.
    public func searchCompletion(_ completion: String) -> some View {
        SearchSuggestion(label: self) { $0.complete?(completion) }
    }

    /// Makes this view a suggestion: pressed, it becomes one of the field's tokens.
    ///
    /// - Parameter token: The token, of the type of the field's.
    public func searchCompletion(_ token: some Identifiable) -> some View {
        SearchSuggestion(label: self) { $0.add?(token) }
    }
}

private struct SearchSuggestion<Label: View>: View {
    let label: Label
    let complete: (SearchParts) -> Void
    @Environment(\.searchParts) private var parts

    var body: some View {
        Button {
            complete(parts)
        } label: {
            label
        }
        .buttonStyle(.plain)
    }
}
