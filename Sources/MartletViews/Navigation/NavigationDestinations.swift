import MartletUI

/// Where the views of a page lead: the pages for values of a type, and a page that one of the views presents now.
///
/// Two are equal only if both are empty: their closures cannot be compared.
struct NavigationDestinations: Equatable {
    /// A page for each value of a type.
    struct OfValues {
        let type: any Hashable.Type
        let content: (any Hashable) -> AnyView
    }

    /// A page that does not belong to a value of the path.
    struct Presented {
        let segment: String
        let content: () -> AnyView
        let dismiss: () -> Void
    }

    var values: [OfValues] = []
    var presented: Presented?

    /// The page of a value; `nil` where no view has declared one for its type.
    func content(for value: any Hashable) -> AnyView? {
        values.last { $0.type == type(of: value) }?.content(value)
    }

    /// The destinations of a page together with those of the pages below it, of which its own come last.
    func joined(to below: NavigationDestinations) -> NavigationDestinations {
        NavigationDestinations(values: below.values + values, presented: presented)
    }

    static func == (left: Self, right: Self) -> Bool { left.isEmpty && right.isEmpty }

    private var isEmpty: Bool { values.isEmpty && presented == nil }
}

/// Tells a page of a stack where its views lead.
enum NavigationDestinationsKey: PreferenceKey {
    static var defaultValue: NavigationDestinations { NavigationDestinations() }

    static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
        let next = nextValue()
        value.values += next.values
        value.presented = next.presented ?? value.presented
    }
}
