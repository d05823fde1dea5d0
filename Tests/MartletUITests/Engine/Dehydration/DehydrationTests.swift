import MartletUI
import Observation
import Testing

/// A page with neither a stream nor a request for 15 s is dehydrated: its nodes and tasks end, its state (by identity
/// path) and its sequence number stay. Any stream, event or form revives it.
@Suite struct DehydrationTests {
    final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    @Observable final class Model {
        var name = "Ada"
    }

    final class Counter: ObservableObject {
        @Published var count = 0
        init(_ log: Log) { log.lines.append("made") }
    }

    struct Row: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier("row-\(name)")
        }
    }

    struct Twice: DynamicProperty {
        @State private var value = 1
        var doubled: Int { value * 2 }
        func raise() { value += 1 }
    }

    struct Page: View {
        let log: Log
        @State private var names = ["a", "b", "c"]
        @State private var isOpen = false
        @State private var model = Model()
        @StateObject private var counter: Counter
        @Environment(\.scenePhase) private var phase
        private var twice = Twice()
        @State private var field = ""

        init(log: Log) {
            self.log = log
            _counter = StateObject(wrappedValue: Counter(log))
        }

        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Row(name: $0) }
                if isOpen { Row(name: "open") }
                Text("\(model.name) \(counter.count) \(twice.doubled)")
                TextField("Field", text: $field).accessibilityIdentifier("field")
                Button("Turn") { names.reverse() }.accessibilityIdentifier("turn")
                Button("Open") { isOpen.toggle() }.accessibilityIdentifier("open")
                Button("All") {
                    model.name += "!"
                    counter.count += 1
                    twice.raise()
                }
                .accessibilityIdentifier("all")
            }
            .onAppear { log.lines.append("appear") }
            .onDisappear { log.lines.append("disappear") }
            .onChange(of: phase) { old, new in log.lines.append("\(old) \(new)") }
            .onChange(of: names, initial: true) { log.lines.append("names") }
        }
    }

    /// Revives a page from what the previous one has left.
    private func revived<Content: View>(_ kept: DehydratedTree, _ content: Content) -> (ViewGraph, isSame: Bool) {
        let options = GraphOptions()
        options.dehydratedTree = kept
        let graph = ViewGraph(content, options)
        return (graph, graph.finishRevival(kept))
    }

    private func html(_ graph: ViewGraph) -> String { String(decoding: graph.html(), as: UTF8.self) }

    private func press(_ identifier: String, in graph: ViewGraph) throws {
        let found = try #require(ActionFinder.actions(identifiedBy: identifier, in: graph).first)
        for case (.click, .action(let action)) in found.handlers { try action() }
        graph.flush()
    }

    @Test func stateNumbersAndObjectsStay() throws {
        let log = Log()
        let page = try EnginePage(Page(log: log))
        for press in ["row-b", "turn", "row-a", "row-a", "open", "row-open", "all"] { try page.press(press) }
        #expect(log.take() == ["made", "appear", "names", "names"])
        let before = html(page.graph)
        let kept = page.graph.dehydrate()
        #expect(log.take() == ["active background"])
        let (graph, isSame) = revived(kept, Page(log: log))
        #expect(isSame)
        #expect(html(graph) == before)
        #expect(before.contains("a 2") && before.contains("b 1") && before.contains("open 1"))
        #expect(before.contains("Ada! 1 4"))
        // The view was not recreated and did not appear again: it came back.
        #expect(log.take() == ["background active"])
    }

    @Test func aRevivedPageGoesOn() throws {
        let log = Log()
        let page = try EnginePage(Page(log: log))
        try page.press("row-c")
        var kept = page.graph.dehydrate()
        for round in 1...3 {
            let (graph, isSame) = revived(kept, Page(log: log))
            #expect(isSame)
            for identifier in ["row-c", "all", "turn", "open"] { try press(identifier, in: graph) }
            let text = String(decoding: graph.patches.take(), as: UTF8.self)
            #expect(text.contains("c \(round + 1)"))
            #expect(html(graph).contains("Ada\(String(repeating: "!", count: round)) \(round) \(2 + 2 * round)"))
            kept = graph.dehydrate()
        }
    }

    @Test func whatChangedMeanwhileIsSentAnew() throws {
        let model = Model()
        struct Named: View {
            let model: Model
            var body: some View { Text(model.name) }
        }
        let page = try EnginePage(Named(model: model))
        let kept = page.graph.dehydrate()
        model.name = "Grace"
        let (graph, isSame) = revived(kept, Named(model: model))
        #expect(!isSame)
        #expect(html(graph).contains("Grace"))
    }

    @Test func aWriteWhileNobodyIsThereIsKept() throws {
        final class Box { var binding: Binding<String>? }
        struct Named: View {
            let box: Box
            @State private var name = "Ada"
            var body: some View { Text(name).onAppear { box.binding = $name } }
        }
        let box = Box()
        let page = try EnginePage(Named(box: box))
        let kept = page.graph.dehydrate()
        box.binding?.wrappedValue = "Grace"
        let (graph, isSame) = revived(kept, Named(box: box))
        #expect(!isSame)
        #expect(html(graph).contains("Grace"))
        box.binding?.wrappedValue = "Alan"
        graph.flush()
        #expect(html(graph).contains("Alan"))
    }

    @Test func newNumbersNeverRepeatOldOnes() throws {
        let page = try EnginePage(Page(log: Log()))
        try page.press("open")
        let kept = page.graph.dehydrate()
        let (graph, _) = revived(kept, Page(log: Log()))
        let old = html(graph).matches(of: #/data-m="(\d+)"/#).compactMap { Int($0.1) }
        try press("open", in: graph)
        try press("open", in: graph)
        let new = html(graph).matches(of: #/data-m="(\d+)"/#).compactMap { Int($0.1) }
        let added = Set(new).subtracting(old)
        #expect(!added.isEmpty)
        #expect(added.allSatisfy { $0 > old.max() ?? .max })
    }

    @Test func tasksEndAndBeginAgain() throws {
        final class Work: CancellableWork {
            let log: Log
            init(_ log: Log) { self.log = log }
            func cancel() { log.lines.append("cancel") }
        }
        final class Executor: WorkExecutor {
            let log: Log
            init(_ log: Log) { self.log = log }
            func start(_ action: @escaping AsyncAction, _ priority: TaskPriority?, of node: Node?)
                -> any CancellableWork
            {
                log.lines.append("start")
                return Work(log)
            }
        }
        let log = Log()
        let executor = Executor(log)
        let options = GraphOptions()
        options.executor = executor
        let graph = ViewGraph(Text("Task").task {}, options)
        graph.flush()
        _ = graph.html()
        let kept = graph.dehydrate()
        #expect(log.take() == ["start", "cancel"])
        options.dehydratedTree = kept
        let second = ViewGraph(Text("Task").task {}, options)
        #expect(second.finishRevival(kept))
        #expect(log.take() == ["start"])
    }

    @Test func aPageThatNobodyComesBackToDisappears() throws {
        let log = Log()
        let page = try EnginePage(Page(log: log))
        let kept = page.graph.dehydrate()
        #expect(kept.awaitsDisappearance)
        _ = log.take()
        let options = GraphOptions()
        options.dehydratedTree = kept
        ViewGraph(Page(log: log), options).endUnseen()
        #expect(log.take() == ["disappear"])
    }

    /// Identifiers with equal descriptions, objects, identifiers with payloads, duplicates, and equal hash values.
    enum Kind: Hashable, CustomStringConvertible {
        case plain(Int), object(Reference), alike(Int)
        var description: String { "same" }
        func hash(into hasher: inout Hasher) { hasher.combine(7) }
    }

    final class Reference: Hashable {
        static func == (left: Reference, right: Reference) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    struct Item: View {
        let place: Int
        @State private var count = 0
        var body: some View {
            Button("\(place): \(count)") { count += 1 }.accessibilityIdentifier("item-\(place)")
        }
    }

    /// A row is identified by its identifier, not by its description.
    @Test func rowsWhoseIdentifiersPrintAlikeKeepTheirOwnState() throws {
        struct Rows: View {
            let kinds: [Kind]
            let chosen: Kind
            var body: some View {
                ForEach(Array(kinds.enumerated()), id: \.element) { Item(place: $0.offset) }
                Item(place: 100).id(chosen)
                AnyView(Item(place: 101))
            }
        }
        let object = Reference()
        let kinds: [Kind] = [.plain(1), .plain(2), .object(object), .object(Reference()), .alike(1), .plain(1)]
        let page = try EnginePage(Rows(kinds: kinds, chosen: .plain(1)))
        for place in kinds.indices { for _ in 0...place { try page.press("item-\(place)") } }
        try page.press("item-100")
        try page.press("item-101")
        let before = html(page.graph)
        let (graph, isSame) = revived(page.graph.dehydrate(), Rows(kinds: kinds, chosen: .plain(1)))
        #expect(isSame)
        #expect(html(graph) == before)
        for (place, count) in zip(kinds.indices, 1...) { #expect(before.contains("\(place): \(count)<")) }
        try press("item-1", in: graph)
        #expect(html(graph).contains("1: 3<") && html(graph).contains("0: 1<") && html(graph).contains("5: 6<"))
        // In another order, each row finds its own state, and new rows start with their initial state.
        let turned: [Kind] = [.object(object), .alike(2), .plain(2), .plain(1)]
        let (second, _) = revived(graph.dehydrate(), Rows(kinds: turned, chosen: .plain(2)))
        for text in ["0: 3<", "1: 0<", "2: 3<", "3: 1<", "100: 0<", "101: 1<"] {
            #expect(html(second).contains(text), "\(text)")
        }
    }

    @Test func rowsWithFloatingPointIdentifiersKeepTheirState() throws {
        struct Rows: View {
            let numbers: [Double]
            var body: some View { ForEach(numbers, id: \.self) { Item(place: Int($0 * 10)) } }
        }
        let page = try EnginePage(Rows(numbers: [0.1, 0.2, 0.1 + 0.2]))
        try page.press("item-2")
        let (graph, _) = revived(page.graph.dehydrate(), Rows(numbers: [0.2, 0.1 + 0.2, 0.1]))
        for text in ["2: 1<", "1: 0<", "3: 0<"] { #expect(html(graph).contains(text), "\(text)") }
    }
}
