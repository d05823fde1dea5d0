public import MartletUI

/// Several views, of which one is seen at a time: a bar at the bottom leads from one to another, or a swipe
/// (`tabViewStyle(.page)`).
///
/// ```swift
/// TabView {
///     Tab("Recipes", systemImage: "house") { RecipeList() }
///     Tab("Settings", systemImage: "star") { Settings() }
/// }
/// ```
///
/// A tab's views are made when it is seen first, and keep their state when another is seen. The content consists of tabs,
/// or of views with `tabItem(_:)` and, where there is a selection, `tag(_:)`.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var ownSelection: String?
    /// The tabs that have been seen.
    @State private var seen: Set<String> = []
    @State private var visits = TabVisits()
    /// The address that the page was asked for with has been followed.
    @State private var hasOpened = false
    /// How often the visitor has gone to a place of their history (``NavigationStack``).
    @State private var visitCount = 0
    @Environment(\.request) private var request
    @Environment(\.tabPlace) private var outerTab
    @Environment(\.navigation) private var navigation
    @Environment(\.isPresented) private var isPresented
    @Environment(\.tabPageIndex) private var pageIndex
    @Environment(\.tabAccessory) private var accessory

    /// Creates tabs with a selection.
    ///
    /// - Parameters:
    ///   - selection: The value of the tab that is seen.
    ///   - content: The tabs.
    public init<Tabs: View>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Content == Group<Tabs> {
        self.selection = selection
        self.content = Group(content: content)
    }

    /// Creates tabs of views with `tabItem(_:)` and `tag(_:)`, with a selection.
    ///
    /// - Parameters:
    ///   - selection: The tag of the view that is seen.
    ///   - content: The views.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    /// Creates tabs. The first is seen first.
    ///
    /// - Parameter content: The tabs.
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        (selection, self.content) = (nil, content())
    }

    public var body: some View {
        let tabs = TabEntry.all(in: content)
        let selected = selected(in: tabs)
        Group {
            if let pageIndex {
                TabPager(tabs: tabs, selected: selected, seen: seen, indexDisplayMode: pageIndex) { tab in
                    select(tab)
                    return self.selected(in: tabs) == tab.id
                }
            } else {
                bar(of: tabs, selected)
            }
        }
        .onChange(of: selected, initial: true) { if let selected { seen.insert(selected) } }
    }

    @ViewBuilder private func bar(of tabs: [TabEntry], _ selected: String?) -> some View {
        let visits = visits
        let isPlace = outerTab == nil && navigation == nil && !isPresented
        HTML("div") {
            ForEach(tabs) { tab in
                TabPage(
                    tab: tab, isSeen: tab.id == selected, hasBeenSeen: seen.contains(tab.id),
                    place: isPlace ? TabPlace(segment: tab.segment, visits: visits) : outerTab, isPlace: isPlace)
            }
            if let accessory {
                HTML("div") { accessory.environment(\.tabViewBottomAccessoryPlacement, .expanded) }
                    .class("m-tab-accessory")
            }
            HTML("nav") {
                ForEach(tabs) { tab in
                    TabButton(tab: tab, isSeen: tab.id == selected) { select(tab) }
                }
            }
            .attribute("aria-label", "Tabs")
            .class("m-tab-bar")
        }
        .class("m-tabs m-wide")
        .elementStyles([.class(ScreenLook.screen), .class(ScreenLook.tabs)])
        .elementStyles(accessory == nil ? [] : [.class(ScreenLook.tabAccessory)])
        .modifier(
            _EventModifier(
                .popstate,
                .value { value in
                    guard isPlace else { return }
                    visitCount &+= 1
                    let fields = QueryDecoding.fields(value.string ?? "")
                    let segment = TabPlace.segment(in: fields)
                    open(segment, of: tabs)
                    visits.go(to: fields, in: segment)
                })
        )
        .attribute("data-visits", visitCount > 0 ? "\(visitCount)" : nil)
        .onAppear {
            guard !hasOpened else { return }
            hasOpened = true
            if isPlace, let segment = TabPlace.segment(in: request.query) { open(segment, of: tabs) }
        }
    }

    private func selected(in tabs: [TabEntry]) -> String? {
        guard let selection else { return tabs.first { $0.id == ownSelection }?.id ?? tabs.first?.id }
        let value = AnyHashable(selection.wrappedValue)
        return tabs.first { $0.value == value }?.id ?? tabs.first?.id
    }

    /// Shows the tab of a place.
    private func open(_ segment: String?, of tabs: [TabEntry]) {
        if let tab = tabs.first(where: { $0.segment == segment }) { select(tab) }
    }

    private func select(_ tab: TabEntry) {
        if let selection, let value = tab.value?.base as? SelectionValue { selection.wrappedValue = value }
        ownSelection = tab.id
    }
}

/// The views of a tab. They stay in the document, hidden, while another tab is seen.
private struct TabPage: View {
    let tab: TabEntry
    let isSeen: Bool
    let hasBeenSeen: Bool
    let place: TabPlace?
    let isPlace: Bool
    @State private var title: String?

    var body: some View {
        HTML("div") {
            if isSeen || hasBeenSeen {
                tab.view.environment(\.isInHiddenTab, !isSeen).environment(\.tabPlace, place)
                    .environment(\.tabAccessory, nil)
                    .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
            }
        }
        .attribute("hidden", isSeen ? nil : "")
        // A stack in it says more.
        .attribute("data-place", isPlace ? place?.query : nil)
        .class("m-tab-page m-wide")
        .pageTitle(isSeen ? title : nil)
        .preference(key: NavigationTitleKey.self, value: nil)
    }
}

private struct TabButton: View {
    let tab: TabEntry
    let isSeen: Bool
    let select: () -> Void

    var body: some View {
        Button(action: select) {
            tab.label
            if let badge = tab.badge { badge.class("m-badge") }
        }
        .buttonStyle(.plain)
        .attribute("aria-current", isSeen ? "page" : nil)
        .class("m-tab")
    }
}

private struct HiddenTabKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is in a tab that is not seen: its title is not the document's.
    var isInHiddenTab: Bool {
        get { self[HiddenTabKey.self] }
        set { self[HiddenTabKey.self] = newValue }
    }
}
