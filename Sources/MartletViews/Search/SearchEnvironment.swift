public import MartletUI

/// Ends a search: empties the field and takes the focus from it.
public struct DismissSearchAction {
    let action: (() -> Void)?

    /// Ends the search. Outside of a view that can be searched it does nothing.
    public func callAsFunction() { action?() }
}

/// What the views around a search field have said of it.
struct SearchParts {
    var scopes: AnyView?
    var suggestions: AnyView?
    /// Writes into the field.
    var complete: ((String) -> Void)?
    /// Adds a token of the field's, if it is one.
    var add: ((Any) -> Void)?
}

private struct IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(action: nil) }
}

private struct SearchPartsKey: EnvironmentKey {
    static var defaultValue: SearchParts { SearchParts() }
}

extension EnvironmentValues {
    /// Whether the visitor searches in the nearest `searchable` view around: its field has the focus, or a text.
    public var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search in the nearest `searchable` view around.
    public var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    var searchParts: SearchParts {
        get { self[SearchPartsKey.self] }
        set { self[SearchPartsKey.self] = newValue }
    }
}
