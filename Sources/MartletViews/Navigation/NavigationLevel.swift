import MartletUI

/// What all pages of a stack have in common.
struct NavigationStackParts {
    let path: PathAccess
    let navigator: Navigator
}

/// The way from a page of a stack to the one below it.
struct NavigationBack {
    /// The title of the page below.
    let title: String?
    let dismiss: () -> Void
}

/// One page of a stack, and those above it. A page that is covered stays in the document, hidden.
struct NavigationLevel: View {
    let level: Int
    let content: PageContent
    let stack: NavigationStackParts
    /// Where this page is: the segments of the pages from the root up to it.
    let place: [String]
    /// How many values of the path belong to this page and those below it.
    let pathCount: Int
    /// Where the pages below lead.
    let below: NavigationDestinations
    let back: NavigationBack?
    /// How the page below shows its title.
    var inheritedDisplayMode = NavigationBarItem.TitleDisplayMode.automatic

    @State private var own = NavigationDestinations()
    @State private var title: String?
    @State private var dismissal = Dismissal()
    @Environment(\.isInHiddenTab) private var isInHiddenTab
    @Environment(\.tabPlace) private var tab
    @State private var bar = NavigationBarContents()
    @State private var hasSheet = false
    @State private var editMode = EditMode.inactive

    var body: some View {
        enter(own)
        let isCovered = isCovered
        return Group {
            section(isCovered)
            // After the views of this page, which say where they lead when they are evaluated.
            PageAbove(
                level: level, stack: stack, place: place, pathCount: pathCount, own: own, below: below, title: title,
                displayMode: displayMode)
        }
    }

    private func section(_ isCovered: Bool) -> some View {
        HTML("section") {
            NavigationBar(title: title, contents: bar, back: back, displayMode: displayMode)
            HTML("div") {
                content
                    .onPreferenceChange(NavigationDestinationsKey.self) {
                        own = $0
                        navigator.forgetDeclarations(at: level)
                        enter($0)
                        navigator.openAwaited(above: level)
                    }
                    .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
                    .onPreferenceChange(NavigationBarKey.self) { bar = $0 }
                    .onPreferenceChange(SheetKey.self) { hasSheet = $0 }
            }
            .class("m-page-content m-wide")
            BottomBar(contents: bar)
        }
        // A sheet in what is hidden would be hidden, too.
        .attribute("hidden", isCovered && !hasSheet ? "" : nil)
        .class("m-covered", when: isCovered && hasSheet)
        .attribute("data-place", PathSegment.query(place, in: tab))
        .class("m-page m-wide")
        .pageTitle(isCovered || isInHiddenTab ? nil : title)
        .environment(\.editMode, $editMode)
        .environment(
            \.navigation,
            NavigationContext(navigator: navigator, place: place, tab: tab, elementType: stack.path.elementType)
        )
        .modifier(PageDismissal(back: back, dismissal: dismissal))
        .onAppear { navigator.openAwaited(above: level) }
    }

    private var navigator: Navigator { stack.navigator }

    private var displayMode: NavigationBarItem.TitleDisplayMode {
        if let own = bar.displayMode, own != .automatic { own } else { inheritedDisplayMode }
    }

    private var isCovered: Bool { own.presented != nil || stack.path.elements().count > pathCount }

    /// Enters this page among those that the navigator knows, with where its views lead.
    private func enter(_ own: NavigationDestinations) {
        // Nothing of this refers to the navigator, which has it.
        let (path, level, pathCount, destinations) = (stack.path, level, pathCount, own.joined(to: below))
        func push(_ value: any Hashable) -> Bool {
            path.truncate(pathCount)
            return path.append(value)
        }
        navigator.enter(
            Navigator.Page(
                segment: place.last ?? "", dismiss: { [back] in back?.dismiss() }, push: push,
                open: { [weak navigator] segment in
                    guard let navigator else { return false }
                    if segment.hasPrefix(NavigationMark.prefix) { return navigator.present(segment, at: level) }
                    if segment.hasPrefix("~") { return navigator.value(of: segment).map(push) ?? false }
                    let value = destinations.value(of: segment, in: path.elementType)
                    return value.map(push) ?? false
                }), at: level)
    }
}

extension NavigationDestinations {
    /// The value that a segment of an address stands for, if one of the destinations is for such a value.
    func value(of segment: String, in elementType: (any Hashable.Type)?) -> (any Hashable)? {
        if let elementType { return PathSegment.value(of: segment, as: elementType, named: false) }
        return values.reversed().lazy.compactMap { PathSegment.value(of: segment, as: $0.type, named: true) }.first
    }
}

/// Gives the views of a page over the root the way back. In the root, what presents the stack stays to be dismissed.
private struct PageDismissal: ViewModifier {
    let back: NavigationBack?
    let dismissal: Dismissal

    func body(content: Content) -> some View {
        if let back {
            dismissal.action = back.dismiss
            return AnyView(content.environment(\.dismiss, DismissAction(dismissal)).environment(\.isPresented, true))
        }
        return AnyView(content)
    }
}
