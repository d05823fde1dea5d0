import Observation

@testable import MartletServer
@testable import MartletUI

/// A program whose state outlives its process.
enum DurableProgram {
    static var definition: AppDefinition { AppDefinition(Program.self) }

    @Observable final class Model: ObservableObject {
        var count = 0
        @ObservationIgnored var changes = 0
    }

    struct Program: App {
        @State private var count = 0
        @State private var model = Model()

        var body: some Scene {
            WindowGroup("Counter", path: "/counter") { Counter() }
            WindowGroup("Rows", path: "/rows") { Rows() }
            WindowGroup("Orders", path: "/orders") { Orders() }
            WindowGroup("Storages", path: "/storages") { Storages(count: $count) }
            WindowGroup("Holder", path: "/holder") { Holder(model: $model) }
        }
    }

    struct Counter: View {
        @State private var count = 0

        var body: some View {
            Text("Count: \(count)").accessibilityIdentifier("count")
            Button("+") { count += 1 }.accessibilityIdentifier("inc")
        }
    }

    struct Orders: View {
        @State private var orders = 0
        @State private var looks = 0

        var body: some View {
            Text("ordered \(orders), looked \(looks)")
            Button("Order") { orders += 1 }.accessibilityIdentifier("order").durable()
            Button("Look") { looks += 1 }.accessibilityIdentifier("look")
        }
    }

    struct Rows: View {
        @State private var names = ["a", "b", "c"]

        var body: some View {
            Button("Add first") { names.insert("z", at: 0) }.accessibilityIdentifier("first")
            ForEach(names, id: \.self) { Row(name: $0) }
        }
    }

    struct Row: View {
        let name: String
        @State private var presses = 0

        var body: some View {
            Button("\(name) pressed \(presses)") { presses += 1 }.accessibilityIdentifier("row-\(name)")
        }
    }

    /// Holds an object of the app's, also when the app has another one.
    struct Holder: View {
        @Binding var model: Model
        @State private var held = Model()

        var body: some View {
            Text("held \(held.count), app \(model.count)")
            Button("Hold") {
                model.count += 5
                held = model
            }
            .accessibilityIdentifier("hold")
            Button("Replace") { model = Model() }.accessibilityIdentifier("replace")
        }
    }

    struct Storages: View {
        @Binding var count: Int
        @SceneStorage("scene") private var scene = 0
        @AppStorage("visitor") private var visitor = 0
        @State private var model = Model()

        var body: some View {
            Text("scene \(scene), visitor \(visitor), app \(count), object \(model.count) of \(model.changes)")
            Button("All") {
                scene += 1
                visitor += 1
                count += 1
                model.count += 1
                model.changes += 1
            }
            .accessibilityIdentifier("all")
        }
    }
}
