import MartletUI
import Observation
import Testing

/// An object whose release is watched.
private final class Sniffer {}

@Observable private final class Model { var number = 0 }

/// Creates a sniffer as its initial state.
private struct InState: View {
    @State private var held: Sniffer
    init(_ made: Sniffer) { _held = State(initialValue: made) }
    var body: some View { Button("a") { _ = held } }
}

private struct Capturing: View {
    let action: () -> Void
    var body: some View { Text("a").onAppear { action() }.onDisappear { action() } }
}

private struct Holding: View {
    let held: Sniffer
    var body: some View { Text("a") }
}

private struct Switch<Content: View>: View {
    final class Access { var content: (() -> Content)? }
    let access: Access
    @State private var shows = true
    var body: some View {
        if shows, let content = access.content { content() }
        Button("toggle") { shows.toggle() }.accessibilityIdentifier("toggle")
    }
}

/// Nothing outlives its identity.
@Suite struct OwnershipTests {
    /// Shows the content that `make` creates, removes it, and returns whether the object that it held was alive before
    /// and after.
    private func run<Content: View>(_ make: @escaping (Sniffer) -> Content) throws -> (before: Bool, after: Bool) {
        let access = Switch<Content>.Access()
        weak var sniffed: Sniffer?
        func prepare() {
            let sniffer = Sniffer()
            sniffed = sniffer
            access.content = { make(sniffer) }
        }
        prepare()
        let page = try EnginePage(Switch(access: access))
        let before = sniffed != nil
        try page.press("toggle")
        access.content = nil
        return (before, withExtendedLifetime(page) { sniffed != nil })
    }

    @Test func whatAViewHeldGoesWithIt() throws {
        #expect(try run { Holding(held: $0) } == (true, false))
    }

    @Test func whatStateHeldGoesWithIt() throws {
        #expect(try run { InState($0) } == (true, false))
    }

    @Test func whatClosuresCapturedGoesWithThem() throws {
        #expect(try run { held in Capturing { _ = held } } == (true, false))
        #expect(try run { held in Button("a") { _ = held } } == (true, false))
        #expect(try run { held in Text("a").task { _ = held } } == (true, false))
        #expect(try run { held in Text("a").onChange(of: 1, initial: true) { _ = held } } == (true, false))
    }

    @Test func whatRowsHeldGoesWithThem() throws {
        #expect(try run { held in ForEach(0..<3) { _ in Holding(held: held) } } == (true, false))
        #expect(try run { held in AnyView(Holding(held: held).id(1)) } == (true, false))
        #expect(try run { held in HTML("p") { if true { Capturing { _ = held } } } } == (true, false))
    }

    @Test func whatBindingsHeldGoesWithThem() throws {
        struct Bound: View {
            @Binding var value: Int
            var body: some View { Text(verbatim: "\(value)") }
        }
        let made = try run { held in
            Bound(
                value: Binding(
                    get: {
                        _ = held
                        return 1
                    }, set: { _ in }))
        }
        #expect(made == (true, false))
    }

    /// A live view keeps its current inputs, not earlier ones.
    @Test func earlierInputsAreNotKept() throws {
        struct Bound: View {
            @Binding var value: Int
            var body: some View { Text(verbatim: "\(value)") }
        }
        struct Parent: View {
            final class Access { var held: Sniffer? = Sniffer() }
            let access: Access
            @State private var count = 0
            var body: some View {
                let held = access.held
                Bound(
                    value: Binding(
                        get: {
                            _ = held
                            return count
                        }, set: { _ in }))
                Capturing { _ = held }
                Button("next \(count)") { count += 1 }.accessibilityIdentifier("next")
            }
        }
        let access = Parent.Access()
        weak let first = access.held
        let page = try EnginePage { Parent(access: access) }
        access.held = nil
        #expect(first != nil)
        try page.press("next")
        #expect(first == nil)
    }

    @Test func aPageThatGoesTakesEverythingAlong() throws {
        weak var held: Sniffer?
        weak var graph: ViewGraph?
        func show() throws {
            let sniffer = Sniffer()
            held = sniffer
            let page = try EnginePage {
                InState(sniffer)
                Capturing { _ = sniffer }
                ForEach(0..<2) { _ in Holding(held: sniffer) }.environment(\.held, sniffer)
            }
            graph = page.graph
            #expect(held != nil && graph != nil)
        }
        try show()
        #expect(held == nil)
        #expect(graph == nil)
    }

    @Test func theModelThatWasReadGoesWithTheView() throws {
        struct Reading: View {
            let model: Model
            var body: some View { Text(verbatim: "\(model.number)") }
        }
        weak var model: Model?
        let access = Switch<Reading>.Access()
        func prepare() {
            let made = Model()
            model = made
            access.content = { Reading(model: made) }
        }
        prepare()
        let page = try EnginePage(Switch(access: access))
        #expect(model != nil)
        try page.press("toggle")
        access.content = nil
        #expect(model == nil)
    }

    @Test func aModelDoesNotKeepTheViewsThatReadIt() throws {
        struct Reading: View {
            let model: Model
            let held: Sniffer
            var body: some View { Text(verbatim: "\(model.number)") }
        }
        let model = Model()
        #expect(try run { Reading(model: model, held: $0) } == (true, false))
        #expect(try run { Reading(model: model, held: $0) } == (true, false), "the second of its type, too")
        model.number += 1
    }
}

private struct HeldKey: EnvironmentKey { static var defaultValue: Sniffer? { nil } }

extension EnvironmentValues {
    fileprivate var held: Sniffer? {
        get { self[HeldKey.self] }
        set { self[HeldKey.self] = newValue }
    }
}
