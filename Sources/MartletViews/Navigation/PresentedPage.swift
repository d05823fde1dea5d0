import MartletUI

/// A view that can present a page, and how. Its number among those of its page is the segment of the page's address.
final class NavigationMark: TransientValue {
    static let prefix = "~v"

    private(set) var segment: String?
    fileprivate(set) var present: () -> Void = {}

    /// What tells this mark from others where there is no stack that numbers them. It is in no address.
    var ownSegment: String { Self.prefix + "\(UInt(bitPattern: ObjectIdentifier(self).hashValue))" }

    func enter(_ navigation: NavigationContext?) {
        guard segment == nil, let navigation else { return }
        segment = Self.prefix + "\(navigation.navigator.number(self, at: navigation.place.count))"
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
        mark.enter(navigation)
        // Not by way of this view, which has the mark.
        mark.present = { [set] in set(true) }
        navigation?.declare { $0.presented = presented ?? $0.presented }
        return content.transformPreference(NavigationDestinationsKey.self) { $0.presented = presented ?? $0.presented }
    }

    private var presented: NavigationDestinations.Presented? {
        guard isPresented(), let segment = mark.segment ?? column.map({ _ in mark.ownSegment }) else {
            return nil
        }
        return NavigationDestinations.Presented(segment: segment, content: page, dismiss: { [set] in set(false) })
    }
}
