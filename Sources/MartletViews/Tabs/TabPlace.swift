import MartletUI

/// Where the tab or the column of a split view that a view is in stands in the document's address: `/shop?tab=cart`,
/// `/mail?column=Inbox&column=3`.
///
/// The first tab and the first column are in no address. Of tabs inside one another, and of those in a page of a stack, in a
/// column or in a sheet, only the outermost are places; of split views, too.
struct TabPlace: Equatable {
    /// The names of the parameters of the query.
    static let parameter = "tab"
    static let column = "column"

    /// The tab's value, as it is in the address; `nil` for the first tab.
    let segment: String?
    /// Whether there are tabs around.
    var isInTab = true
    /// The stacks of all the tabs or columns.
    let visits: TabVisits
    /// What is shown after each of the columns before this one; `nil` outside of a split view.
    var columns: [String]?
    /// How many columns there are before this one: some of the last may be in no address.
    private var index = 0

    init(segment: String?, isInTab: Bool = true, visits: TabVisits, columns: [String]? = nil) {
        (self.segment, self.isInTab, self.visits, self.columns) = (segment, isInTab, visits, columns)
    }

    static func == (left: Self, right: Self) -> Bool {
        left.segment == right.segment && left.isInTab == right.isInTab && left.visits === right.visits
            && left.columns == right.columns && left.index == right.index
    }

    /// The place of a column.
    func inColumn(_ columns: [String], at index: Int) -> TabPlace {
        var place = self
        (place.columns, place.index) = (columns, index)
        return place
    }

    /// The query of the tab or column itself.
    var query: String { parts(columns ?? []).joined(separator: "&") }

    /// The parts of a query that stand before the segments of a stack.
    var parts: [String] {
        let columns = columns ?? []
        return parts(columns + Array(repeating: "", count: max(0, index - columns.count)))
    }

    private func parts(_ columns: [String]) -> [String] {
        let tab = segment.map { [Self.parameter + "=" + PercentEncoding.encode($0)] } ?? []
        return tab + columns.map { Self.column + "=" + PercentEncoding.encode($0) }
    }

    /// The tab in a query such as `tab=cart&path=Recipe.12`.
    static func segment(in fields: RequestFields) -> String? { fields.values(for: parameter).first }

    /// The segments of columns in a query; `nil` if it is a place in another tab.
    func columns(in fields: RequestFields) -> [String]? {
        guard !isInTab || segment == Self.segment(in: fields) else { return nil }
        return fields.values(for: Self.column).filter { $0.utf8.count <= PathSegment.longest }
    }

    /// Whether a query is of a place in this tab and column.
    func contains(_ fields: RequestFields) -> Bool {
        guard let found = columns(in: fields) else { return false }
        return columns == nil || found.count == index
    }
}

/// What leads the visitor to its pages: a stack, or the columns of a split view.
protocol PlaceVisitor: AnyObject {
    /// The visitor goes to a place.
    func go(to fields: RequestFields)
}

/// Leads the visitor who goes to a place to its page: the browser tells the tabs or columns, and they the stacks in theirs.
///
/// Stacks enter themselves when they are evaluated. Nothing of it is stored.
final class TabVisits: TransientValue {
    private struct Entry {
        let segment: String?
        weak var visitor: (any PlaceVisitor)?
    }

    private var entries: [Entry] = []
    /// The place in a tab whose stack has not been made yet.
    private var awaited: (segment: String?, fields: RequestFields)?

    /// The stack of a tab is there.
    func enter(_ visitor: any PlaceVisitor, in segment: String?) {
        guard !entries.contains(where: { $0.visitor === visitor }) else { return }
        entries.removeAll { $0.visitor == nil }
        entries.append(Entry(segment: segment, visitor: visitor))
    }

    /// The visitor goes to a place in a tab.
    func go(to fields: RequestFields, in segment: String?) {
        let found = entries.compactMap { $0.segment == segment ? $0.visitor : nil }
        for visitor in found { visitor.go(to: fields) }
        awaited = found.isEmpty ? (segment, fields) : nil
    }

    /// The place in a tab that is seen for the first time, if the visitor came by their history.
    func removeAwaited(in segment: String?) -> RequestFields? {
        defer { awaited = nil }
        return awaited?.segment == segment ? awaited?.fields : nil
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
