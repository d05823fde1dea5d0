public import MartletUI

extension TestPage {
    /// Drags an element. Throws if neither it nor an element around it has a drag gesture.
    ///
    /// - Parameters:
    ///   - query: The element.
    ///   - way: The way, in CSS pixels.
    ///   - start: Where the drag begins, in the gesture's coordinate space.
    ///   - steps: How many changes the browser tells of on the way.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func drag(
        _ query: ElementQuery, by way: CGSize, from start: CGPoint = .zero, steps: Int = 1,
        file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await act("drag of \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.drag(try dom.element(query), from: start, by: way, steps: steps)
        }
    }

    /// Presses an element for a while. Throws if neither it nor an element around it has a gesture of that kind.
    ///
    /// - Parameters:
    ///   - query: The element.
    ///   - isComplete: Whether the press lasts as long as it must.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func longPress(
        _ query: ElementQuery, isComplete: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await act("long press of \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.longPress(try dom.element(query), isComplete: isComplete)
        }
    }

    /// Taps an element whose gesture asks for the place. Throws if neither it nor an element around it has such a
    /// gesture; use ``click(_:file:line:)`` for other taps.
    ///
    /// - Parameters:
    ///   - query: The element.
    ///   - place: The place, in the gesture's coordinate space.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func tap(_ query: ElementQuery, at place: CGPoint, file: StaticString = #filePath, line: UInt = #line)
        async throws
    {
        try await act("tap of \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.tap(try dom.element(query), at: place)
        }
    }

    /// Moves the pointer over an element, or away from it.
    ///
    /// - Parameters:
    ///   - query: The element.
    ///   - isInside: Whether the pointer is over it.
    ///   - place: Where it is, in the coordinate space that the view asks for.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func hover(
        _ query: ElementQuery, isInside: Bool = true, at place: CGPoint = .zero, file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await act("pointer over \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.hover(try dom.element(query), isInside, at: place)
        }
    }

    /// Tells the page, as a browser does, that it could not load a picture.
    ///
    /// - Parameters:
    ///   - query: The picture.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func failToLoad(_ query: ElementQuery, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await act("failure of \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.failToLoad(try dom.element(query))
        }
    }

    /// Drags an element to another one. Throws if the first is not draggable, or nothing can be dropped on the second.
    ///
    /// - Parameters:
    ///   - query: The element that is dragged.
    ///   - target: The element that it is dropped on.
    ///   - place: Where it is dropped, in the coordinate space of what takes it.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func drag(
        _ query: ElementQuery, onto target: ElementQuery, at place: CGPoint = .zero, file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await act("drag of \(query) onto \(target)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.drag(try dom.element(query), onto: try dom.element(target), at: place)
        }
    }
}
