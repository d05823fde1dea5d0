extension TestPage {
    /// Scrolls the plot of a chart that has `chartScrollPosition(x:)`, and tells the page as a browser does.
    ///
    /// - Parameters:
    ///   - query: The plot: `.role(.group)`.
    ///   - start: How much of the plot is before what is visible, from 0 to 1.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func scrollChart(
        _ query: ElementQuery, to start: Double, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await act("scrolling of \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            let plot = try dom.element(query)
            guard plot.attributes["data-start"] != nil else {
                throw TestPageError(.unsuitable, "\(TestElement(plot, in: dom)) is no plot that scrolls.")
            }
            return try dom.event("change", at: plot, value: .number(start))
        }
    }
}
