import MartletUI

/// Where the tab that a view is in stands in the document's address: `/shop?tab=cart`.
///
/// The first tab is in no address. Of tabs inside one another, and of those in a page of a stack or in a sheet, only the
/// outermost are places.
struct TabPlace: Equatable {
    /// The name of the parameter of the query.
    static let parameter = "tab"

    /// The tab's value, as it is in the address; `nil` for the first tab.
    let segment: String?
    /// The stacks of all the tabs.
    let visits: TabVisits

    static func == (left: Self, right: Self) -> Bool { left.segment == right.segment && left.visits === right.visits }

    /// The part of a query that stands before the segments of a stack.
    var query: String { segment.map { Self.parameter + "=" + PercentEncoding.encode($0) } ?? "" }

    /// The tab in a query such as `tab=cart&path=Recipe.12`.
    static func segment(in fields: RequestFields) -> String? { fields.values(for: parameter).first }
}

/// Leads the visitor who goes to a place to its page: the browser tells the tabs, and they the stacks in theirs.
///
/// Stacks enter themselves when they are evaluated. Nothing of it is stored.
final class TabVisits: TransientValue {
    private struct Stack {
        let segment: String?
        weak var navigator: Navigator?
    }

    private var stacks: [Stack] = []
    /// The place in a tab whose stack has not been made yet.
    private var awaited: (segment: String?, query: String)?

    /// The stack of a tab is there.
    func enter(_ navigator: Navigator, in segment: String?) {
        guard !stacks.contains(where: { $0.navigator === navigator }) else { return }
        stacks.removeAll { $0.navigator == nil }
        stacks.append(Stack(segment: segment, navigator: navigator))
    }

    /// The visitor goes to a place in a tab.
    func go(to query: String, in segment: String?) {
        let found = stacks.compactMap { $0.segment == segment ? $0.navigator : nil }
        for navigator in found { navigator.go(to: PathSegment.segments(query, in: nil) ?? []) }
        awaited = found.isEmpty ? (segment, query) : nil
    }

    /// The place in a tab that is seen for the first time, if the visitor came by their history.
    func takeAwaited(in segment: String?) -> String? {
        defer { awaited = nil }
        return awaited?.segment == segment ? awaited?.query : nil
    }
}

private struct TabPlaceKey: EnvironmentKey {
    static var defaultValue: TabPlace? { nil }
}

extension EnvironmentValues {
    /// The place of the tab around a view; `nil` outside of tabs.
    var tabPlace: TabPlace? {
        get { self[TabPlaceKey.self] }
        set { self[TabPlaceKey.self] = newValue }
    }
}
