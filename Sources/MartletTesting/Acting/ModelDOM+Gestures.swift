import MartletUI

/// What a pointer does to an element, as Public/martlet-gestures.js tells it.
extension ModelDOM {
    /// A gesture of an element, as `data-gesture` describes it.
    private struct Gesture {
        let element: ModelElement
        let index: Int
        let observesChanges: Bool
    }

    /// The events of a drag of `element` from one point to another, with as many changes on the way.
    func drag(_ element: ModelElement, from start: CGPoint, by way: CGSize, steps: Int) throws(TestPageError)
        -> [PageEvent]
    {
        try checkUse(of: element)
        let gesture = try gesture("drag", of: element)
        let end = max(1, min(steps, 1_000))
        var events: [PageEvent] = []
        for step in 1...end {
            let part = Double(step) / Double(end)
            let place = CGPoint(x: start.x + way.width * part, y: start.y + way.height * part)
            if gesture.observesChanges { events.append(event(gesture, 1, start, place)) }
            if step == end { events.append(event(gesture, 2, start, place)) }
        }
        return events
    }

    /// The events of a long press, or of one that is let go too early.
    func longPress(_ element: ModelElement, isComplete: Bool) throws(TestPageError) -> [PageEvent] {
        try checkUse(of: element)
        let gesture = try gesture("press", of: element)
        let last = event(gesture, isComplete ? 2 : 3, .zero, .zero)
        return gesture.observesChanges ? [event(gesture, 1, .zero, .zero), last] : isComplete ? [last] : []
    }

    /// The event of a tap whose place is told.
    func tap(_ element: ModelElement, at place: CGPoint) throws(TestPageError) -> [PageEvent] {
        try checkUse(of: element)
        return [event(try gesture("tap", of: element), 2, place, place)]
    }

    /// The events of a pointer that comes or leaves.
    func hover(_ element: ModelElement, _ isInside: Bool, at place: CGPoint) throws(TestPageError) -> [PageEvent] {
        try event(
            "hover", at: element, value: .array([.number(isInside ? 1 : 0), .number(place.x), .number(place.y)]))
    }

    /// The events of a picture that cannot be loaded.
    func failToLoad(_ element: ModelElement) throws(TestPageError) -> [PageEvent] {
        try event("error", at: element, value: .string(element.attributes["src"] ?? ""))
    }

    /// The events of a drag from one element to another.
    func drag(
        _ element: ModelElement, onto target: ModelElement, at place: CGPoint
    ) throws(TestPageError) -> [PageEvent] {
        try checkUse(of: element)
        func report(_ phase: Double) throws(TestPageError) -> [PageEvent] {
            try event("drop", at: target, value: .array([phase, place.x, place.y].map { .number($0) }))
        }
        let begin = try event("drag", at: element)
        let tellsTargets = target.closest({ $0.listens(to: "drop") })?.attributes["data-targeted"] != nil
        let over = tellsTargets ? [try report(1), try report(2), try report(0)].flatMap { $0 } : try report(2)
        guard !begin.isEmpty, !over.isEmpty else {
            throw TestPageError(
                .noHandler,
                "\(TestElement(begin.isEmpty ? element : target, in: self)) is not part of any drag.")
        }
        return begin + over
    }

    private func gesture(_ kind: String, of element: ModelElement) throws(TestPageError) -> Gesture {
        var around: ModelElement? = element
        while let listener = around?.closest({ $0.listens(to: "gesture") || $0.listens(to: "press") }) {
            let leaves = (listener.attributes["data-gesture"] ?? "").split(separator: " ").dropFirst()
            for (index, leaf) in leaves.enumerated() where leaf.hasPrefix(kind + ":") {
                let parts = leaf.split(separator: ":", omittingEmptySubsequences: false)
                return Gesture(element: listener, index: index, observesChanges: parts.count > 3 && parts[3] == "1")
            }
            around = listener.parent
        }
        throw TestPageError(
            .noHandler, "Neither \(TestElement(element, in: self)) nor an element around it has such a gesture.")
    }

    private func event(_ gesture: Gesture, _ phase: Double, _ start: CGPoint, _ place: CGPoint) -> PageEvent {
        let numbers = [Double(gesture.index), phase, start.x, start.y, place.x, place.y, 0, 0, 1, 0, 0]
        return PageEvent(
            target: gesture.element.number ?? 0, type: gesture.element.listens(to: "press") ? "press" : "gesture",
            value: .array(numbers.map { .number($0) }))
    }
}
