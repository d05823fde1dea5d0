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
    @State private var bar = NavigationBarContents()

    var body: some View {
        let next = next
        HTML("section") {
            NavigationBar(title: title, contents: bar, back: back, displayMode: displayMode)
            HTML("div") {
                content
                    .onPreferenceChange(NavigationDestinationsKey.self) {
                        own = $0
                        enter($0)
                        navigator.openAwaited(above: level)
                    }
                    .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
                    .onPreferenceChange(NavigationBarKey.self) { bar = $0 }
            }
            .class("m-page-content m-wide")
            BottomBar(contents: bar)
        }
        .attribute("hidden", next == nil ? nil : "")
        .attribute("data-place", PathSegment.query(place))
        .class("m-page m-wide")
        .pageTitle(next == nil ? title : nil)
        .environment(
            \.navigation,
            NavigationContext(navigator: navigator, place: place, elementType: stack.path.elementType)
        )
        .modifier(PageDismissal(back: back, dismissal: dismissal))
        .onAppear { navigator.openAwaited(above: level) }
        if let next { page(over: next) }
    }

    private var navigator: Navigator { stack.navigator }

    private var displayMode: NavigationBarItem.TitleDisplayMode {
        if let own = bar.displayMode, own != .automatic { own } else { inheritedDisplayMode }
    }

    /// The page above this one.
    private struct Next {
        let segment: String
        let content: AnyView
        /// How many values of the path belong to it and to those below it.
        let pathCount: Int
        let dismiss: () -> Void
    }


    private var next: Next? {
        enter(own)
        let destinations = own.joined(to: below)
        guard level < Navigator.depth else { return nil }
        if let presented = own.presented {
            return Next(
                segment: presented.segment, content: presented.content(), pathCount: pathCount,
                dismiss: presented.dismiss)
        }
        let elements = stack.path.elements()
        guard elements.count > pathCount else {
            navigator.leave(above: level)
            return nil
        }
        let value = elements[pathCount]
        return Next(
            segment: PathSegment.text(of: value, in: stack.path.elementType) ?? navigator.segment(remembering: value),
            content: destinations.content(for: value) ?? AnyView(MissingDestination(type: type(of: value))),
            pathCount: pathCount + 1, dismiss: { stack.path.truncate(pathCount) })
    }

    private func page(over next: Next) -> some View {
        // The type would contain itself otherwise.
        AnyView(
            NavigationLevel(
                level: level + 1, content: PageContent(next.content), stack: stack, place: place + [next.segment],
                pathCount: next.pathCount, below: own.joined(to: below),
                back: NavigationBack(title: title, dismiss: next.dismiss), inheritedDisplayMode: displayMode)
        )
        .id(next.segment)
    }

    /// Enters this page among those that the navigator knows, with where its views lead.
    private func enter(_ own: NavigationDestinations) {
        let (stack, pathCount, destinations) = (stack, pathCount, own.joined(to: below))
        func push(_ value: any Hashable) -> Bool {
            stack.path.truncate(pathCount)
            return stack.path.append(value)
        }
        navigator.enter(
            Navigator.Page(
                segment: place.last ?? "", dismiss: { [back] in back?.dismiss() }, push: push,
                open: { [navigator, level] segment in
                    if segment.hasPrefix(NavigationMark.prefix) { return navigator.present(segment, at: level) }
                    if segment.hasPrefix("~") { return navigator.value(of: segment).map(push) ?? false }
                    let value = destinations.value(of: segment, in: stack.path.elementType)
                    return value.map(push) ?? false
                }), at: level)
    }
}

extension NavigationDestinations {
    /// The value that a segment of an address stands for, if one of the destinations is for such a value.
    fileprivate func value(of segment: String, in elementType: (any Hashable.Type)?) -> (any Hashable)? {
        if let elementType { return PathSegment.value(of: segment, as: elementType, named: false) }
        return values.reversed().lazy.compactMap { PathSegment.value(of: segment, as: $0.type, named: true) }.first
    }
}

/// What is shown for a value for whose type no view has declared a destination.
private struct MissingDestination: View {
    let type: any Hashable.Type

    var body: some View {
        Text("There is no navigationDestination(for: \(String(describing: type)).self) in this stack.")
            .foregroundStyle(.secondary)
            .padding()
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
