import MartletUI

/// The tabs of a ``TabView`` as pages beside one another, with dots that are buttons. The browser scrolls them, and its script
/// tells which one is seen then (`martlet-pages.js`). Without a script the dots are all that leads from one to another.
struct TabPager: View {
    let tabs: [TabEntry]
    let selected: String?
    let seen: Set<String>
    let indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    /// Returns whether the tab is the selected one now.
    let select: (TabEntry) -> Bool

    /// How often the program has not followed the visitor. The browser goes back when this changes.
    @State private var refusals = 0
    @Environment(\.hasIndexBackground) private var hasIndexBackground

    var body: some View {
        let current = tabs.firstIndex { $0.id == selected } ?? 0
        HTML("div") {
            HTML("div") {
                ForEach(Array(tabs.enumerated()), id: \.element.id) { position, tab in
                    // The next ones are there when the visitor begins to swipe.
                    SwipedPage(
                        tab: tab, isSeen: position == current,
                        isThere: seen.contains(tab.id) || abs(position - current) <= 1)
                }
            }
            .attribute("tabindex", "0").attribute("role", "group").attribute("aria-label", "Pages")
            .attribute("data-page", refusals > 0 ? "\(current) \(refusals)" : "\(current)")
            .class("m-pages m-more")
            // No landmark: a page may have several, and their names are the same.
            HTML("div") {
                ForEach(Array(tabs.enumerated()), id: \.element.id) { position, tab in
                    Button {
                        _ = select(tab)
                    } label: {
                        HTML("span") { tab.label }.class("m-said-only")
                    }
                    .buttonStyle(.plain)
                    .attribute("aria-current", position == current ? "true" : nil)
                }
            }
            .attribute("role", "group").attribute("aria-label", "Choose a page")
            // Not on what has the fields of the pages in it: they have events of that name.
            .modifier(_EventModifier(.change, .value { if case .number(let position) = $0 { turn(to: position) } }))
            .class(hasIndexBackground ? "m-dots m-behind" : "m-dots")
        }
        .class(indexDisplayMode.showsDots(of: tabs.count) ? "m-pager m-wide m-high" : "m-pager m-wide m-high m-bare")
        .elementStyles([.class(ScreenLook.screen), .class(Self.rules)])
    }

    /// The visitor has come to a page by scrolling.
    private func turn(to position: Double) {
        guard let position = Int(exactly: position), tabs.indices.contains(position) else { return }
        if !select(tabs[position]) { refusals &+= 1 }
    }

    /// A page has these rules only if it has such pages.
    private static let rules = StyleClass(
        "pager",
        rules: """
            display:grid;grid-template:minmax(0,1fr) auto/minmax(0,1fr);gap:0;min-width:0;min-height:0;\
            :is(#martlet,#martlet>.m-contents,#martlet>.m-contents>.m-contents)>&{height:100dvh}\
            &>.m-pages{display:flex;min-height:0;overflow:auto hidden;scroll-snap-type:x mandatory;scrollbar-width:none}\
            &>.m-pages>*{display:grid;flex:0 0 100%;grid-template:minmax(0,1fr)/minmax(0,1fr);box-sizing:border-box;min-width:0;\
            overflow:hidden auto;scroll-snap-align:start;scroll-snap-stop:always}\
            &>.m-pages>:not([inert]){scroll-initial-target:nearest}\
            &>.m-dots{display:flex;flex-wrap:wrap;justify-content:center;justify-self:center;border-radius:1rem}\
            &>.m-behind{margin-block:.25rem;background:color-mix(in srgb,var(--m-text) 10%,transparent)}\
            &>.m-dots>button{display:grid;place-items:center;min-width:1.5rem;min-height:1.5rem;padding:0}\
            &>.m-dots>button::after{width:.5rem;height:.5rem;content:"";background:var(--m-text);border-radius:50%;opacity:.3}\
            &>.m-dots>[aria-current]::after{opacity:1}\
            @media (scripting:enabled){&.m-bare>.m-dots:not(:focus-within){position:absolute;clip-path:inset(50%)}}\
            @media (scripting:none){&>.m-pages>[inert]{display:none}}
            """)
}

/// A page of a ``TabPager``. One that is not seen cannot be pressed or heard.
private struct SwipedPage: View {
    let tab: TabEntry
    let isSeen: Bool
    let isThere: Bool
    @State private var title: String?

    var body: some View {
        HTML("div") {
            if isThere {
                tab.view.environment(\.isInHiddenTab, !isSeen)
                    .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .attribute("inert", isSeen ? nil : "")
        .pageTitle(isSeen ? title : nil)
        .preference(key: NavigationTitleKey.self, value: nil)
    }
}
