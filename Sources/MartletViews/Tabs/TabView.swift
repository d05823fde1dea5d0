public import MartletUI

/// Several views, of which one is seen at a time: a bar at the bottom leads from one to another.
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

    /// Creates tabs with a selection.
    ///
    /// - Parameters:
    ///   - selection: The value of the tab that is seen.
    ///   - content: The tabs.
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
        HTML("div") {
            ForEach(tabs) { tab in
                TabPage(tab: tab, isSeen: tab.id == selected, hasBeenSeen: seen.contains(tab.id))
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
        .onChange(of: selected, initial: true) { if let selected { seen.insert(selected) } }
    }

    private func selected(in tabs: [TabEntry]) -> String? {
        guard let selection else { return tabs.first { $0.id == ownSelection }?.id ?? tabs.first?.id }
        let value = AnyHashable(selection.wrappedValue)
        return tabs.first { $0.value == value }?.id ?? tabs.first?.id
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
    @State private var title: String?

    var body: some View {
        HTML("div") {
            if isSeen || hasBeenSeen {
                tab.view.environment(\.isInHiddenTab, !isSeen)
                    .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
            }
        }
        .attribute("hidden", isSeen ? nil : "")
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
