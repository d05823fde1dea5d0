import MartletUI

/// A search field above a view.
struct SearchModifier<Tokens: View>: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    /// What the visitor searches for beside the text, before the field.
    let tokens: Tokens
    var addToken: ((Any) -> Void)?

    @FocusState private var isFocused: Bool
    @Environment(\.searchParts) private var parts

    func body(content: Content) -> some View {
        let isSearching = isFocused || !text.wrappedValue.isEmpty || isPresented?.wrappedValue == true
        let dismiss = { [text, isPresented, $isFocused] in
            text.wrappedValue = ""
            $isFocused.wrappedValue = false
            isPresented?.wrappedValue = false
        }
        HTML("div") {
            HTML("div") {
                HTML("div") {
                    Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                    tokens
                    TextField("Search", text: text, prompt: prompt ?? Text("Search"))
                        .textFieldStyle(.plain)
                        .attribute("type", "search")
                        .attribute("enterkeyhint", "search")
                        .focused($isFocused)
                }
                .class("m-search-field")
                if isSearching {
                    Button("Cancel", action: dismiss).buttonStyle(.borderless)
                }
                if let scopes = parts.scopes { HTML("div") { scopes }.class("m-search-scopes") }
                if let suggestions = parts.suggestions {
                    HTML("div") { suggestions }.class("m-search-suggestions")
                        .environment(
                            \.searchParts, SearchParts(complete: { [text] in text.wrappedValue = $0 }, add: addToken))
                }
            }
            .attribute("role", "search")
            .class("m-search m-more")
            content
                .environment(\.isSearching, isSearching)
                .environment(\.dismissSearch, DismissSearchAction(action: dismiss))
                .environment(\.searchParts, SearchParts())
        }
        .class("m-searchable m-wide")
        .onChange(of: isPresented?.wrappedValue, initial: true) {
            if isPresented?.wrappedValue == true { isFocused = true }
        }
        .onChange(of: isFocused) { if isFocused { isPresented?.wrappedValue = true } }
    }
}
