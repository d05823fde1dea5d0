import Martlet
import MartletTesting
import Testing

@Suite struct TestingAProgramTests {
    struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count)").accessibilityIdentifier("count")
                Button("Increment") { count += 1 }.accessibilityIdentifier("increment")
                Footer()
            }
        }
    }

    struct Footer: View {
        var body: some View { Text("Made with Martlet") }
    }

    @Test(arguments: TestTransport.allCases) func counts(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Counter() }
        try await page.click("increment")
        #expect(try page.text("count") == "Count: 1")
        #expect(page.patches.count == 1)
        #expect(page.evaluations == ["Counter"])
    }

    struct Order: View {
        @State private var name = ""
        @State private var size = "Small"
        @State private var isGift = false
        @State private var summary = ""

        var body: some View {
            Form {
                TextField("Name", text: $name)
                Picker("Size", selection: $size) {
                    ForEach(["Small", "Large"], id: \.self) { Text($0).tag($0) }
                }
                Toggle("Gift", isOn: $isGift)
                Button("Order") { summary = "\(name), \(size)\(isGift ? ", gift" : "")" }.disabled(name.isEmpty)
            }
            Text(summary).accessibilityIdentifier("summary")
        }
    }

    @Test func ordersAGift() async throws {
        let page = try await TestPage { Order() }
        #expect(try page.isDisabled(.label("Order")))
        try await page.type("Ada", into: .label("Name"))
        try await page.choose("Large", in: .label("Size"))
        try await page.toggle(.label("Gift"))
        try await page.click(.role(.button, "Order"))
        #expect(try page.text("summary") == "Ada, Large, gift")
    }

    @Test func worksWithoutJavaScript() async throws {
        let page = try await TestPage { Order() }
        try await page.post([.label("Name"): "Ada"])
        try await page.post(pressing: .label("Order"))
        #expect(try page.text("summary") == "Ada, Small")
    }

    struct Likes: App {
        static let likes = Shared(0)

        var body: some Scene {
            WindowGroup("Likes", path: "/") { LikesPage() }
            Route("/likes.json") { _ in try .json(Likes.likes.value) }
        }
    }

    struct LikesPage: View {
        @Environment(\.locale) private var locale

        var body: some View {
            Text("\(Likes.likes.value)").accessibilityIdentifier("likes")
            Text(locale.identifier).accessibilityIdentifier("locale")
            Button("Like") { Likes.likes.update { $0 += 1 } }
        }
    }

    @Test func everybodySeesALike() async throws {
        let server = try TestServer(Likes.self)
        let ada = try await server.visitor(headers: ["Accept-Language": "de-CH"]).open("/")
        let alan = try await server.visitor().open("/")
        try await ada.click(.label("Like"))
        #expect(try alan.text("likes") == "1")
        #expect(alan.patches.count == 1)
        #expect(try ada.text("locale") == "de_CH")
        #expect(try await ada.visitor.request("/likes.json").text == "1")
    }

    struct Clock: View {
        @State private var seconds = 0

        var body: some View {
            Text("\(seconds) s").accessibilityIdentifier("seconds")
                .task {
                    while true {
                        try await Task.sleep(for: .milliseconds(10))
                        seconds += 1
                    }
                }
        }
    }

    @Test func theClockRuns() async throws {
        let page = try await TestPage { Clock() }
        try await page.wait { try $0.text("seconds") != "0 s" }
    }

    @Test func nothingIsWrong() async throws {
        let page = try await TestPage { Order() }
        try await page.type("Ada", into: .label("Name"))
        #expect(page.diagnostics == [])
    }

    struct Deck: View {
        static let cards = ["A", "B", "C", "D"]
        @State private var cards = Deck.cards

        var body: some View {
            ForEach(cards, id: \.self) { Text($0) }
            Button("Swap") { cards.swapAt(0, 3) }
        }
    }

    @Test func aSwapIsTwoMoves() async throws {
        let page = try await TestPage { Deck() }
        try await page.click(.label("Swap"))
        #expect(page.patches.map(\.operation) == [.move, .move])
    }
}
