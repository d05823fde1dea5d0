import MartletUI

/// What the views of one page of a navigation stack know of the stack.
struct NavigationContext: Equatable {
    let navigator: Navigator
    /// Where this page is: the segments of the pages from the root up to it.
    let place: [String]
    /// The tab that the stack is in.
    let tab: TabPlace?
    /// The type of all values of the path, where it has one.
    let elementType: (any Hashable.Type)?

    static func == (left: Self, right: Self) -> Bool {
        left.navigator === right.navigator && left.place == right.place && left.tab == right.tab
            && left.elementType == right.elementType
    }

    /// A view of this page leads somewhere.
    func declare(_ change: (inout NavigationDestinations) -> Void) { navigator.declare(at: place.count, change) }

    /// The address of the page for a value, as a reference from this document; `nil` if it has none.
    func address(of value: any Hashable) -> String? {
        PathSegment.text(of: value, in: elementType).map { "?" + PathSegment.query(place + [$0], in: tab) }
    }
}

private struct NavigationContextKey: EnvironmentKey {
    static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
    /// The navigation stack around a view; `nil` outside of one.
    var navigation: NavigationContext? {
        get { self[NavigationContextKey.self] }
        set { self[NavigationContextKey.self] = newValue }
    }
}
