public import MartletUI

/// When the scopes of a search are there.
public struct SearchScopeActivation: Sendable {
    /// As the system decides.
    public static let automatic = SearchScopeActivation()
    /// When the visitor types.
    public static let onTextEntry = SearchScopeActivation()
    /// When the field has the focus.
    public static let onSearchPresentation = SearchScopeActivation()
}

extension View {
    /// Lets the visitor choose where a search field inside of this view searches: by segments below the field.
    ///
    /// - Parameters:
    ///   - scope: A binding to the chosen scope.
    ///   - scopes: The scopes: texts with a `tag`.
    public func searchScopes<Scope: Hashable, Scopes: View>(
        _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
    ) -> some View {
        let picker = AnyView(
            Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden())
        return transformEnvironment(\.searchParts) { $0.scopes = picker }
    }

    /// Lets the visitor choose where a search field inside of this view searches: by segments below the field.
    ///
    /// - Parameters:
    ///   - scope: A binding to the chosen scope.
    ///   - activation: Has no effect: the scopes are always there.
    ///   - scopes: The scopes: texts with a `tag`.
    public func searchScopes<Scope: Hashable, Scopes: View>(
        _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
    ) -> some View { searchScopes(scope, scopes: scopes) }
}
