public import MartletUI

extension View {
    /// Puts a search field above this view, with tokens: parts of the search that are no text.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - tokens: A binding to the tokens. The visitor removes one by pressing it.
    ///   - placement: Has no effect.
    ///   - prompt: What the empty field shows; “Search” without one.
    ///   - token: Makes the view of a token.
    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> Token
    ) -> some View where Tokens.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: nil, prompt: prompt, tokens: SearchTokens(tokens: tokens, token: token),
                addToken: adder(of: tokens)))
    }

    /// Puts a search field above this view, with tokens: parts of the search that are no text.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - tokens: A binding to the tokens. The visitor removes one by pressing it.
    ///   - placement: Has no effect.
    ///   - prompt: What the empty field shows.
    ///   - token: Makes the view of a token.
    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Tokens.Element) -> Token
    ) -> some View where Tokens.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: nil, prompt: Text(prompt), tokens: SearchTokens(tokens: tokens, token: token),
                addToken: adder(of: tokens)))
    }

    /// Puts a search field above this view, with tokens: parts of the search that are no text.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - tokens: A binding to the tokens. The visitor removes one by pressing it.
    ///   - placement: Has no effect.
    ///   - prompt: What the empty field shows.
    ///   - token: Makes the view of a token.
    @_disfavoredOverload
    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol, @ViewBuilder token: @escaping (Tokens.Element) -> Token
    ) -> some View where Tokens.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: nil, prompt: Text(prompt), tokens: SearchTokens(tokens: tokens, token: token),
                addToken: adder(of: tokens)))
    }
}

extension View {
    /// Puts a search field above this view, with tokens and suggestions of some. A suggestion that is pressed becomes one of the
    /// tokens.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - tokens: A binding to the tokens. The visitor removes one by pressing it.
    ///   - suggestedTokens: A binding to the tokens that are suggested while the field has the focus.
    ///   - placement: Has no effect.
    ///   - prompt: What the empty field shows; “Search” without one.
    ///   - token: Makes the view of a token.
    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Tokens.Element) -> Token
    ) -> some View where Tokens.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
            .searchSuggestions {
                ForEach(suggestedTokens.wrappedValue) { element in
                    token(element).searchCompletion(element)
                }
            }
    }

    /// Puts a search field above this view, with tokens and suggestions of some. A suggestion that is pressed becomes one of the
    /// tokens.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - tokens: A binding to the tokens. The visitor removes one by pressing it.
    ///   - suggestedTokens: A binding to the tokens that are suggested while the field has the focus.
    ///   - placement: Has no effect.
    ///   - prompt: What the empty field shows.
    ///   - token: Makes the view of a token.
    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Tokens.Element) -> Token
    ) -> some View where Tokens.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }
}

/// What makes a token of a suggestion one of the field's, if it has that type and is not there yet.
private func adder<Tokens: RangeReplaceableCollection>(of tokens: Binding<Tokens>) -> (Any) -> Void
where Tokens.Element: Identifiable {
    { token in
        guard let token = token as? Tokens.Element,
            !tokens.wrappedValue.contains(where: { $0.id == token.id })
        else { return }
        tokens.wrappedValue.append(token)
    }
}

/// The tokens before the text of a search field, each a button that removes it.
private struct SearchTokens<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>: View
where Tokens.Element: Identifiable {
    let tokens: Binding<Tokens>
    let token: (Tokens.Element) -> Token

    var body: some View {
        ForEach(tokens.wrappedValue) { element in
            Button {
                let kept = tokens.wrappedValue.filter { $0.id != element.id }
                tokens.wrappedValue = Tokens(kept)
            } label: {
                token(element)
                HTML("span") { Text(verbatim: "×") }.attribute("aria-label", "Remove")
            }
            .buttonStyle(.plain)
            .class("m-token")
        }
    }
}
