import Martlet
import MartletTesting
import Testing

/// The rules of “View Updates”, in its order.
@Suite struct Note4Tests {
    private typealias Log = EvaluationLog<String>

    @Test func everyListingIsInTheManifest() {
        #expect(note4Listings.map(\.number) == Array(1...11))
        #expect(note4Listings.allSatisfy { $0.note == 4 })
    }

    // MARK: Updating the View Tree

    private struct Number: View {
        let number: Int
        var body: some View { Text("number \(number)") }
    }

    private struct Numbers: View {
        @State private var number = 1
        @State private var unread = 0
        var body: some View {
            Number(number: number)
            Button("next") { number += 1 }
            Button("unread") { unread += 1 }
        }
    }

    /// "there is a single code path that constructs the initial views and is also used for all subsequent updates: the
    /// view's body property."
    @Test func oneCodePathForTheFirstTimeAndForUpdates() async throws {
        let page = try await TestPage { Numbers() }
        #expect(page.evaluations == ["Numbers", "Number"])
        #expect(page.text == "number 1 next unread")
        try await page.click(.label("next"))
        #expect(page.evaluations == ["Numbers", "Number"])
        #expect(page.text == "number 2 next unread")
    }

    /// "Triggering a reevaluation of the body property is the only way to update what's onscreen in SwiftUI."
    @Test func nothingChangesWithoutAnEvaluation() async throws {
        let page = try await TestPage { Numbers() }
        let html = page.html
        try await page.click(.label("unread"))
        #expect(page.evaluations == [])
        #expect(page.patches == [] && page.html == html)
    }

    /// "SwiftUI's bindings and Cocoa bindings are different technologies … Both SwiftUI and Cocoa provide two-way
    /// bindings"
    @Test func aBindingInBothDirections() async throws {
        let page = try await TestPage { Note4Listing2.ContentView() }
        #expect(page.evaluations == ["ContentView", "LabelView"])
        #expect(page.text == "Tap me!")
        try await page.click(.label("Tap me!"))
        // The view that owns the value does not read it.
        #expect(page.evaluations == ["LabelView"])
        #expect(page.text == "Tap me! You've tapped 1 times")
        try await page.click(.label("Tap me!"))
        #expect(page.evaluations == ["LabelView"])
        #expect(page.patches.map(\.operation) == [.text])

        struct Raising: View {
            @Binding var number: Int
            var body: some View { Button("raise \(number)") { number += 1 } }
        }
        struct Owner: View {
            @State private var number = 0
            var body: some View {
                Raising(number: $number)
                Text("owned \(number)")
            }
        }
        let other = try await TestPage { Owner() }
        try await other.click(.label("raise 0"))
        #expect(other.evaluations == ["Owner", "Raising"])
        #expect(other.text == "raise 1 owned 1")
    }

    // MARK: Dynamic View Trees

    private enum Kind { case first, second, third }

    @ViewBuilder private func either(_ condition: Bool) -> some View {
        if condition { Text("yes") } else { Button("no") {} }
    }

    @ViewBuilder private func perhaps(_ condition: Bool) -> some View {
        if condition { Text("yes") }
    }

    @ViewBuilder private func oneOf(_ kind: Kind) -> some View {
        switch kind {
        case .first: Text("first")
        case .second: Button("second") {}
        case .third: Divider()
        }
    }

    /// "The branches of an if/else or a switch statement are fully encoded in the type of the view (as
    /// `_ConditionalContent`).", "an if without an else is encoded as an optional view", "When you have more than two
    /// cases in a switch, they get translated to nested `_ConditionalContent` values."
    @Test func branchesAreInTheType() {
        for condition in [true, false] {
            #expect(
                String(describing: type(of: either(condition))) == "_ConditionalContent<Text, Button<Text>>")
            #expect(String(describing: type(of: perhaps(condition))) == "Optional<Text>")
        }
        for kind in [Kind.first, .second, .third] {
            #expect(
                String(describing: type(of: oneOf(kind)))
                    == "_ConditionalContent<_ConditionalContent<Text, Button<Text>>, Divider>")
        }
    }

    /// "if/else and switch allow us to hide or show views at runtime based on a condition"
    @Test func branchesAreChosenAtRunTime() async throws {
        struct Chosen: View {
            @State private var kind = Kind.first
            var body: some View {
                switch kind {
                case .first: Number(number: 1)
                case .second: Number(number: 2)
                case .third: Text("three")
                }
                if kind == .third { Number(number: 3) }
                Button("next") { kind = kind == .first ? .second : .third }
            }
        }
        let page = try await TestPage { Chosen() }
        #expect(page.evaluations == ["Chosen", "Number"])
        try await page.click(.label("next"))
        #expect(page.evaluations == ["Chosen", "Number"])
        #expect(page.text == "number 2 next")
        try await page.click(.label("next"))
        #expect(page.evaluations == ["Chosen", "Number"])
        #expect(page.text == "three number 3 next")
    }

    /// "Within ForEach, the number of views can change, but they all need to have the same type."
    @Test func aForEachOfARange() async throws {
        let page = try await TestPage { Note4Listing3.ContentView() }
        #expect(page.text == "Item 1 Item 2 Item 3")
        #expect(
            String(describing: type(of: Note4Listing3.ContentView().body)) == "ForEach<ClosedRange<Int>, Int, Text>")
    }

    /// "it can figure out at runtime (by computing a diff) which views have been added or removed since the last view
    /// update."
    @Test func aForEachFindsWhatWasAddedAndRemoved() async throws {
        struct Rows: View {
            @State private var numbers = [1, 2, 3, 4]
            var body: some View {
                List { ForEach(numbers, id: \.self) { Number(number: $0) } }
                Button("change") { numbers = [1, 5, 3, 4] }
                Button("move") { numbers = [4, 1, 5, 3] }
            }
        }
        let page = try await TestPage { Rows() }
        try await page.click(.label("change"))
        #expect(page.evaluations == ["Rows", "Number"])
        #expect(page.patches.filter { $0.operation == .insert }.count == 1)
        #expect(page.patches.filter { $0.operation == .remove }.count == 1)
        #expect(page.elements(.tag("li")).map(\.text) == ["number 1", "number 5", "number 3", "number 4"])
        try await page.click(.label("move"))
        #expect(page.evaluations == ["Rows"])
        #expect(page.patches.map(\.operation) == [.move])
        #expect(page.elements(.tag("li")).map(\.text) == ["number 4", "number 1", "number 5", "number 3"])
    }

    /// "AnyView is a view that can be initialized with any view to erase the wrapped view's type."
    @Test func anAnyViewErasesTheType() async throws {
        struct Erased: View {
            @State private var isNumber = true
            @State private var number = 1
            var body: some View {
                content
                Button("next") { number += 1 }
                Button("other") { isNumber.toggle() }
            }

            private var content: AnyView { isNumber ? AnyView(Number(number: number)) : AnyView(Text("text")) }
        }
        let page = try await TestPage { Erased() }
        try await page.click(.label("next"))
        #expect(page.evaluations == ["Erased", "Number"])
        #expect(page.patches.map(\.operation) == [.text], "the same type is the same view")
        try await page.click(.label("other"))
        #expect(page.evaluations == ["Erased"])
        #expect(page.text == "text next other")
    }

    // MARK: Efficient View Trees

    /// "SwiftUI relies on static information about the structure of the view tree to perform efficient comparisons",
    /// and "@ViewBuilder:", without which the compiler rejects the helper, an `if` without an `else`.
    @Test func aHelperWithViewBuilder() async throws {
        struct Owner: View {
            @State private var counter = 0
            var body: some View {
                Note4Listing5.LabelView(counter: $counter)
                Button("tap") { counter += 1 }
            }
        }
        let page = try await TestPage { Owner() }
        #expect(page.text == "tap")
        try await page.click(.label("tap"))
        #expect(page.evaluations == ["LabelView"])
        #expect(page.text == "You've tapped 1 times tap")
        let view = Note4Listing5.LabelView(counter: .constant(1))
        #expect(String(describing: type(of: view.helper)) == "Optional<Text>")
    }

    // MARK: Displaying Data in Views, Working with Objects

    private struct Shown: View {
        let plain: Int
        @State var state = 0
        @Binding var binding: Int
        var body: some View {
            Text("plain \(plain)")
            Button("state \(state)") { state += 1 }
            Button("binding \(binding)") { binding += 1 }
        }
    }

    /// "Three options: a plain property, a @State property, or a @Binding"
    @Test func dataOfAValueType() async throws {
        struct Owner: View {
            @State private var plain = 0
            @State private var bound = 0
            var body: some View {
                Shown(plain: plain, binding: $bound)
                Button("next") { plain += 1 }
            }
        }
        let page = try await TestPage { Owner() }
        try await page.click(.label("next"))
        #expect(page.evaluations == ["Owner", "Shown"])
        try await page.click(.label("state 0"))
        #expect(page.evaluations == ["Shown"])
        try await page.click(.label("binding 0"))
        #expect(page.evaluations == ["Shown"])
        #expect(page.text == "plain 1 state 1 binding 1 next")
    }

    private final class Model: ObservableObject {
        @Published var count: Int
        init(_ count: Int) { self.count = count }
    }

    private struct Observed: View {
        @ObservedObject var model: Model
        var body: some View { Text("observed \(model.count)") }
    }

    private struct Owned: View {
        @StateObject var model: Model
        init(_ model: @autoclosure @escaping () -> Model) { _model = StateObject(wrappedValue: model()) }
        var body: some View { Text("owned \(model.count)") }
    }

    private struct Inherited: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("inherited \(model.count)") }
    }

    /// "`@ObservedObject` is used when the reference to the object can change; `@StateObject` is used when the
    /// reference cannot change; `@EnvironmentObject` is used when the object is passed through the environment"
    @Test func threeWrappersForObjects() async throws {
        struct Owner: View {
            @State private var model = Model(1)
            var body: some View {
                VStack {
                    Observed(model: model)
                    Owned(model)
                    Inherited()
                    Button("count") { model.count += 1 }
                    Button("replace") { model = Model(10) }
                }
                .environmentObject(model)
            }
        }
        let page = try await TestPage { Owner() }
        try await page.click(.label("count"))
        #expect(page.evaluations == ["Observed", "Owned", "Inherited"])
        try await page.click(.label("replace"))
        #expect(page.text.hasPrefix("observed 10 owned 2 inherited 10"))
        try await page.click(.label("count"))
        #expect(page.evaluations == ["Observed", "Inherited"])
        #expect(page.text.hasPrefix("observed 11 owned 2 inherited 11"))
    }

    // MARK: Property Wrappers

    /// "If we remove the `@State` prefix, it's no longer possible to mutate counter inside body": with the prefix, it
    /// is.
    @Test func aStateIsChangedInAnAction() async throws {
        let page = try await TestPage { Note4Listing6.ContentView() }
        for count in 1...3 {
            try await page.click(.label("Tap me!"))
            #expect(page.evaluations == ["LabelView"])
            #expect(page.text == "Tap me! You've tapped \(count) times")
        }
    }

    // MARK: State vs. Binding

    /// The listings of "State vs. Binding": a knob and a slider with the same value.
    @Test func aKnobAndSliders() async throws {
        let page = try await TestPage { Note4Listing8.ContentView() }
        #expect(page.evaluations == ["ContentView", "Knob"])
        let sliders = page.elements(.role(.slider))
        #expect(sliders.map(\.value) == ["0.5", "0.1"])

        try await page.click(.tag("svg"))
        #expect(page.evaluations == ["Knob"])
        #expect(page.patches.contains { $0.operation == .animate }, "\(page.patches)")
        #expect(page.elements(.role(.slider)).map(\.value) == ["0", "0.1"])

        try await page.click(.label("Toggle"))
        #expect(page.evaluations == ["Knob"])
        #expect(page.patches.contains { $0.operation == .animate }, "\(page.patches)")
        #expect(page.elements(.role(.slider)).map(\.value) == ["1", "0.1"])

        try await page.type("0.25", into: .role(.slider).at(0))
        #expect(page.evaluations == ["Knob"])
        #expect(!page.patches.contains { $0.operation == .animate }, "\(page.patches)")

        // No view reads the size.
        try await page.type("0.3", into: .role(.slider).at(1))
        #expect(page.evaluations == [])
        #expect(page.elements(.role(.slider)).map(\.value) == ["0.25", "0.3"])
    }

    // MARK: ObservedObject

    private struct Renaming: View {
        @State private var contact = Note4Listing11.Contact(name: "Ann", city: "Oslo")
        var body: some View {
            Note4Listing10.Detail(contact: contact)
            Unsubscribed(contact: contact)
            Button("move") { contact.city = "Bergen" }
        }
    }

    /// The detail view without `@ObservedObject`.
    private struct Unsubscribed: View {
        var contact: Note4Listing11.Contact
        var body: some View { Text("forgotten \(contact.city)") }
    }

    /// The listings of "ObservedObject".
    @Test func contactsAndDetail() async throws {
        let page = try await TestPage { Note4Listing9.ContentView() }
        #expect(page.evaluations == ["ContentView"])
        #expect(page.text == "Luan Nguyen Steve Jobs Tim Cook")
        try await page.click(.label("Steve Jobs"))
        #expect(page.evaluations == ["ContentView", "Detail"])
        #expect(page.text == "Luan Nguyen Steve Jobs Tim Cook Steve Jobs San Francisco")
        try await page.click(.label("Tim Cook"))
        #expect(page.evaluations == ["ContentView", "Detail"])
        #expect(page.text == "Luan Nguyen Steve Jobs Tim Cook Tim Cook Florida")
    }

    /// "If we forget the `@ObservedObject` prefix, our code will mostly still work …. However, SwiftUI will not
    /// subscribe to the objectWillChange notifications, and views will not get rerendered when the state changes."
    @Test func withoutObservedObjectNothingIsRerendered() async throws {
        let page = try await TestPage { Renaming() }
        try await page.click(.label("move"))
        #expect(page.evaluations == ["Detail"])
        #expect(page.text == "Ann Bergen forgotten Oslo move")
    }

    // MARK: Optimizing Observed Objects

    private final class Expensive: ObservableObject {
        @Published var count = 0
        init(_ log: Log) { log.add("made") }
    }

    private struct Constructing: View {
        @ObservedObject private var expensive: Expensive
        init(_ log: Log) { _expensive = ObservedObject(wrappedValue: Expensive(log)) }
        var body: some View { Text("count \(expensive.count)") }
    }

    private struct Keeping: View {
        @StateObject private var expensive: Expensive
        init(_ log: Log) { _expensive = StateObject(wrappedValue: Expensive(log)) }
        var body: some View { Text("count \(expensive.count)") }
    }

    private struct Repeating<Content: View>: View {
        let content: () -> Content
        @State private var count = 0
        var body: some View {
            content()
            Button("again \(count)") { count += 1 }
        }
    }

    /// "When creating observed objects, keep in mind that they will be created on view construction. As views can be
    /// created and recreated many times during the lifetime of an app, recreating observed objects can become a
    /// performance issue."
    @Test func observedObjectsAreMadeWithEachView() async throws {
        let log = Log()
        let page = try await TestPage { Repeating { Constructing(log) } }
        #expect(log.take() == ["made"])
        for count in 0..<3 {
            try await page.click(.label("again \(count)"))
            #expect(page.evaluations.names.last == "Constructing", "another object is another input")
            #expect(log.take() == ["made"])
        }
        let keeping = try await TestPage { Repeating { Keeping(log) } }
        #expect(log.take() == ["made"])
        try await keeping.click(.label("again 0"))
        #expect(log.take() == [])
    }

    // MARK: Takeaways

    /// "With SwiftUI, we can't manipulate the view tree directly. Instead, we change state, which causes the view tree
    /// to be reevaluated." and "`@State`, `@Binding`, and `@ObservedObject`. They're used to trigger view updates in
    /// response to state changes."
    @Test func stateIsWhatIsChanged() async throws {
        struct All: View {
            @State private var state = 0
            @State private var model = Model(0)
            var body: some View {
                Text("state \(state)")
                Shown(plain: 0, binding: $state)
                Observed(model: model)
                Button("change") {
                    state += 1
                    model.count += 1
                }
            }
        }
        let page = try await TestPage { All() }
        try await page.click(.label("change"))
        #expect(page.evaluations == ["All", "Shown", "Observed"])
        #expect(page.text == "state 1 plain 0 state 0 binding 1 observed 1 change")
    }

    /// "We need to access state properties withi naview's body to specify the view tree that matches the current
    /// state."
    @Test func stateThatIsReadInAnInitialiserIsTheInitialOne() async throws {
        struct Early: View {
            @State private var count: Int
            private let early: String
            init() {
                let count = State(initialValue: 0)
                _count = count
                early = "\(count.wrappedValue)"
            }
            var body: some View { Button("early \(early), now \(count)") { count += 1 } }
        }
        let page = try await TestPage { Early() }
        try await page.click(.label("early 0, now 0"))
        #expect(page.evaluations == ["Early"])
        #expect(page.text == "early 0, now 1")
    }

    /// "Large parts of the view tree, and not just the parts that are currently on screen, are constructed upfront.
    /// Therefore, we must avoid doing expensive or unnecessary work on view construction."
    @Test func viewsAreConstructedMoreOftenThanTheyAreEvaluated() async throws {
        struct Constructed: View {
            let number: Int
            init(_ number: Int, _ log: Log) {
                self.number = number
                log.add("constructed")
            }
            var body: some View { Text("row \(number)") }
        }
        struct Rows: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Constructed($0, log) } } }
                Button("again \(count)") { count += 1 }
            }
        }
        let log = Log()
        let page = try await TestPage { Rows(log: log) }
        #expect(log.take().count == 50)
        #expect(page.evaluations.count(of: "Constructed") == 50)
        try await page.click(.label("again 0"))
        #expect(page.evaluations == ["Rows"])
        #expect(log.take().count == 50, "constructed, compared and thrown away")
    }
}
