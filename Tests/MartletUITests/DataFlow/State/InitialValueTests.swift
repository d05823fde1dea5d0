import FoundationEssentials
import MartletUI
import Observation
import Testing

@Observable private final class Model { var value = 0 }

/// “SwiftUI”: "all this initializer does is change the initial value of the @State property, but doesn't affect the state
/// that's being used when the view is already onscreen".
@Suite struct InitialValueTests {
    private struct Number: View {
        @State var number: Int
        var body: some View { Text(verbatim: "number \(number)") }
    }

    private struct Holder: View {
        @State var model: Model
        init(model: Model) { self.model = model }
        var body: some View { Text(verbatim: "model \(model.value)") }
    }

    private struct Own: View {
        let input: Int
        @State private var model = Model()
        @State private var identifier = UUID()
        @State private var count = 0
        var body: some View { Text(verbatim: "own \(input) \(model.value) \(count)") }
    }

    private struct Owner: View {
        @State private var number = 1
        @State private var model = Model()
        var body: some View {
            Number(number: number)
            Holder(model: model)
            Own(input: number)
            Button("number \(number)") { number += 1 }.accessibilityIdentifier("number")
            Button("model") { model = Model() }.accessibilityIdentifier("model")
        }
    }

    @Test func aNewInitialValueIsIgnoredAndReported() throws {
        let page = try EnginePage(Owner())
        #expect(page.reported == [])
        try page.press("number")
        try page.press("number")
        #expect(page.markup.contains("number 1<") && page.markup.contains("own 3"))
        #expect(page.reported == [.stateFromOutside(view: "Number", property: "_number")])
        try page.press("model")
        #expect(page.reported.last == .stateFromOutside(view: "Holder", property: "_model"))
        #expect(page.reported.count == 2)
    }

    /// A property such as `@State private var color = .random()` does not count as given a new initial value from
    /// outside.
    private struct Random: View {
        let input: Int
        @State private var color = Int.random(in: 0 ..< .max)
        @State private var colors = [Int.random(in: 0 ..< .max)]
        var body: some View { Text(verbatim: "random \(input) \(color % 2) \(colors.count)") }
    }

    private struct RandomOwner: View {
        @State private var number = 1
        var body: some View {
            ForEach(0..<2) { _ in Random(input: number) }
            Random(input: 0)
            Number(number: number)
            Button("number \(number)") { number += 1 }.accessibilityIdentifier("number")
        }
    }

    @Test func whatTheViewMakesItselfIsNotFromOutside() throws {
        let page = try EnginePage(RandomOwner())
        for _ in 0..<4 { try page.press("number") }
        #expect(page.reported == [.stateFromOutside(view: "Number", property: "_number")])
    }

    private struct Rows: View {
        @State private var number = 1
        var body: some View {
            ForEach(0..<2) { _ in Number(number: number) }
            Button("number \(number)") { number += 1 }.accessibilityIdentifier("number")
        }
    }

    @Test func rowsAreCheckedToo() throws {
        let page = try EnginePage(Rows())
        try page.press("number")
        #expect(page.reported == [.stateFromOutside(view: "Number", property: "_number")])
    }

    @Test func nothingIsCheckedInProduction() throws {
        let page = try EnginePage(Owner()) { $0.isDevelopment = false }
        try page.press("number")
        #expect(page.reported == [])
    }
}
