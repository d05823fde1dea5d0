public import MartletUI

/// Two or three columns, in which what is selected in one says what the next shows.
///
/// ```swift
/// NavigationSplitView {
///     List(mailboxes, selection: $selected) { Text($0.name) }
/// } detail: {
///     Mailbox(id: selected)
/// }
/// ```
///
/// In a window that is narrower than 744 pixels one column is seen at a time: a selected row or a link leads to the next
/// one, and a button back.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compact: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var ownCompact = NavigationSplitViewColumn.sidebar
    @State private var visit = SplitVisit()
    @State private var visits = TabVisits()
    /// Counts the evaluations for which a visit waits.
    @State private var visitStep = 0
    /// The address that the page was asked for with has been followed.
    @State private var hasOpened = false
    /// How often the visitor has gone to a place of their history (``NavigationStack``).
    @State private var visitCount = 0
    @Environment(\.request) private var request
    @Environment(\.tabPlace) private var tab
    @Environment(\.navigation) private var navigation
    @Environment(\.isPresented) private var isPresented

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compact: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail
    ) {
        (self.visibility, self.compact) = (visibility, compact)
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    }

    public var body: some View {
        let columns = SplitColumns(
            visibility: visibility ?? $ownVisibility, compact: compact ?? $ownCompact,
            names: Content.self == EmptyView.self ? [.sidebar, .detail] : [.sidebar, .content, .detail],
            contents: Content.self == EmptyView.self
                ? [PageContent(sidebar), PageContent(detail)]
                : [PageContent(sidebar), PageContent(content), PageContent(detail)],
            visit: visit,
            place: isPlace ? TabPlace(segment: tab?.segment, isInTab: tab != nil, visits: visits, columns: []) : nil)
        let step = $visitStep
        visit.place = columns.place
        visit.start = { step.wrappedValue &+= 1 }
        if isPlace { tab?.visits.enter(visit, in: tab?.segment) }
        return HTML("div") { SplitLevel(index: 0, columns: columns, content: columns.contents[0], titleBefore: nil) }
            .class("m-split-view m-wide")
            .elementStyles([.class(ScreenLook.screen), .class(ScreenLook.columns)])
            // The first column is a place without a segment, whatever there is in it.
            .attribute("data-place", columns.place?.query)
            .modifier(
                _EventModifier(
                    .popstate,
                    .value {
                        visitCount &+= 1
                        visit.go(to: QueryDecoding.fields($0.string ?? ""))
                    })
            )
            .attribute("data-visits", visitCount > 0 ? "\(visitCount)" : nil)
            .onAppear {
                guard !hasOpened else { return }
                hasOpened = true
                guard isPlace else { return }
                if let awaited = tab?.visits.removeAwaited(in: tab?.segment) {
                    visit.go(to: awaited)
                } else if request.query.contains(where: { [TabPlace.column, PathSegment.parameter].contains($0.name) })
                {
                    visit.go(to: request.query)
                }
            }
            .onChange(of: visitStep) {
                if !visit.proceed() {
                    visitStep &+= 1
                } else {
                    columns.show(min(visit.depth, columns.names.count - 1))
                    visits.go(to: visit.fields, in: tab?.segment)
                }
            }
            .preference(key: NavigationDestinationsKey.self, value: NavigationDestinations())
            .preference(key: NavigationBarKey.self, value: NavigationBarContents())
    }
}

extension NavigationSplitView {
    /// Those inside one another, in a page of a stack or in a sheet are in no address.
    private var isPlace: Bool { navigation == nil && !isPresented && tab?.columns == nil }

    /// Creates three columns.
    ///
    /// - Parameters:
    ///   - sidebar: The first column.
    ///   - content: The second.
    ///   - detail: The third.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(nil, nil, sidebar(), content(), detail()) }

    /// Creates three columns that the program shows and hides.
    ///
    /// - Parameters:
    ///   - columnVisibility: Which columns are seen in a wide window.
    ///   - sidebar: The first column.
    ///   - content: The second.
    ///   - detail: The third.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, nil, sidebar(), content(), detail()) }

    /// Creates three columns, of which the program says which one is seen in a narrow window.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: The column that is seen in a narrow window.
    ///   - sidebar: The first column.
    ///   - content: The second.
    ///   - detail: The third.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(nil, preferredCompactColumn, sidebar(), content(), detail()) }

    /// Creates three columns that the program shows and hides, in a narrow window, too.
    ///
    /// - Parameters:
    ///   - columnVisibility: Which columns are seen in a wide window.
    ///   - preferredCompactColumn: The column that is seen in a narrow window.
    ///   - sidebar: The first column.
    ///   - content: The second.
    ///   - detail: The third.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail()) }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    ///
    /// - Parameters:
    ///   - sidebar: The first column.
    ///   - detail: The second.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), EmptyView(), detail())
    }

    /// Creates two columns that the program shows and hides.
    ///
    /// - Parameters:
    ///   - columnVisibility: Which columns are seen in a wide window.
    ///   - sidebar: The first column.
    ///   - detail: The second.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, nil, sidebar(), EmptyView(), detail()) }

    /// Creates two columns, of which the program says which one is seen in a narrow window.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: The column that is seen in a narrow window.
    ///   - sidebar: The first column.
    ///   - detail: The second.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail()) }

    /// Creates two columns that the program shows and hides, in a narrow window, too.
    ///
    /// - Parameters:
    ///   - columnVisibility: Which columns are seen in a wide window.
    ///   - preferredCompactColumn: The column that is seen in a narrow window.
    ///   - sidebar: The first column.
    ///   - detail: The second.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail()) }
}
