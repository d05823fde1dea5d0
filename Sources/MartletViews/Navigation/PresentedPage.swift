import MartletUI

/// A view that can present a page, and how. Its number among those of its page is the segment of the page's address.
final class NavigationMark: TransientValue {
    static let prefix = "~v"

    private(set) var segment: String?
    fileprivate(set) var present: () -> Void = {}
    fileprivate(set) var dismiss: () -> Void = {}

    func enter(_ navigation: NavigationContext?, _ column: SplitColumn?) {
        guard segment == nil else { return }
        let number = navigation.map { $0.navigator.number(self, at: $0.place.count) } ?? column?.number(self)
        segment = number.map { Self.prefix + "\($0)" }
    }
}

/// The modifier of a view that presents a page.
struct PresentedPage: ViewModifier {
    let isPresented: () -> Bool
    let set: (Bool) -> Void
    let page: () -> AnyView

    @State private var mark = NavigationMark()
    @Environment(\.navigation) private var navigation
    @Environment(\.splitColumn) private var column

    func body(content: Content) -> some View {
        mark.enter(navigation, column)
        // Not by way of this view, which has the mark.
        mark.present = { [set] in set(true) }
        mark.dismiss = { [set] in set(false) }
        navigation?.declare { $0.presented = presented ?? $0.presented }
        return content.transformPreference(NavigationDestinationsKey.self) { $0.presented = presented ?? $0.presented }
    }

    private var presented: NavigationDestinations.Presented? {
        guard isPresented(), let segment = mark.segment else { return nil }
        return NavigationDestinations.Presented(segment: segment, content: page, dismiss: { [set] in set(false) })
    }
}
