extension TestPage {
    /// Presses a `PasteButton` while a text is in the clipboard.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - query: Finds the button.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func paste(
        _ text: String, into query: ElementQuery, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await act("pasting into \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            let button = try dom.element(query)
            guard button.attributes["class"]?.split(separator: " ").contains("m-paste") == true else {
                throw TestPageError(.unsuitable, "\(TestElement(button, in: dom)) is no PasteButton.")
            }
            return try dom.event("change", at: button, value: .string(text))
        }
    }
}
