extension TestPage {
    // MARK: Places

    /// The query of the address that the browser shows for the page that is seen of a `NavigationStack`:
    /// `path=Recipe.12`. Empty for the first page of a stack, and without one.
    public var place: String { withState { $0.dom.place } }

    /// Goes to another place of the page, as the visitor does with the browser's Back and Forward.
    ///
    /// - Parameters:
    ///   - place: A former value of ``place``. Throws if the page has no `NavigationStack`.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func go(to place: String, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await act("the place “\(place)”", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.go(to: place)
        }
    }
}
