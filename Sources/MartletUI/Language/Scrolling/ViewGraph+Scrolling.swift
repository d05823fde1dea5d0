extension ViewGraph {
    /// Scrolls to the view with `identifier` below `node`, when everything has been evaluated.
    func scroll(to identifier: AnyHashable, in node: Node, _ anchor: UnitPoint?) {
        afterActions { [weak self, weak node] in
            guard let self, let node, !node.isRemoved,
                let found = ScrollTarget.find(identifier, below: node)
            else { return }
            let isAnimated = scheduler.isAnimating
            switch found {
            case .view(let view): scroll(to: view, anchor, isAnimated: isAnimated)
            case .row(let position, let list):
                // The row's nodes are made first.
                list.include(position)
                afterActions { [weak self, weak node] in
                    guard let self, let node, !node.isRemoved,
                        case .view(let view)? = ScrollTarget.find(identifier, below: node)
                    else { return }
                    scroll(to: view, anchor, isAnimated: isAnimated)
                }
            }
        }
        if client.isRendered { onInvalidate?() }
    }

    private func scroll(to view: Node, _ anchor: UnitPoint?, isAnimated: Bool) {
        let command = ScrollCommand(view: view, anchor: anchor, isAnimated: isAnimated)
        // Before the HTML has been written there are no patches.
        if client.isRendered { send(command) } else { page.scrollAfterRendering = command }
    }

    /// Sends what views asked for before there was a page to scroll.
    func sendPendingScroll() {
        guard let command = page.scrollAfterRendering else { return }
        page.scrollAfterRendering = nil
        if !command.view.isRemoved { send(command) }
    }

    private func send(_ command: ScrollCommand) {
        patches.scroll(
            to: command.view.firstIdentifier, block: ScrollAlignment(command.anchor?.y),
            inline: ScrollAlignment(command.anchor?.x), isAnimated: command.isAnimated)
    }
}

/// A view to scroll to.
final class ScrollCommand {
    let view: Node
    let anchor: UnitPoint?
    let isAnimated: Bool

    init(view: Node, anchor: UnitPoint?, isAnimated: Bool) {
        (self.view, self.anchor, self.isAnimated) = (view, anchor, isAnimated)
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
