import Testing

@testable import MartletUI

@Suite struct ViewPlanTests {
    private struct Row: View {
        let title: String
        let detail: String
        var body: some View {
            VStack {
                Text(title)
                Text(detail)
            }
        }
    }

    /// Plans are kept by type, and hold nothing of a value.
    @Test func aTypeHasOnePlan() throws {
        let first = try EnginePage { Row(title: "a", detail: "b") }
        let second = try EnginePage { Row(title: "c", detail: "d") }
        #expect(ViewType.of(Row.self) === ViewType.of(Row.self))
        #expect(first.markup == second.markup.replacing("c<", with: "a<").replacing("d<", with: "b<"))
    }

    @Test func aTupleOfViewsHasItsFields() {
        func described<Element: ViewOffset>(_ element: Element) -> (type: ObjectIdentifier, bytes: Int) {
            (ObjectIdentifier(Element.Content.self), element.offset.bytes)
        }
        let elements = TupleView<(Text, Spacer, Row)>.elements(at: .start).map { described($0) }
        let types: [any View.Type] = [Text.self, Spacer.self, Row.self]
        #expect(elements.map(\.type) == types.map { ObjectIdentifier($0) })
        #expect(elements.map(\.bytes) == elements.map(\.bytes).sorted())
        #expect(Set(elements.map(\.bytes)).count == 3)
        #expect(TupleView<Text>.elements(at: .start).map { described($0).bytes } == [0])
    }
}
