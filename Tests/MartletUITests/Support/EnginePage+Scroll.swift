import MartletUI
import Testing

extension EnginePage {
    /// The text of the view that the page has scrolled to last.
    var scrolledText: String? { dom.scrolledTo?.first { $0.text != nil }?.text }

    /// Reports that these rows of a lazy list are near what the visitor sees, for example `"60-119"`. Flushes, applies
    /// the patches, compares, and returns the patches. `list` counts the page's lazy lists that hold a part of their rows.
    @discardableResult
    func scroll(
        to rows: String, list: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let report = try rowReport(list: list, sourceLocation: sourceLocation)
        #expect(report.problem(with: .string(rows)) == nil, sourceLocation: sourceLocation)
        report.receive(.string(rows))
        return try flush(sourceLocation: sourceLocation)
    }

    /// What receives the reports of a lazy list.
    func rowReport(
        list: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> any BrowserReport {
        // Each list has two spaces that report.
        let spaces = ActionFinder.actions(in: graph).filter { $0.types == [.rows] }
        let space = try #require(spaces.dropFirst(2 * list).first, "no lazy list", sourceLocation: sourceLocation)
        guard case .report(let report)? = space.handlers.first?.handler else {
            throw WireMismatch("what listens to rows takes no report")
        }
        return report
    }
}
