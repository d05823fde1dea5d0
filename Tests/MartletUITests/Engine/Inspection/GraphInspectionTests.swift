import MartletUI
import Observation
import Testing

@Observable private final class Model {
    var name = "a"
    var score = 0
}

private struct Plain: View {
    let number: Int
    var body: some View { Text("\(number)") }
}

private struct Compared: View, Equatable {
    let number: Int
    var body: some View { Text("\(number)") }
}

private struct Mixed: View {
    let title: String
    let number: Int?
    var body: some View { Text(title) }
}

private struct Score: View {
    let model: Model
    var body: some View { Text("\(model.score)") }
}

private struct Page: View {
    @State private var count = 0
    @State private var unread = 0
    @State private var model = Model()

    var body: some View {
        Plain(number: 1)
        Compared(number: 1)
        Mixed(title: "title", number: nil)
        Score(model: model)
        Button("Count \(count)") { count += 1 }.accessibilityIdentifier("count")
        Button("Score") { model.score += 1 }.accessibilityIdentifier("score")
        Button("Name") { model.name += "b" }.accessibilityIdentifier("name")
        Button("Unread") { unread += 1 }.accessibilityIdentifier("unread")
    }
}

private struct Rows: View {
    @State private var count = 300

    var body: some View {
        ForEach(0..<count, id: \.self) { Plain(number: $0) }
        Button("Fewer") { count -= 1 }.accessibilityIdentifier("fewer")
    }
}

@Suite struct GraphInspectionTests {
    private func inspected<Content: View>(_ content: Content) throws -> (EnginePage, GraphInspection) {
        let inspection = GraphInspection(now: { 1 })
        return (try EnginePage(content) { $0.inspection = inspection }, inspection)
    }

    private func reasons(_ work: InspectedWork) -> [String] {
        work.evaluations.map { "\($0.view): \($0.reasons.joined(separator: ", "))" }
    }

    /// “SwiftUI”, "View Updates and Performance", has the words.
    @Test func firstEvaluationsAreOfNewViews() throws {
        let (page, inspection) = try inspected(Page())
        let work = inspection.take()
        #expect(page.dom.markup.contains("Score"))
        #expect(
            reasons(work) == [
                "Page: @self, @identity, _count, _unread, _model", "Plain: @self", "Compared: @self", "Mixed: @self",
                "Score: @self",
            ])
        #expect(work.views == 5)
        #expect(work.untouched == 0)
        #expect(inspection.take().isEmpty)
    }

    @Test func equalChildrenAreSkippedByTheirComparison() throws {
        let (page, inspection) = try inspected(Page())
        _ = inspection.take()
        try page.press("count")
        let work = inspection.take()
        #expect(reasons(work) == ["Page: _count"])
        #expect(
            work.comparisons.map { "\($0.view) by \($0.kind.rawValue)" } == [
                "Plain by bytes", "Compared by ==", "Mixed by fields", "Score by bytes",
            ])
        #expect(work.untouched == 0)
    }

    @Test func aChangedPropertyOfAnObjectIsNamed() throws {
        let (page, inspection) = try inspected(Page())
        _ = inspection.take()
        try page.press("score")
        let work = inspection.take()
        #expect(reasons(work) == ["Score: Model.score"])
        #expect(work.comparisons.isEmpty)
        #expect(work.untouched == 4)
    }

    @Test func whatNobodyReadsEvaluatesNothing() throws {
        let (page, inspection) = try inspected(Page())
        _ = inspection.take()
        for identifier in ["name", "unread"] {
            try page.press(identifier)
            #expect(inspection.take().isEmpty)
        }
    }

    @Test func aTransactionHasABound() throws {
        let (page, inspection) = try inspected(Rows())
        let first = inspection.take()
        #expect(first.evaluations.count == 200)
        #expect(first.furtherEvaluations == 101)
        try page.press("fewer")
        let second = inspection.take()
        #expect(second.comparisons.count == 200)
        #expect(second.furtherComparisons == 99)
        #expect(second.views == 300, "A view that has gone is not counted any more.")
    }

    @Test func inspectionChangesNothingThatIsSent() throws {
        let page = try EnginePage { Page() }
        let (other, _) = try inspected(Page())
        for identifier in ["count", "score", "name", "unread", "count"] {
            let patches = try page.press(identifier)
            #expect(try other.press(identifier) == patches)
        }
    }
}
