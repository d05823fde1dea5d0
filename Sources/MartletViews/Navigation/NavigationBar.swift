import MartletUI

/// The bar at the top of a page: the way back, the title and the items of its toolbar. A page without any has none.
struct NavigationBar: View {
    /// What the page is called, which its bar may leave out.
    let title: String?
    let contents: NavigationBarContents
    let back: NavigationBack?
    let displayMode: NavigationBarItem.TitleDisplayMode
    /// What the bar of a column of a split view has besides.
    var columnButtons: SplitButtons?

    var body: some View {
        if !contents.isHidden(.navigationBar) {
            if hasBar || columnButtons != nil {
                HTML("header") {
                    BarPart(name: "m-bar-leading") {
                        if let columnButtons { columnButtons }
                        if let back, contents.hidesBackButton != true { BackButton(back: back) }
                        BarItems(items: contents.items(.leading))
                    }
                    BarPart(name: "m-bar-middle") {
                        if !principal.isEmpty {
                            BarItems(items: principal)
                        } else if isInline, let title = shownTitle {
                            heading(title, look: "m-bar-title")
                        }
                    }
                    BarPart(name: "m-bar-trailing") {
                        BarItems(items: contents.items(.trailing))
                        BarMenu(items: contents.items(.menu))
                    }
                }
                .class("m-bar")
                .class(hasBar ? "" : columnButtons?.look ?? "")
                .class("m-bar-plain", when: contents.backgrounds[.navigationBar] == .hidden)
                .elementStyles(contents.styles(.navigationBar))
            }
            if !isInline, let title = shownTitle { heading(title, look: "m-large-title") }
        }
    }

    private func heading(_ title: String, look: String) -> TitleMenu {
        TitleMenu(title: title, subtitle: contents.subtitle, look: look, items: contents.items(.titleMenu))
    }

    private var shownTitle: String? { contents.hidesTitle ? nil : title }

    private var principal: [ToolbarEntry] { contents.items(.principal) }

    private var isInline: Bool { displayMode == .inline }

    /// Whether there is anything in the bar.
    private var hasBar: Bool {
        back != nil && contents.hidesBackButton != true || isInline && shownTitle != nil
            || contents.items.contains { $0.placement.part != .bottom && $0.placement.part != .titleMenu }
    }
}

/// The bar at the bottom of a page; a page without items for it has none.
struct BottomBar: View {
    let contents: NavigationBarContents

    var body: some View {
        let items = contents.items(.bottom)
        if !items.isEmpty, !contents.isHidden(.bottomBar) {
            HTML("footer") { BarItems(items: items) }.class("m-bar m-bottom-bar m-label-icon")
                .elementStyles(contents.styles(.bottomBar))
        }
    }
}

/// A page's heading, which has the focus when the page comes.
private struct PageTitle: View {
    let title: String
    let look: String

    var body: some View { HTML("h1") { Text(verbatim: title) }.attribute("tabindex", "-1").class(look) }
}

/// A page's title, which may open a menu, and what stands under it.
private struct TitleMenu: View {
    let title: String
    let subtitle: String?
    let look: String
    let items: [ToolbarEntry]

    var body: some View {
        if items.isEmpty {
            PageTitle(title: title, look: look)
        } else {
            Menu {
                BarItems(items: items)
            } label: {
                PageTitle(title: title, look: look)
            }
            .menuStyle(.borderlessButton)
        }
        if let subtitle {
            Text(verbatim: subtitle).font(.subheadline).foregroundStyle(.secondary).class("m-subtitle")
        }
    }
}

struct BackButton: View {
    let back: NavigationBack

    var body: some View {
        Button(action: back.dismiss) {
            HTML("span").class("m-back-arrow").attribute("aria-hidden", "true")
            Text(verbatim: back.title ?? "Back").class("m-back-title")
        }
        .buttonStyle(.borderless)
        .class("m-back")
        .accessibilityLabel(back.title.map { "Back to \($0)" } ?? "Back")
    }
}

private struct BarPart<Content: View>: View {
    let name: String
    @ViewBuilder let content: Content

    // A label in a bar is its symbol; it says its title to a screen reader, and to everybody if the symbol is not known.
    var body: some View { HTML("div") { content }.class(name).class("m-label-icon") }
}

/// The items of a part of a bar, each with its own identity.
private struct BarItems: View {
    let items: [ToolbarEntry]

    var body: some View {
        ForEach(items) { item in item.content }
    }
}

/// The items that SwiftUI shows in a menu.
private struct BarMenu: View {
    let items: [ToolbarEntry]

    var body: some View {
        if !items.isEmpty {
            Menu {
                BarItems(items: items)
            } label: {
                Text(verbatim: "⋯").accessibilityLabel("More")
            }
        }
    }
}
