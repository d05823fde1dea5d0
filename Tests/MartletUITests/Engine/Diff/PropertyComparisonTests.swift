import MartletUI
import Observation
import Testing

@Observable private final class Book {
    @ObservationIgnored var reads = 0
    var title = "a"
}
private struct Plain { var number = 0, name = "" }
private struct OwnState: View {
    @State var count: Int
    @Environment(\.layoutName) var layout
    let input: Int
    var body: some View { Text("\(count)\(layout)") }
}
private struct Bound: View {
    @Binding var value: Int
    var body: some View { Text("\(value)") }
}
private struct BoundText: View {
    @Binding var value: String
    var body: some View { Text(value) }
}

private struct LayoutKey: EnvironmentKey { static let defaultValue = "" }
extension EnvironmentValues {
    fileprivate var layoutName: String {
        get { self[LayoutKey.self] }
        set { self[LayoutKey.self] = newValue }
    }
}

/// Exposes the bindings of a live view.
private struct Owner: View {
    final class Access {
        var number: Binding<Int>?
        var part: Binding<Int>?
        var title: Binding<String>?
        var write: () -> Void = {}
    }
    let access: Access
    @State private var number = 0
    @State private var plain = Plain()
    @State private var book = Book()
    var body: some View {
        let _ = handOut()
        Text("")
    }

    private func handOut() {
        access.number = $number
        access.part = $plain.number
        access.title = $book.title
        access.write = {
            number += 1
            plain.number += 1
            book.title += "!"
        }
    }
}

@Suite struct PropertyComparisonTests {
    private func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
        InputComparison(of: Value.self).areEqual(old, new)
    }

    @Test func aViewsOwnStateAndEnvironmentAreLeftOut() {
        #expect(areEqual(OwnState(count: 1, input: 5), OwnState(count: 2, input: 5)))
        #expect(!areEqual(OwnState(count: 1, input: 5), OwnState(count: 1, input: 6)))
    }

    @Test func aBindingIsComparedByWhatItIsBoundToAndItsValue() throws {
        let (first, second) = (Owner.Access(), Owner.Access())
        let page = try EnginePage(Owner(access: first))
        let other = try EnginePage(Owner(access: second))
        let number = try #require(first.number)
        let old = Bound(value: number)
        #expect(areEqual(old, Bound(value: number)))
        #expect(areEqual(Bound(value: number.projectedValue), Bound(value: number)))
        #expect(!areEqual(old, Bound(value: try #require(second.number))))
        #expect(!areEqual(old, Bound(value: try #require(first.part))))
        number.wrappedValue = 3
        #expect(areEqual(old, Bound(value: number)), "the same binding, made before the write")
        _ = (page, other)
    }

    @Test func aConstantIsComparedByItsValue() {
        #expect(areEqual(Bound(value: .constant(1)), Bound(value: .constant(1))))
        #expect(!areEqual(Bound(value: .constant(1)), Bound(value: .constant(2))))
    }

    @Test func bindingsOfClosuresDifferAndAreNotAskedForTheirValue() {
        var asked = 0
        func make() -> Binding<Int> {
            Binding(
                get: {
                    asked += 1
                    return 1
                }, set: { _ in })
        }
        #expect(!areEqual(Bound(value: make()), Bound(value: make())))
        #expect(asked == 0)
        #expect(make().wrappedValue == 1)
    }

    @Test func partsOfAValue() throws {
        let access = Owner.Access()
        let page = try EnginePage { Owner(access: access) }
        let old = Bound(value: try #require(access.part))
        #expect(areEqual(old, Bound(value: try #require(access.part))))
        old.value = 7
        #expect(old.value == 7)
        _ = page
    }

    @Test func aPartOfAnObservableObjectIsNotReadToCompareIt() throws {
        let access = Owner.Access()
        let page = try EnginePage { Owner(access: access) }
        let names = try page.evaluations { try page.change(access.write) }
        #expect(names == [], "making a binding is no read")
        #expect(areEqual(BoundText(value: try #require(access.title)), BoundText(value: try #require(access.title))))
    }
}
