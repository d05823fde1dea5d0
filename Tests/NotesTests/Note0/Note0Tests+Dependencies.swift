import Martlet
import MartletTesting
import Testing

private final class Model: ObservableObject {
    @Published var value = 0
    @Published var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
}

private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
}

/// Equal to every other value of its type, and depends on everything that a view can depend on.
private struct AlwaysEqual: View, Equatable {
    let number: Int
    @State private var own = 0
    @Binding var bound: Int
    @ObservedObject var model: Model
    @EnvironmentObject private var found: Model

    init(number: Int, bound: Binding<Int>, model: Model) {
        self.number = number
        _bound = bound
        self.model = model
    }

    static func == (old: Self, new: Self) -> Bool { true }

    var body: some View {
        Text(verbatim: "own \(own), bound \(bound), value \(model.value), number \(number)")
            .accessibilityIdentifier("all")
        Button("Own") { own += 1 }
    }
}

private struct Holder: View {
    @State private var bound = 0
    @State private var number = 0
    @State private var model = Model()
    var body: some View {
        AlwaysEqual(number: number, bound: $bound, model: model).environmentObject(model)
        Button("Bound") { bound += 1 }
        Button("Model") { model.value += 1 }
        Button("Number") { number += 1 }
    }
}

private struct Remade: View {
    @State private var round = 0
    var body: some View {
        Text(verbatim: "round \(round)")
        MakesItsObject()
        Button("Round") { round += 1 }
    }
}

private struct MakesItsObject: View {
    @ObservedObject var model = Model()
    var body: some View { Button("Value \(model.value)") { model.value += 1 } }
}

private struct Finds: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text(verbatim: "finds \(model.value)") }
}

private struct Between: View { var body: some View { Finds() } }

private struct Exchange: View {
    @State private var models = [Model(), Model()]
    @State private var chosen = 0
    var body: some View {
        Between().environmentObject(models[chosen])
        Button("Exchange") { chosen = 1 - chosen }
        Button("Change first") { models[0].value += 1 }
        Button("Change second") { models[1].value += 2 }
    }
}

private struct Items: View {
    @StateObject private var model = Model()
    var body: some View {
        AnyView(ForEach($model.items) { $item in ItemField(item: $item) })
        Button("Twice") {
            model.value += 1
            model.value += 1
            model.items[0].name += "!"
        }
    }
}

private struct ItemField: View {
    @Binding var item: Item
    var body: some View { TextField("Name \(item.id)", text: $item.name) }
}

extension Note0Tests {
    /// "When a view's direct state dependencies changes, its body will 100% be re-evaluated": `==` compares what the
    /// parent passes, and does not affect these.
    @Test func equatableDoesNotStopAViewsOwnDependencies() async throws {
        let page = try await TestPage { Holder() }
        try await page.click(.label("Number"))
        #expect(page.evaluations == ["Holder"])
        try await page.click(.label("Own"))
        #expect(page.evaluations == ["AlwaysEqual"])
        try await page.click(.label("Bound"))
        #expect(page.evaluations == ["AlwaysEqual"])
        try await page.click(.label("Model"))
        #expect(page.evaluations == ["AlwaysEqual"], "one evaluation, though two properties follow the object")
        #expect(try page.text("all").hasPrefix("own 1, bound 1, value 1"))
    }

    /// "A view with an `@ObservedObject` does not own the object." A view that creates its own gets a new one each time
    /// its parent is evaluated, and that is a change.
    @Test func anObservedObjectIsNotKept() async throws {
        let page = try await TestPage { Remade() }
        try await page.click(.label("Value 0"))
        #expect(page.evaluations == ["MakesItsObject"])
        try await page.click(.label("Round"))
        #expect(page.evaluations == ["Remade", "MakesItsObject"])
        #expect(page.contains(.label("Value 0")))
        try await page.click(.label("Value 0"))
        #expect(page.contains(.label("Value 1")))
    }

    /// "an ancestor view can place an object into the environment, and any descendant view … can access it": a new
    /// object in its place is a new value, and the old one is no longer followed.
    @Test func anotherEnvironmentObjectIsFollowed() async throws {
        let page = try await TestPage { Exchange() }
        try await page.click(.label("Change first"))
        #expect(page.evaluations == ["Finds"])
        try await page.click(.label("Change second"))
        #expect(page.evaluations == [])
        try await page.click(.label("Exchange"))
        #expect(page.evaluations == ["Exchange", "Finds"])
        #expect(page.text.hasPrefix("finds 2"))
        try await page.click(.label("Change first"))
        #expect(page.evaluations == [])
        try await page.click(.label("Change second"))
        #expect(page.evaluations == ["Finds"])
    }

    /// "If any `@Published` property of an `ObservableObject` instance changes, the current view will be re-evaluated",
    /// once for all changes of one action; and a row's binding "will only re-evaluate when the bound properties
    /// change".
    @Test(arguments: TestTransport.allCases) func bindingsToElementsOfAPublishedArray(
        over transport: TestTransport
    ) async throws {
        let page = try await TestPage(over: transport) { Items() }
        #expect(page.evaluations == ["Items", "ItemField", "ItemField"])
        try await page.type("beta", into: .role(.textBox, "Name 2"))
        #expect(page.evaluations == ["Items", "ItemField"])
        #expect(page.patches == [])
        try await page.click(.label("Twice"))
        #expect(page.evaluations == ["Items", "ItemField"])
        #expect(try page.value(.role(.textBox, "Name 1")) == "a!")
        #expect(try page.value(.role(.textBox, "Name 2")) == "beta")
    }
}
