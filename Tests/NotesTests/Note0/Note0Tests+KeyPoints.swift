import Martlet
import MartletTesting
import Testing

private final class Model: ObservableObject {
    @Published var value = 0
    @Published var other = 0
}

private struct Flag: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var flag: Int {
        get { self[Flag.self] }
        set { self[Flag.self] = newValue }
    }
}

private struct OwnsState: View {
    @State private var value = 0
    var body: some View { Button("State \(value)") { value += 1 } }
}

private struct HasBinding: View {
    @Binding var value: Int
    var body: some View { Text(verbatim: "binding \(value)") }
}

private struct OwnsObject: View {
    @StateObject private var model = Model()
    var body: some View { Button("Owned \(model.value)") { model.other += 1 } }
}

private struct Observes: View {
    @ObservedObject var model: Model
    var body: some View { Text("observes") }
}

private struct FindsObject: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("finds") }
}

private struct ReadsFlag: View {
    @Environment(\.flag) private var flag
    var body: some View { Text(verbatim: "flag \(flag)") }
}

private struct HasInput: View {
    let number: Int
    var body: some View { Text(verbatim: "number \(number)") }
}

private struct HasClosure: View {
    let action: () -> Void
    var body: some View { Button("Closure") { action() } }
}

private struct Decides: View, Equatable {
    let number: Int
    let action: () -> Void
    static func == (old: Self, new: Self) -> Bool { old.number / 2 == new.number / 2 }
    var body: some View { Inside(number: number, action: action) }
}

private struct Inside: View {
    let number: Int
    let action: () -> Void
    var body: some View { Button("Inside \(number)") { action() } }
}

/// A parent with a child of every kind.
private struct Everything: View {
    @State private var count = 0
    @State private var bound = 0
    @State private var flag = 0
    @StateObject private var owner = Holder()

    var body: some View {
        VStack {
            Text(verbatim: "count \(count)")
            OwnsState()
            HasBinding(value: $bound)
            OwnsObject()
            Observes(model: owner.model)
            FindsObject()
            ReadsFlag()
            HasInput(number: 1)
            HasClosure { count += 10 }
        }
        .environment(\.flag, flag)
        .environmentObject(owner.model)
        Button("Count") { count += 1 }
        Button("Bound") { bound += 1 }
        Button("Object") { owner.model.other += 1 }
        Button("Flag") { flag += 1 }
    }
}

/// Owns a model without forwarding the announcements of its changes.
private final class Holder: ObservableObject {
    let model = Model()
}

private struct Deciding: View {
    @State private var count = 0
    var body: some View {
        Decides(number: count) { count += 1 }
        Button("Count") { count += 1 }
    }
}

private struct Scores: View {
    @State private var name = "Ann"
    @State private var score = 1
    @State private var round = 0
    var body: some View {
        Text(verbatim: "round \(round)")
        Note0Listing26.MyView(name: name, score: score)
        Button("Round") { round += 1 }
        Button("Name") { name = "Bob" }
        Button("Score") { score += 1 }
    }
}

extension Note0Tests {
    // MARK: Evaluation and Diffing Key Points

    /// "Note that only views' `body` can be evaluated. The body of `@main` struct is for defining app's scenes … and is
    /// not re-evaluated on state changes in the same way a view is."
    @Test(arguments: TestTransport.allCases) func anAppsBodyIsNoViews(over transport: TestTransport) async throws {
        struct Counts: App {
            @State private var count = 0
            var body: some Scene { WindowGroup { CountButton(count: $count) } }
        }
        let page = try await TestPage(Counts.self, over: transport)
        #expect(page.evaluations == ["CountButton"])
        try await page.click(.label("Count 0"))
        #expect(page.evaluations == ["CountButton"])
        #expect(page.text == "Count 1")
    }

    /// "When a view's direct state dependencies changes, its body will 100% be re-evaluated." One by one: "`@State` is
    /// owned and managed privately by a view."
    @Test func stateEvaluatesItsView() async throws {
        let page = try await TestPage { Everything() }
        #expect(
            page.evaluations == [
                "Everything", "OwnsState", "HasBinding", "OwnsObject", "Observes", "FindsObject", "ReadsFlag",
                "HasInput",
                "HasClosure",
            ])
        try await page.click(.label("State 0"))
        #expect(page.evaluations == ["OwnsState"])
    }

    /// "`@StateObject` defines an instance of `ObservableObject` as dependency. If any `@Published` property of an
    /// `ObservableObject` instance changes, the current view will be re-evaluated."
    @Test func anOwnedObjectEvaluatesItsView() async throws {
        let page = try await TestPage { Everything() }
        try await page.click(.label("Owned 0"))
        #expect(page.evaluations == ["OwnsObject"])
        #expect(page.patches == [], "the view does not show the property that changed")
    }

    /// "`@EnvironmentObject` and `@ObservedObject` declare an entire instance of `ObservableObject` as dependency. If
    /// any `@Published` property … changes, views which subscribe to this instance … will be re-evaluated."
    @Test func objectsEvaluateTheirSubscribers() async throws {
        let page = try await TestPage { Everything() }
        try await page.click(.label("Object"))
        #expect(page.evaluations == ["Observes", "FindsObject"])
        #expect(page.patches == [])
    }

    /// "`@Binding` is a two-way connection to a state owned by other views. If this state changes, our current view
    /// will be re-evaluated." The owner does not read the state, so it is not.
    @Test func aBindingEvaluatesItsView() async throws {
        let page = try await TestPage { Everything() }
        try await page.click(.label("Bound"))
        #expect(page.evaluations == ["HasBinding"])
        #expect(page.contains(.text("binding 1")))
    }

    /// "If a environment value denoted by `@Environment` changes, our current view will be re-evaluated."
    @Test func anEnvironmentValueEvaluatesItsReaders() async throws {
        let page = try await TestPage { Everything() }
        try await page.click(.label("Flag"))
        #expect(page.evaluations == ["Everything", "HasClosure", "ReadsFlag"])
        #expect(page.contains(.text("flag 1")))
    }

    /// "When a parent view is re-evaluated, its child views might be re-evaluated." Of all kinds of children, only the
    /// one with a closure is: "So `@State` properties, `@Environment` properties, and `@EnvironmentObject` properties
    /// are completely ignored in comparison." "`@ObservedObject` properties are also compared … Since the instance
    /// hasn't changed …, the member-wise comparison will return `true`." "`@Binding` properties show the same
    /// behavior." "Since closures are not equatable … It conservatively assumes they are different … and its body is
    /// re-evaluated."
    @Test func ofAllChildrenTheOneWithAClosureIsEvaluated() async throws {
        let page = try await TestPage { Everything() }
        // A child's own state that differs from its initial value makes no difference either.
        try await page.click(.label("State 0"))
        try await page.click(.label("Count"))
        #expect(page.evaluations == ["Everything", "HasClosure"])
        let count = try #require(try page.element(.text("count 1")).node)
        #expect(page.patches == [.text(count, "count 1")])
        try await page.click(.label("Closure"))
        #expect(page.evaluations == ["Everything", "HasClosure"])
        #expect(page.contains(.text("count 11")))
    }

    /// "Your Custom Logic is Called". "If your `==` function returns `true` … It stops the update process for this view
    /// and all of its children. The `body` is never called." "If your `==` function returns `false`, … only then does
    /// it proceed to evaluate the `body` of `newChild`."
    @Test func equatableDecidesForTheViewAndItsChildren() async throws {
        let page = try await TestPage { Deciding() }
        #expect(page.evaluations == ["Deciding", "Decides", "Inside"])
        try await page.click(.label("Count"))
        #expect(page.evaluations == ["Deciding"])
        #expect(page.patches == [])
        #expect(page.contains(.label("Inside 0")))
        try await page.click(.label("Count"))
        #expect(page.evaluations == ["Deciding", "Decides", "Inside"])
        #expect(page.contains(.label("Inside 2")))
    }

    /// "SwiftUI will compare `lhs.name == rhs.name` and `lhs.score == rhs.score`. The view will only update if one of
    /// these values actually changes. You get the performance optimization for free."
    @Test func propertiesAreComparedOneByOne() async throws {
        let page = try await TestPage { Scores() }
        try await page.click(.label("Round"))
        #expect(page.evaluations == ["Scores"])
        try await page.click(.label("Name"))
        #expect(page.evaluations == ["Scores", "MyView"])
        #expect(page.contains(.text("Bob: 1")))
        try await page.click(.label("Name"))
        #expect(page.evaluations == [], "the name is Bob already")
        try await page.click(.label("Score"))
        #expect(page.evaluations == ["Scores", "MyView"])
        #expect(page.contains(.text("Bob: 2")))
    }

    /// "like `String`, `Int`, `Bool`, `UUID`, or an Array of an `Equatable` type".
    @Test func theNamedTypesAreCompared() async throws {
        let page = try await TestPage { ManyInputs() }
        try await page.click(.label("Round 0"))
        #expect(page.evaluations == ["ManyInputs"], "the array, the string and the identifier are made anew, and equal")
        try await page.click(.label("Append"))
        #expect(page.evaluations == ["ManyInputs", "Inputs"])
        #expect(page.contains(.text("name 1 true 3")))
    }

    /// "`@ObservedObject` properties are also compared": another instance is a change.
    @Test func anotherInstanceIsAChange() async throws {
        let page = try await TestPage { Swapping() }
        try await page.click(.label("Swap"))
        #expect(page.evaluations == ["Swapping", "Observes"])
        // The old object is no longer followed.
        try await page.click(.label("Change first"))
        #expect(page.evaluations == [])
        try await page.click(.label("Change second"))
        #expect(page.evaluations == ["Observes"])
    }

    /// "When a state dependency changes, SwiftUI identifies every view that subscribes to it and schedules them all for
    /// an update." "… it is reasonable to assume that SwiftUI performs a top-down traversal of the view hierarchy. This
    /// means a parent view … is typically evaluated before its child views".
    @Test(arguments: TestTransport.allCases) func subscribersAreEvaluatedOnceAndFromTheTop(
        over transport: TestTransport
    ) async throws {
        let page = try await TestPage(over: transport) { Family(generation: 3).environmentObject(Model()) }
        #expect(page.evaluations == ["Family", "Family", "Family", "Family"])
        try await page.click(.label("Generation 0"))
        #expect(page.evaluations == ["Family", "Family", "Family", "Family"])
        // Parents first: the patches arrive in the order of the evaluations.
        #expect(page.text == "3: 1 2: 1 1: 1 0: 1 Generation 0")
        let nodes = try (0...3).reversed().map { try #require(page.element(.text("\($0): 1")).node) }
        let texts = nodes.enumerated().map { #"\#($1),"\#(3 - $0): 1""# }
        #expect("\(page.patches)" == #"[["t",\#(texts.joined(separator: ","))]]"#)
    }
}

private struct CountButton: View {
    @Binding var count: Int
    var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct ManyInputs: View {
    @State private var round = 0
    @State private var names = ["a", "b"]
    @State private var identifier = UUID()
    var body: some View {
        Inputs(
            name: String("eman".reversed()), number: 1, isOn: true,
            identifier: UUID(uuidString: identifier.uuidString) ?? UUID(), names: names.map { $0 + "" })
        Button("Round \(round)") { round += 1 }
        Button("Append") { names.append("c") }
    }
}

private struct Inputs: View {
    let name: String
    let number: Int
    let isOn: Bool
    let identifier: UUID
    let names: [String]
    var body: some View { Text(verbatim: "\(name) \(number) \(isOn) \(names.count)") }
}

private struct Swapping: View {
    @State private var first = Model()
    @State private var second = Model()
    @State private var usesSecond = false
    var body: some View {
        Observes(model: usesSecond ? second : first)
        Button("Swap") { usesSecond.toggle() }
        Button("Change first") { first.value += 1 }
        Button("Change second") { second.value += 1 }
    }
}

private struct Family: View {
    let generation: Int
    @EnvironmentObject private var model: Model

    init(generation: Int) { self.generation = generation }

    var body: some View {
        Text(verbatim: "\(generation): \(model.value)")
        if generation > 0 {
            AnyView(Family(generation: generation - 1))
        } else {
            Button("Generation 0") { model.value += 1 }
        }
    }
}
