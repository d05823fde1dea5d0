import MartletUI

/// What a browser tells of scroll views, as Public/martlet-scroll.js does.
extension ModelDOM {
    /// The events that the client sends when a visitor scrolls the scroll view at `element` so far.
    func scroll(
        _ element: ModelElement, to offset: CGPoint, contentSize: CGSize, containerSize: CGSize,
        showing targets: [ModelElement]
    ) throws(TestPageError) -> [PageEvent] {
        func follows(_ element: ModelElement) -> Bool {
            element.listens(to: "scroll") && !element.scrollClasses.allSatisfy { $0.hasPrefix("m-seen-") }
        }
        guard let listener = element.closest(follows) ?? element.first(follows), let number = listener.number else {
            throw TestPageError(
                .noHandler, "Nothing on \(TestElement(element, in: self)) asks how far a scroll view is scrolled.")
        }
        func report(_ numbers: [Double]) -> PageEvent {
            PageEvent(target: number, type: "scroll", value: .array(numbers.map { .number($0) }))
        }
        func geometry(_ phase: Double) -> PageEvent {
            report([
                0, phase, offset.x, offset.y, contentSize.width, contentSize.height, containerSize.width,
                containerSize.height, 0, 0, 0, 0,
            ])
        }
        let classes = listener.scrollClasses
        let seen = targets.compactMap { $0.number.map(Double.init) }
        var events: [PageEvent] = []
        if classes.contains("m-follow-geometry") || classes.contains("m-follow-phase") { events.append(geometry(2)) }
        if classes.contains(where: { $0.hasPrefix("m-targets-") }) {
            events.append(report([2] + seen.flatMap { [$0, 1] }))
        }
        if classes.contains("m-follow-phase") { events.append(geometry(0)) }
        if classes.contains("m-follow-position"), let first = seen.first {
            events.append(PageEvent(target: number, type: "scroll", value: .number(first)))
        }
        if classes.contains("m-follow-visitor") { events.append(report([3, seen.first ?? 0])) }
        return events
    }

    /// The events that the client sends when a part of a view can be seen.
    func show(_ element: ModelElement, part: Double) throws(TestPageError) -> [PageEvent] {
        func asks(_ element: ModelElement) -> Bool {
            element.listens(to: "scroll") && element.scrollClasses.contains { $0.hasPrefix("m-seen-") }
        }
        guard let number = (element.closest(asks) ?? element.first(asks))?.number else {
            throw TestPageError(.noHandler, "Nothing on \(TestElement(element, in: self)) asks whether it is seen.")
        }
        return [PageEvent(target: number, type: "scroll", value: .array([.number(1), .number(part)]))]
    }
}

extension ModelElement {
    /// What the element asks a browser to tell of scrolling.
    fileprivate var scrollClasses: [Substring] {
        (attributes["class"] ?? "").split(separator: " ").filter { name in
            ["m-follow-", "m-seen-", "m-targets-"].contains { name.hasPrefix($0) }
        }
    }
}
