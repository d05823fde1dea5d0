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
        let elements = TupleElement.elements(of: TupleView<(Text, Spacer, Row)>.self)
        let types: [any View.Type] = [Text.self, Spacer.self, Row.self]
        #expect(elements.map { ObjectIdentifier($0.type) } == types.map { ObjectIdentifier($0) })
        #expect(elements.map(\.offset) == elements.map(\.offset).sorted())
        #expect(Set(elements.map(\.offset)).count == 3)
        #expect(TupleElement.elements(of: Text.self).isEmpty)
    }
}
