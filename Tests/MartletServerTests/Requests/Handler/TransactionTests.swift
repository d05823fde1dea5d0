import MartletUI
import Testing

@testable import MartletServer

/// Writes in one action coalesce into one flush; `withAnimation` opens a transaction of its own.
@Suite struct TransactionTests {
    private struct Knob: View {
        @State private var value = 0
        @State private var other = 0
        var body: some View {
            Text(verbatim: "value \(value) \(other)")
            Button("both") {
                value += 1
                other += 1
            }
            .accessibilityIdentifier("both")
            Button("apart") {
                value += 1
                withAnimation(.linear(duration: 0.2)) { other += 1 }
                value += 1
            }
            .accessibilityIdentifier("apart")
            Button("nothing") { withAnimation {} }.accessibilityIdentifier("nothing")
            Button("still") { withAnimation(nil) { other += 1 } }.accessibilityIdentifier("still")
            Stepping(value: $value.animation(.linear(duration: 0.1)))
        }
    }

    private struct Stepping: View {
        @Binding var value: Int
        var body: some View { Button("step") { value += 1 }.accessibilityIdentifier("step") }
    }

    @Test func withAnimationIsATransactionOfItsOwn() throws {
        let server = try Server(
            .testing, app: AppDefinition(scenes: { WindowGroup { Knob() } }), logger: testLogger)
        defer { server.stop() }
        let visitor = try Visitor(server, "/")
        let number = try #require(visitor.loaded.text.firstMatch(of: #/data-m="(\d+)">value 0 0/#)).1
        func patches(_ target: String) throws -> String {
            let text = try visitor.press(target).text
            guard let start = text.firstRange(of: "[[")?.lowerBound, let end = text.lastIndex(of: "]") else {
                return ""
            }
            return String(text[start...end])
        }
        #expect(try patches("both") == #"[["t",\#(number),"value 1 1"]]"#)
        // Three transactions: before, in and after.
        let apart = try patches("apart")
        #expect(
            apart == #"[["t",\#(number),"value 2 1"],["e","200ms linear 0ms"],["t",\#(number),"value 2 2","#
                + #"\#(number),"value 3 2"]]"#)
        #expect(try patches("nothing") == "")
        #expect(try patches("still") == #"[["t",\#(number),"value 3 3"]]"#)
        #expect(try patches("step") == #"[["e","100ms linear 0ms"],["t",\#(number),"value 4 3"]]"#)
    }

    private final class Bodies {
        var values: [Int] = []
    }

    private struct Loading: View {
        enum Way { case appearance, task, change }
        let way: Way
        @State private var bodies = Bodies()
        @State private var value = 0
        var body: some View {
            let _ = bodies.values.append(value)
            Text(verbatim: "bodies \(bodies.values)")
                .onAppear { if way == .appearance { change() } }
                .onChange(of: 1, initial: true) { if way == .change { change() } }
                .task { if way == .task { change() } }
        }

        private func change() {
            value = 1
            value = 2
            withAnimation {
                value = 3
                value = 4
            }
        }
    }

    /// `withAnimation` and `withTransaction` open their own transaction during a page's first load, too:
    /// `v=1; v=2; withAnimation { v=3; v=4 }` gives bodies 0, 2, 4.
    @Test(arguments: [0, 1, 2]) func transactionsOfTheFirstLoad(way: Int) throws {
        let way = [Loading.Way.appearance, .task, .change][way]
        let server = try Server(
            .testing, app: AppDefinition(scenes: { WindowGroup { Loading(way: way) } }), logger: testLogger)
        defer { server.stop() }
        #expect(try Visitor(server, "/").loaded.text.contains("bodies [0, 2, 4]"))
    }
}
