extension TestPage {
    /// Swipes the pages of a `TabView` with `tabViewStyle(.page)` to one of them, and tells the page as a browser does.
    ///
    /// - Parameters:
    ///   - query: The dots of the pages: `.role(.group, "Choose a page")`.
    ///   - position: The page, from 0.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func swipePages(
        _ query: ElementQuery, to position: Int, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await act("swiping of \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            let dots = try dom.element(query)
            guard dots.attributes["class"]?.split(separator: " ").contains("m-dots") == true else {
                throw TestPageError(.unsuitable, "\(TestElement(dots, in: dom)) are no dots of pages.")
            }
            return try dom.event("change", at: dots, value: .number(Double(position)))
        }
    }
}
