import MartletUI
import Observation
import TestSupport
import Testing

@Observable private final class Model {
    var number = 0
    var other = 0
}

private struct Reading: View {
    let model: Model
    @State private var count = 0
    var body: some View {
        Text(verbatim: "\(model.number) \(model.other) \(count)")
        ForEach(0..<2) { Text(verbatim: "\($0) \(model.other)") }
        HTML("b") { Text("x") }.onClick { count += 1 }.accessibilityIdentifier("state")
    }
}

/// A page's memory does not grow with its history.
@Suite(.serialized) struct GrowthTests {
    #if canImport(Glibc)
    /// The bytes that a fifth of `rounds` leaves on the heap: the least of five measurements, because other tests run
    /// at the same time.
    private func growth(rounds: Int, _ round: () throws -> Void) throws -> Int {
        for _ in 0..<50 { try round() }
        var least = Int.max
        for _ in 0..<5 {
            let before = try #require(LiveBytes.current)
            for _ in 0..<(rounds / 5) { try round() }
            least = min(least, try #require(LiveBytes.current) - before)
        }
        return least
    }

    @Test func tenThousandEvaluationsLeaveNoRegistrations() throws {
        let model = Model()
        let graph = ViewGraph(Reading(model: model))
        graph.flush()
        let grown = try growth(rounds: 10_000) {
            model.number += 1
            graph.flush()
            if !graph.patches.isEmpty { _ = graph.patches.take() }
        }
        #expect(graph.counters.evaluations > 10_000)
        #expect(grown < 40_000, "\(grown) bytes for 2,000 evaluations; a registration that stays costs 670 each")
    }

    /// The object never changes; the view is evaluated for another reason.
    @Test func evaluationsForOtherReasonsLeaveNoRegistrations() throws {
        let model = Model()
        let graph = ViewGraph(Reading(model: model))
        graph.flush()
        let found = try #require(ActionFinder.actions(in: graph).first { $0.identifier == "state" })
        let grown = try growth(rounds: 5_000) {
            for case (_, .action(let action)) in found.handlers { try action() }
            graph.flush()
            if !graph.patches.isEmpty { _ = graph.patches.take() }
        }
        #expect(graph.counters.evaluations > 5_000)
        #expect(grown < 40_000, "\(grown) bytes for 1,000 evaluations")
    }

    @Test func rowsThatComeAndGoLeaveNothing() throws {
        struct Rows: View {
            let model: Model
            var body: some View {
                ForEach(model.number..<(model.number + 5), id: \.self) { number in
                    HTML("p") { Text(verbatim: "\(number)") }.onClick {}
                    Reading(model: model)
                }
            }
        }
        let model = Model()
        let graph = ViewGraph(Rows(model: model))
        graph.flush()
        _ = graph.html()
        let grown = try growth(rounds: 2_000) {
            model.number += 3
            graph.flush()
            if !graph.patches.isEmpty { _ = graph.patches.take() }
        }
        #expect(grown < 40_000, "\(grown) bytes for 400 changes of 5 rows")
    }
    #endif

    @Test func numbersThatRunOutBeginAnew() throws {
        struct Toggling: View {
            @State private var shows = true
            @State private var count = 0
            var body: some View {
                if shows { HTML("i") { HTML("u") { Text("a") } } }
                Button("toggle") { shows.toggle() }.accessibilityIdentifier("toggle")
                Button("count \(count)") { count += 1 }.accessibilityIdentifier("count")
            }
        }
        let page = try EnginePage(Toggling()) { $0.limits.identifiers = 40 }
        var resyncs = 0
        for round in 1...100 {
            if try page.press("toggle").contains(#"["z","#) { resyncs += 1 }
            try page.press("count")
            #expect(page.markup.contains("count \(round)"))
            #expect(try #require(page.dom.element("count")?.number) < 60)
        }
        #expect(resyncs > 1)
    }

    struct Mended: View {
        @State private var count = 0
        @State private var shows = true
        var body: some View {
            Button("count \(count)") { count += 1 }.accessibilityIdentifier("count")
            HTML("section") { HTML("p") { Text("a \(count)") } }.accessibilityIdentifier("part")
            if shows { Text("b") }
            Button("toggle") { shows.toggle() }.accessibilityIdentifier("toggle")
        }
    }

    /// Repairs consume node identifiers without any evaluation, and must not exhaust them either.
    @Test func repairsAloneNeverRunOutOfNumbers() throws {
        let page = try EnginePage(Mended()) { $0.limits.identifiers = .max }
        page.graph.skipIdentifiers(to: .max - 40)
        for round in 1...200 {
            let number = try #require(page.dom.element("part")?.number)
            if page.graph.repair(number) {
                try page.flush()
            } else {
                page.graph.resync()
                try page.flush()
            }
            if round.isMultiple(of: 10) { try page.press("count") }
        }
        #expect(page.markup.contains("count 20"))
        #expect(try #require(page.dom.element("count")?.number) < 10_000)
    }

    /// After renumbering, an event that was on its way finds the element that it was meant for, and no other.
    @Test func anEventUnderWayFindsItsElementAfterNumbersBeganAnew() throws {
        let page = try EnginePage(Mended()) { $0.limits.identifiers = 60 }
        var renumbered = 0
        for round in 1...200 {
            let before = ["count", "toggle"].compactMap { page.dom.element($0)?.number }
            let text = try page.press("toggle")
            guard text.contains(#"["z","#) else { continue }
            renumbered += 1
            let found = before.map { ActionFinder.action(at: $0, in: page.graph)?.identifier }
            #expect(found == ["count", "toggle"], "round \(round)")
        }
        #expect(renumbered > 1)
    }
}
