import Martlet
import MartletTesting
import Testing

@Suite struct NavigationStackTests {
    private struct Stack: View {
        @State private var count = 0

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Root \(count)").accessibilityIdentifier("root")
                    Button("Count") { count += 1 }
                    ForEach(1..<4) { number in NavigationLink("Page \(number)", value: number) }
                    NavigationLink("Nothing", value: Int?.none)
                    NavigationLink("Nowhere", value: 1.5)
                }
                .navigationTitle("Numbers")
                .navigationDestination(for: Int.self) { NumberPage(number: $0) }
            }
        }
    }

    private struct NumberPage: View {
        let number: Int
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("Number \(number), \(count)").accessibilityIdentifier("page \(number)")
                Button("More") { count += 1 }
                NavigationLink("Next", value: number + 1)
                Button("Leave") { dismiss() }
            }
            .navigationTitle("Number \(number)")
        }
    }

    @Test(arguments: TestTransport.allCases) func aLinkLeadsToThePageOfItsValue(over transport: TestTransport)
        async throws
    {
        let page = try await TestPage(over: transport) { Stack() }
        #expect(page.title == "Numbers")
        #expect(page.place == "")
        try await page.click(.role(.link, "Page 2"))
        #expect(try page.text("page 2") == "Number 2, 0")
        #expect(page.title == "Number 2")
        #expect(page.place == "path=Int.2")
        // What is covered is in the document, and nobody can find it there.
        #expect(!page.contains(.role(.link, "Page 3")))
        #expect(try page.attribute("href", of: .role(.link, "Next")) == "?path=Int.2&path=Int.3")
        try await page.click(.role(.link, "Next"))
        #expect(page.place == "path=Int.2&path=Int.3")
        #expect(page.diagnostics == [])
    }

    @Test func thePagesBelowKeepTheirState() async throws {
        let page = try await TestPage { Stack() }
        try await page.click(.label("Count"))
        try await page.click(.role(.link, "Page 1"))
        try await page.click(.label("More"))
        try await page.click(.role(.link, "Next"))
        try await page.click(.role(.button, "Back to Number 1"))
        #expect(try page.text("page 1") == "Number 1, 1")
        try await page.click(.label("Leave"))
        #expect(try page.text("root") == "Root 1")
        #expect(page.title == "Numbers")
        // A page that was left begins anew.
        try await page.click(.role(.link, "Page 1"))
        #expect(try page.text("page 1") == "Number 1, 0")
    }

    @Test func theBrowsersHistoryLeadsBackAndForward() async throws {
        let page = try await TestPage { Stack() }
        try await page.click(.role(.link, "Page 1"))
        try await page.click(.role(.link, "Next"))
        let place = page.place
        try await page.go(to: "path=Int.1")
        #expect(page.title == "Number 1")
        try await page.go(to: "")
        #expect(page.title == "Numbers")
        try await page.go(to: place)
        #expect(page.title == "Number 2" && page.place == place)
        try await page.go(to: "path=Int.7")
        #expect(page.title == "Number 7" && page.place == "path=Int.7")
        // Places that nothing leads to change nothing but what is left.
        for place in [
            "path=Int.x", "path=String.a", "path=~9", "path=~v9", "path=~-9223372036854775808",
            "path=~v-9223372036854775808", "path=~0",
            "path=~v0", "path=~", "path=~v", "path=~99999999999999999999", "path=%FF", "&&=&path", "path",
            "path=" + String(repeating: "9", count: 400),
        ] {
            try await page.go(to: place)
            #expect(page.title == "Numbers" && page.place == "", "\(place)")
        }
        #expect(page.errors == [])
    }

    @Test func anAddressLeadsToItsPlace() async throws {
        struct Program: App {
            var body: some Scene { WindowGroup { Stack() } }
        }
        let page = try await TestPage(Program.self, path: "/?path=Int.2&path=Int.5")
        #expect(page.title == "Number 5" && page.place == "path=Int.2&path=Int.5")
        try await page.click(.role(.button, "Back to Number 2"))
        #expect(page.title == "Number 2")
        let deep = try await TestPage(
            Program.self, path: "/?" + (1...90).map { "path=Int.\($0)" }.joined(separator: "&"))
        #expect(deep.title == "Number 40")
    }

    /// JSON has the properties of a value in any order: a page that is known by it would be another with each evaluation.
    @Test func thePageOfAValueWithPropertiesKeepsItsState() async throws {
        struct Item: Hashable, Codable {
            var number = 1, name = "a", color = "red", size = 2.5, kind = "b", place = "c"
        }
        struct ItemPage: View {
            let change: () -> Void
            @State private var count = 0

            var body: some View {
                Text("Count \(count)").accessibilityIdentifier("count")
                Button("Count") {
                    count += 1
                    change()
                }
            }
        }
        struct Shop: View {
            @State private var changes = 0

            var body: some View {
                NavigationStack {
                    NavigationLink("Item \(changes)", value: Item())
                        .navigationDestination(for: Item.self) { _ in ItemPage { changes += 1 } }
                }
            }
        }
        let page = try await TestPage { Shop() }
        try await page.click(.role(.link, "Item 0"))
        let place = page.place
        for count in 1...20 {
            try await page.click(.role(.button, "Count"))
            #expect(try page.text("count") == "Count \(count)" && page.place == place)
        }
    }

    @Test func aPathIsTheProgramsToChange() async throws {
        struct Paths: View {
            @State private var path: [String] = ["a"]
            @State private var mixed = NavigationPath([1])
            let isMixed: Bool

            var body: some View {
                if isMixed {
                    NavigationStack(path: $mixed) {
                        Text("Root")
                            .navigationDestination(for: Int.self) { number in
                                Button("Add") { mixed.append("x") }.navigationTitle("\(number)")
                            }
                            .navigationDestination(for: String.self) { text in
                                Button("All") { mixed.removeLast(mixed.count) }.navigationTitle(text)
                            }
                            .navigationTitle("Root")
                    }
                } else {
                    NavigationStack(path: $path) {
                        Text("Root")
                            .navigationDestination(for: String.self) { text in
                                VStack {
                                    NavigationLink("Add", value: text + "b")
                                    Button("All") { path = [] }
                                    NavigationLink("Wrong", value: 1)
                                }
                                .navigationTitle(text)
                            }
                            .navigationTitle("Root")
                    }
                }
            }
        }
        let typed = try await TestPage { Paths(isMixed: false) }
        #expect(typed.title == "a" && typed.place == "path=a")
        try await typed.click(.role(.link, "Add"))
        #expect(typed.title == "ab" && typed.place == "path=a&path=ab")
        try await typed.go(to: "path=a&path=c%20d")
        #expect(typed.title == "c d")
        try await typed.click(.role(.link, "Wrong"))
        #expect(typed.title == "c d")
        try await typed.click(.label("All"))
        #expect(typed.title == "Root")

        let mixed = try await TestPage { Paths(isMixed: true) }
        #expect(mixed.title == "1" && mixed.place == "path=Int.1")
        try await mixed.click(.label("Add"))
        #expect(mixed.title == "x" && mixed.place == "path=Int.1&path=String.x")
        try await mixed.click(.label("All"))
        #expect(mixed.title == "Root" && mixed.place == "")
    }

    @Test func aValueWithoutADestinationIsSaid() async throws {
        let page = try await TestPage { Stack() }
        try await page.click(.role(.link, "Nowhere"))
        #expect(page.contains(.text("There is no navigationDestination(for: Double.self) in this stack.")))
        #expect(try page.isDisabled(.role(.button, "Back to Numbers")) == false)
    }

    @Test func aStackThatHasGoneLeavesNothingBehind() async throws {
        final class Probe {}
        final class Probes: Sendable {
            nonisolated(unsafe) weak var root: Probe?; nonisolated(unsafe) weak var inner: Probe?
        }
        struct Inner: View {
            let probes: Probes
            @State private var probe = Probe()

            var body: some View {
                probes.inner = probe
                return NavigationLink("Deeper") { Text("Deep") }.toolbar { Button("Use") { _ = probe } }
            }
        }
        struct Outer: View {
            let probes: Probes
            @State private var isShown = true
            @State private var probe = Probe()

            var body: some View {
                probes.root = probe
                return VStack {
                    Button("Hide") { isShown = false }
                    if isShown {
                        NavigationStack {
                            NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { _ in
                                Inner(probes: probes)
                            }
                            .sheet(isPresented: .constant(false)) { Text("\(ObjectIdentifier(probe).hashValue)") }
                        }
                    }
                }
            }
        }
        let probes = Probes()
        do {
            let page = try await TestPage { Outer(probes: probes) }
            try await page.click(.role(.link, "Next"))
            try await page.click(.role(.button, "Deeper"))
            #expect(probes.inner != nil)
            try await page.click(.label("Hide"))
            #expect(probes.inner == nil)
        }
        // The session ends on a thread of its own.
        for _ in 0..<1_000 where probes.root != nil { try await _Concurrency.Task.sleep(for: .milliseconds(5)) }
        #expect(probes.root == nil)
    }

    @Test func onlyWhatDependsOnAPathIsEvaluated() async throws {
        let page = try await TestPage { Stack() }
        try await page.click(.role(.link, "Page 1"))
        try await page.click(.label("More"))
        #expect(page.evaluations.count(of: NumberPage.self) == 1)
        #expect(page.evaluations.count(of: Stack.self) == 0)
    }
}
