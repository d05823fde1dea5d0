import MartletUI
import Observation
import Testing

@Observable private final class Model { var value = 0 }

private struct Child: View {
    let input: Int
    @Binding var bound: Int
    let model: Model
    var body: some View {
        let _ = Self._printChanges()
        Button("\(input) \(bound) \(model.value)") { model.value += 1 }.accessibilityIdentifier("model")
    }
}

private struct Parent: View {
    @State private var input = 0
    @State private var bound = 0
    @State private var model = Model()
    var body: some View {
        let _ = Self._printChanges()
        Child(input: input, bound: $bound, model: model)
        Button("input") { input += 1 }.accessibilityIdentifier("input")
        Button("bound") { bound += 1 }.accessibilityIdentifier("bound")
    }
}

@Suite struct PrintChangesTests {
    /// “SwiftUI”: "If the view was rerendered due to a state change -> Name of the state property will be logged in its
    /// underscored form … `@Self` … `@identity`".
    @Test func reasonsAreSwiftUIs() throws {
        final class Lines { var all: [String] = [] }
        let lines = Lines()
        let page = try EnginePage(Parent()) { $0.print = { lines.all.append($0) } }
        func printed(_ identifier: String) throws -> [String] {
            lines.all = []
            try page.press(identifier)
            return lines.all
        }
        #expect(
            lines.all == [
                "Parent: @self, @identity, _input, _bound, _model changed.",
                "Child: @self, @identity, _bound changed.",
            ])
        struct Plain: View {
            var body: some View {
                let _ = Self._printChanges()
                Text("plain")
            }
        }
        let before = lines.all.count
        _ = try EnginePage(Plain()) { $0.print = { lines.all.append($0) } }
        // A view without dynamic properties.
        #expect(lines.all.suffix(from: before) == ["Plain: @self changed."])
        #expect(try printed("input") == ["Parent: _input changed.", "Child: @self changed."])
        #expect(try printed("bound") == ["Child: _bound changed."])
        #expect(try printed("model") == ["Child: @dependencies changed."])
    }
}
