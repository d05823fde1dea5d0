public import MartletUI

extension TestPage {
    /// Scrolls a scroll view, and tells the page as a browser does: the phases, where it is, and which views are seen,
    /// as far as views ask for it. A model of a page has no sizes, so the test says them.
    ///
    /// Throws if nothing on the element, around it or in it asks.
    ///
    /// - Parameters:
    ///   - query: The scroll view.
    ///   - offset: How far the content is scrolled.
    ///   - contentSize: The size of the content.
    ///   - containerSize: The size of the scroll view.
    ///   - targets: The views that are seen then, in their order.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func scroll(
        _ query: ElementQuery, to offset: CGPoint, contentSize: CGSize = CGSize(width: 390, height: 10_000),
        containerSize: CGSize = CGSize(width: 390, height: 700), showing targets: [ElementQuery] = [],
        file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await act("scrolling of \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            var seen: [ModelElement] = []
            for target in targets { seen.append(try dom.element(target)) }
            return try dom.scroll(
                try dom.element(query), to: offset, contentSize: contentSize, containerSize: containerSize,
                showing: seen)
        }
    }

    /// Tells a view with `onScrollVisibilityChange(threshold:_:)` how much of it can be seen, as a browser does.
    ///
    /// - Parameters:
    ///   - query: The view.
    ///   - part: The part of it, from 0 to 1.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func show(
        _ query: ElementQuery, part: Double, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await act("sight of \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.show(try dom.element(query), part: part)
        }
    }

    /// The view to which the program has scrolled last, or the scroll view whose content it has scrolled to an edge or a
    /// point; `nil` if it has not.
    public var scrolledElement: TestElement? {
        withState { state in state.dom.scrolledTo.map { TestElement($0, in: state.dom) } }
    }

    /// How far down the program has scrolled the content of ``scrolledElement``; `nil` if it has scrolled to a view, or
    /// sideways only. At an edge, it is -100,000,000 or 100,000,000, which a browser limits to what there is.
    public var scrolledOffset: CGFloat? { withState { $0.dom.scrolledOffsets?.y.map { CGFloat($0) } } }
}
