import MartletUI
import Observation
import Testing

@Observable private final class Library { var title = "one" }

private final class Profile: ObservableObject {
    @Published var name = "Taylor"
    @Published var score = 0
}

private final class HandWritten: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var value = 0 { willSet { objectWillChange.send() } }
    @Published var unannounced = 0
}

private final class Bare: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
}

private struct Name: View {
    @ObservedObject var profile: Profile
    var body: some View { Text(verbatim: "name \(profile.name)") }
}

private struct BoundName: View {
    @Binding var name: String
    var body: some View { Button(name) { name += "!" }.accessibilityIdentifier("rename") }
}

private struct Root: View {
    @StateObject private var profile = Profile()
    var body: some View {
        Button("score") { profile.score += 1 }.accessibilityIdentifier("score")
        Name(profile: profile)
        BoundName(name: $profile.name)
    }
}

@Suite struct ObservableObjectTests {
    @Test func everyViewThatHoldsTheObjectIsEvaluated() throws {
        let page = try EnginePage(Root())
        let evaluated = try page.evaluations { try page.press("score") }
        #expect(evaluated == ["Root", "Name"])
        let renamed = try page.evaluations { try page.press("rename") }
        #expect(renamed == ["Root", "BoundName", "Name"])
        #expect(page.markup.contains("name Taylor!"))
    }

    @Test func aHandWrittenPublisherIsTheOnlyOne() throws {
        struct Holder: View {
            @StateObject private var model = HandWritten()
            var body: some View {
                Text(verbatim: "\(model.value) \(model.unannounced)")
                Button("announced") { model.value += 1 }.accessibilityIdentifier("announced")
                Button("silent") { model.unannounced += 1 }.accessibilityIdentifier("silent")
            }
        }
        let page = try EnginePage(Holder())
        #expect(try page.evaluations { try page.press("silent") } == [])
        #expect(try page.evaluations { try page.press("announced") } == ["Holder"])
        #expect(page.markup.contains("1 1"))
    }

    @Test func anObjectMayAnnounceItsChangesWithAnyPublisher() throws {
        final class Passing: ObservableObject {
            let objectWillChange = PassthroughSubject<Void, Never>()
            var value = 0 { willSet { objectWillChange.send() } }
        }
        struct Holder: View {
            @StateObject private var model = Passing()
            @State private var shows = true
            var body: some View {
                if shows { Inner(model: model) }
                Button("value") { model.value += 1 }.accessibilityIdentifier("value")
                Button("hide") { shows = false }.accessibilityIdentifier("hide")
            }
        }
        struct Inner: View {
            @ObservedObject var model: Passing
            var body: some View { Text("value \(model.value)") }
        }
        let page = try EnginePage(Holder())
        #expect(try page.evaluations { try page.press("value") } == ["Holder", "Inner"])
        #expect(page.markup.contains("value 1"))
        try page.press("hide")
        #expect(try page.evaluations { try page.press("value") } == ["Holder"])
    }

    @Test func anObjectWithoutPublishedPropertiesHasAPublisher() throws {
        struct Holder: View {
            @StateObject private var model = Bare()
            var body: some View {
                Button("value \(model.value)") { model.value += 1 }.accessibilityIdentifier("press")
            }
        }
        let page = try EnginePage(Holder())
        #expect(try page.evaluations { try page.press("press") } == ["Holder"])
        #expect(page.markup.contains("value 1"))
    }

    @Test func theObjectIsMadeOnceALifetime() throws {
        final class Count { var value = 0 }
        final class Counted: ObservableObject {
            @Published var value = 0
            init(_ count: Count) { count.value += 1 }
        }
        struct Owner: View {
            let number: Int
            @StateObject private var model: Counted
            init(number: Int, count: Count) {
                self.number = number
                _model = StateObject(wrappedValue: Counted(count))
            }
            var body: some View { Text(verbatim: "\(number) \(model.value)") }
        }
        struct Parent: View {
            @State private var number = 0
            let count: Count
            var body: some View {
                Button("press") { number += 1 }.accessibilityIdentifier("press")
                Owner(number: number, count: count)
            }
        }
        let count = Count()
        let page = try EnginePage(Parent(count: count))
        try page.press("press")
        try page.press("press")
        #expect(page.markup.contains("2 0"))
        #expect(count.value == 1)
    }

    @Test func anEnvironmentObjectReachesAnyDepthAndAMissingOneIsReported() throws {
        struct Deep: View {
            @EnvironmentObject var profile: Profile
            var body: some View { Text(verbatim: "deep \(profile.name)") }
        }
        struct Between: View { var body: some View { Deep() } }
        struct Ancestor: View {
            @StateObject private var profile = Profile()
            let provides: Bool
            var body: some View {
                Button("name") { profile.name += "?" }.accessibilityIdentifier("name")
                if provides { Between().environmentObject(profile) } else { Between() }
            }
        }
        let page = try EnginePage(Ancestor(provides: true))
        #expect(try page.evaluations { try page.press("name") } == ["Ancestor", "Deep"])
        #expect(page.markup.contains("deep Taylor?"))
        let missing = try EnginePage(Ancestor(provides: false))
        #expect(missing.reported == [.missingObject(view: "Deep", object: "Profile")])
        try missing.press("name")
        #expect(!missing.markup.contains("deep"))
    }

    @Test func anObjectThatIsProvidedLaterBringsTheView() throws {
        struct Reader: View {
            @Environment(Library.self) private var library
            var body: some View { Text(verbatim: "title \(library.title)") }
        }
        struct OptionalReader: View {
            @Environment(Library.self) private var library: Library?
            var body: some View { Text(verbatim: "maybe \(library?.title ?? "none")") }
        }
        struct Owner: View {
            @State private var library: Library?
            var body: some View {
                VStack {
                    Reader()
                    OptionalReader()
                    Button("provide") { library = Library() }.accessibilityIdentifier("provide")
                    Button("rename") { library?.title = "two" }.accessibilityIdentifier("rename")
                }
                .environment(library)
            }
        }
        let page = try EnginePage(Owner())
        #expect(page.reported == [.missingObject(view: "Reader", object: "Library")])
        #expect(page.markup.contains("maybe none"))
        try page.press("provide")
        #expect(page.markup.contains("title one") && page.markup.contains("maybe one"))
        #expect(try page.evaluations { try page.press("rename") }.sorted() == ["OptionalReader", "Reader"])
        #expect(page.markup.contains("title two"))
    }

    /// When its object is no longer provided, a view disappears together with its controls.
    @Test func anObjectThatIsTakenAwayTakesTheViewWithIt() throws {
        struct Child: View {
            @State private var presses = 0
            let press: () -> Void
            var body: some View {
                Button("child \(presses)") {
                    presses += 1
                    press()
                }.accessibilityIdentifier("child")
            }
        }
        struct Reader: View {
            @Environment(Library.self) private var library
            @State private var count = 0
            var body: some View {
                Text(verbatim: "title \(library.title) \(count)")
                Button("press") {
                    count += 1
                    library.title += "!"
                }.accessibilityIdentifier("press")
                Child { library.title += "?" }
            }
        }
        struct Owner: View {
            @State private var library: Library? = Library()
            var body: some View {
                HTML("div") {
                    Reader().environment(library)
                    Text("after")
                }
                Button("take") { library = nil }.accessibilityIdentifier("take")
                Button("give") { library = Library() }.accessibilityIdentifier("give")
            }
        }
        let page = try EnginePage(Owner())
        try page.press("press")
        try page.press("child")
        #expect(page.markup.contains("title one!? 1"))
        let press = try #require(page.dom.element("press")?.number)
        try page.press("take")
        #expect(page.reported == [.missingObject(view: "Reader", object: "Library")])
        #expect(!page.markup.contains("title") && !page.markup.contains("child") && page.markup.contains("after"))
        #expect(ActionFinder.action(at: press, in: page.graph) == nil, "what is gone cannot be pressed")
        try page.press("give")
        // The view's own state was kept; the state of its child ended with the child.
        #expect(page.markup.contains("title one 1") && page.markup.contains("child 0"))
        try page.press("press")
        #expect(page.markup.contains("title one! 2"))
        try page.press("take")
        try page.press("give")
    }

    /// A task or a timer of a view may continue after its object is no longer provided. It still reads the last one.
    @Test func whatRunsOnStillHasTheObject() throws {
        final class Box { var titles: [() -> String] = [] }
        struct Reader: View {
            let box: Box
            @Environment(Library.self) private var library
            var body: some View { Text(library.title).onAppear { box.titles.append { library.title } } }
        }
        struct Owner: View {
            let box: Box
            @State private var library: Library? = Library()
            var body: some View {
                Reader(box: box).environment(library)
                Button("take") { library = nil }.accessibilityIdentifier("take")
            }
        }
        let box = Box()
        let page = try EnginePage(Owner(box: box))
        try page.press("take")
        #expect(box.titles.map { $0() } == ["one"])
    }

    @Test func aPublishedPropertyIsASequence() async throws {
        let profile = Profile()
        var iterator = profile.$name.values.makeAsyncIterator()
        #expect(await iterator.next() == "Taylor")
        profile.name = "Ann"
        profile.name = "Bob"
        #expect(await iterator.next() == "Ann")
        #expect(await iterator.next() == "Bob")
    }
}
