public import MartletUI

extension View {
    /// Puts a search field above this view.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - placement: Has no effect.
    ///   - prompt: What the empty field shows; “Search” without one.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt, tokens: EmptyView()))
    }

    /// Puts a search field above this view.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - placement: Has no effect.
    ///   - prompt: What the empty field shows.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt), tokens: EmptyView()))
    }

    /// Puts a search field above this view.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - placement: Has no effect.
    ///   - prompt: What the empty field shows.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt), tokens: EmptyView()))
    }

    /// Puts a search field above this view, which the program can open and close.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - isPresented: A binding to whether the visitor searches.
    ///   - placement: Has no effect.
    ///   - prompt: What the empty field shows; “Search” without one.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt, tokens: EmptyView()))
    }

    /// Puts a search field above this view, which the program can open and close.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - isPresented: A binding to whether the visitor searches.
    ///   - placement: Has no effect.
    ///   - prompt: What the empty field shows.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt), tokens: EmptyView()))
    }

    /// Puts a search field above this view, which the program can open and close.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - isPresented: A binding to whether the visitor searches.
    ///   - placement: Has no effect.
    ///   - prompt: What the empty field shows.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt), tokens: EmptyView()))
    }
}
