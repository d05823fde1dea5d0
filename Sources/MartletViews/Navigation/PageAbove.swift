import MartletUI

/// The page of a stack above another, if there is one.
struct PageAbove: View {
    let level: Int
    let stack: NavigationStackParts
    let place: [String]
    let pathCount: Int
    /// Where the page below leads, as far as its preference tells.
    let own: NavigationDestinations
    let below: NavigationDestinations
    /// The title of the page below.
    let title: String?
    let displayMode: NavigationBarItem.TitleDisplayMode

    private struct Next {
        let segment: String
        let content: AnyView
        /// How many values of the path belong to it and to those below it.
        let pathCount: Int
        let dismiss: () -> Void
    }

    var body: some View {
        let destinations = (own == NavigationDestinations() ? stack.navigator.destinations(at: level) : own)
            .joined(to: below)
        if let next = next(destinations) {
            // The type would contain itself otherwise.
            AnyView(
                NavigationLevel(
                    level: level + 1, content: PageContent(next.content), stack: stack, place: place + [next.segment],
                    pathCount: next.pathCount, below: destinations,
                    back: NavigationBack(title: title, dismiss: next.dismiss), inheritedDisplayMode: displayMode)
            )
            .id(next.segment)
        }
    }

    private func next(_ destinations: NavigationDestinations) -> Next? {
        guard level < Navigator.depth else { return nil }
        if let presented = destinations.presented {
            return Next(
                segment: presented.segment, content: presented.content(), pathCount: pathCount,
                dismiss: presented.dismiss)
        }
        let (path, navigator) = (stack.path, stack.navigator)
        let elements = path.elements()
        guard elements.count > pathCount else {
            navigator.leave(above: level)
            return nil
        }
        let value = elements[pathCount]
        return Next(
            segment: PathSegment.text(of: value, in: path.elementType) ?? navigator.segment(remembering: value),
            content: destinations.content(for: value) ?? AnyView(MissingDestination(type: type(of: value))),
            // Not by way of the navigator, which has this.
            pathCount: pathCount + 1, dismiss: { [path, pathCount] in path.truncate(pathCount) })
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
