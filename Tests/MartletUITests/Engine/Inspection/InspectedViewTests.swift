import MartletUI
import Observation
import Testing

private struct Row: View {
    let name: String
    @State private var isOn = false
    var body: some View { Button(name) { isOn.toggle() } }
}

private struct Page: View {
    @State private var count = 3
    @State private var story = String(repeating: "long\n", count: 100)

    var body: some View {
        Button("\(count)") { count += 1 }.accessibilityIdentifier("count")
        ForEach(["a", "b"], id: \.self) { Row(name: $0) }
    }
}

@Observable private final class Person {
    var name = "Ada"
    var title = "Countess"
    var city = "London"
}

private struct Card: View {
    let person: Person
    var body: some View {
        Text(person.name)
        Text(person.city)
    }
}

private struct Cards: View {
    @State private var person = Person()
    var body: some View {
        Card(person: person)
        Button("Rename") { person.name += "!" }.accessibilityIdentifier("rename")
        Button("Promote") { person.title += "!" }.accessibilityIdentifier("promote")
    }
}

private struct Frame: View {
    var body: some View {
        Row(name: "before")
        Page().inspectedFirst()
        Row(name: "after")
    }
}

@Suite struct InspectedViewTests {
    @Test func markedViewsStandBeforeThoseAroundThem() throws {
        let page = try EnginePage(Frame())
        let (views, count) = page.graph.inspectedViews()
        #expect(views.map(\.name) == ["Page", "Row", "Row", "Frame", "Row", "Row"])
        #expect(views.map(\.level) == [0, 1, 1, 0, 1, 1])
        #expect(count == 6)
        // What does not fit is the frame.
        #expect(page.graph.inspectedViews(limit: 3).views.map(\.name) == ["Page", "Row", "Row"])
        // It is no view of its own: what is kept of a page has the places that it had without the mark.
        #expect(Set(views.map(\.number)).count == 6)
    }

    /// All three are of one type.
    @Test func thePropertiesOfAnObjectThatAViewReadsAreNamed() throws {
        let inspection = GraphInspection(now: { 1 })
        let page = try EnginePage(Cards()) { $0.inspection = inspection }
        let card = { try #require(page.graph.inspectedViews().views.first { $0.name == "Card" }) }
        #expect(try card().dependencies == ["Person.city", "Person.name"])
        _ = inspection.take()
        try page.press("rename")
        #expect(inspection.take().evaluations.map(\.reasons) == [["Person.name"]])
        #expect(try card().dependencies == ["Person.city", "Person.name"])
        try page.press("promote")
        #expect(inspection.take().evaluations.isEmpty)
        #expect(try card().evaluations == 2)
    }

    @Test func viewsStandInTheirOrderWithWhatTheyHold() throws {
        let inspection = GraphInspection(now: { 1 })
        let page = try EnginePage(Page()) { $0.inspection = inspection }
        try page.press("count")
        let (views, count) = page.graph.inspectedViews()
        #expect(count == 3)
        #expect(views.map(\.name) == ["Page", "Row", "Row"])
        #expect(views.map(\.level) == [0, 1, 1])
        #expect(views.map(\.evaluations) == [2, 1, 1])
        #expect(views.map(\.identity) == ["position 0", "row \"a\"", "row \"b\""])
        #expect(views[0].properties.first?.name == "_count")
        #expect(views[0].properties.first?.value == "4")
        #expect(views[0].dependencies == ["Page._count"])
        #expect(views[1].properties.map(\.name) == ["_isOn"])
        #expect(views[1].properties.map(\.value) == ["false"])
    }

    @Test func aLongValueIsCutOff() throws {
        let page = try EnginePage(Page()) { $0.inspection = GraphInspection(now: { 1 }) }
        let text = try #require(page.graph.inspectedViews().views[0].properties.last?.value)
        #expect(text.count == 121)
        #expect(!text.contains("\n"))
    }

    @Test func theListHasABound() throws {
        let page = try EnginePage(Page()) { $0.inspection = GraphInspection(now: { 1 }) }
        let (views, count) = page.graph.inspectedViews(limit: 2)
        #expect(views.count == 2)
        #expect(count == 3)
    }

    @Test func anElementLeadsToItsView() throws {
        let page = try EnginePage(Page()) { $0.inspection = GraphInspection(now: { 1 }) }
        let row = page.graph.inspectedViews().views[2]
        #expect(page.graph.inspectedView(of: row.first) == row.number)
        #expect(page.graph.inspectedRange(of: row.number) == [row.first, row.last])
        #expect(page.graph.inspectedView(of: 4_000) == nil)
    }
}
