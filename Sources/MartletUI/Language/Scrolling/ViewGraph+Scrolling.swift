extension ViewGraph {
    /// Scrolls to the view with `identifier` below `node`, when everything has been evaluated.
    func scroll(to identifier: AnyHashable, in node: Node, _ anchor: UnitPoint?) {
        afterActions { [weak self, weak node] in
            guard let self, let node, !node.isRemoved,
                let found = ScrollDestination.find(identifier, below: node)
            else { return }
            let isAnimated = scheduler.isAnimating
            switch found {
            case .view(let view): scroll(to: view, anchor, isAnimated: isAnimated)
            case .row(let position, let list):
                // The row's nodes are made first.
                list.include(position)
                afterActions { [weak self, weak node] in
                    guard let self, let node, !node.isRemoved,
                        case .view(let view)? = ScrollDestination.find(identifier, below: node)
                    else { return }
                    scroll(to: view, anchor, isAnimated: isAnimated)
                }
            }
        }
        if client.isRendered { onInvalidate?() }
    }

    /// Scrolls the content of the scroll view at the element of `control`, when everything has been evaluated.
    func scrollContent(of control: ControlNode, x: Double?, y: Double?) {
        afterActions { [weak self, weak control] in
            guard let self, let control, !control.isRemoved else { return }
            perform(ScrollCommand(target: .content(control, x: x, y: y), isAnimated: scheduler.isAnimating))
        }
        if client.isRendered { onInvalidate?() }
    }

    private func scroll(to view: Node, _ anchor: UnitPoint?, isAnimated: Bool) {
        perform(ScrollCommand(target: .view(view, anchor), isAnimated: isAnimated))
    }

    private func perform(_ command: ScrollCommand) {
        // Before the HTML has been written there are no patches.
        if client.isRendered { send(command) } else { page.scrollAfterRendering = command }
    }

    /// Sends what views asked for before there was a page to scroll.
    func sendPendingScroll() {
        guard let command = page.scrollAfterRendering else { return }
        page.scrollAfterRendering = nil
        send(command)
    }

    private func send(_ command: ScrollCommand) {
        switch command.target {
        case .view(let view, let anchor):
            guard !view.isRemoved else { return }
            patches.scroll(
                to: view.firstIdentifier, block: ScrollAlignment(anchor?.y), inline: ScrollAlignment(anchor?.x),
                isAnimated: command.isAnimated)
        case .content(let control, let x, let y):
            guard !control.isRemoved else { return }
            patches.scrollContent(
                of: control.number, x: x.map(ScrollCommand.bounded), y: y.map(ScrollCommand.bounded),
                isAnimated: command.isAnimated)
        }
    }
}

/// What a page is to scroll. An object, because a page at rest has none.
final class ScrollCommand {
    enum Target {
        /// So that a view is visible.
        case view(Node, UnitPoint?)
        /// The content of a scroll view to an offset, along each axis that has one.
        case content(ControlNode, x: Double?, y: Double?)
    }

    let target: Target
    let isAnimated: Bool

    init(target: Target, isAnimated: Bool) { (self.target, self.isAnimated) = (target, isAnimated) }

    /// Farther than any content goes: its end.
    static let farthest = 100_000_000.0

    static func bounded(_ offset: Double) -> Double {
        offset.isNaN ? 0 : min(max(offset, -farthest), farthest)
    }
}

/// Where a view comes to stand along one axis, in the browser's words.
enum ScrollAlignment: String {
    case start, center, end, nearest

    init(_ place: CGFloat?) {
        guard let place else { self = .nearest; return }
        self = place < 0.25 ? .start : place > 0.75 ? .end : .center
    }
}
