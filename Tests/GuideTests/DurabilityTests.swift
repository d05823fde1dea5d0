import Martlet
import MartletTesting
import Testing

@Suite struct DurabilityTests {
    @Observable final class Draft {
        struct Attachment: Codable, Equatable {
            let name: String
            var size: Int
        }

        var title = ""
        var attachments: [Attachment] = []
    }

    struct Compose: View {
        @State private var draft = Draft()
        @SceneStorage("pane") private var pane = "text"

        var body: some View {
            @Bindable var draft = draft
            TextField("Title", text: $draft.title)
            Picker("Pane", selection: $pane) {
                Text("Text").tag("text")
                Text("Attachments").tag("attachments")
            }
            if pane == "attachments" {
                Text("\(draft.attachments.count) attachments")
            }
        }
    }

    @Observable final class Search: DurableObject {
        var query = ""
        @ObservationIgnored @Transient var running: Task<Void, Never>?

        func didRestore() {
            // The task was not stored: begin what has to go on.
        }
    }

    struct Poll: Codable, Sendable {
        var votes: [String: Int] = [:]

        static let shared = Shared(Poll(), key: "poll")
    }

    struct Checkout: View {
        @State private var order = UUID().uuidString
        @State private var isPaid = false

        var body: some View {
            Button("Pay") {
                // A repeated call with the same key has no second effect.
                try await PaymentService.shared.charge(80, idempotencyKey: order)
                isPaid = true
            }
            .disabled(isPaid)
        }
    }

    actor PaymentService {
        static let shared = PaymentService()
        private var charged: Set<String> = []

        func charge(_ amount: Int, idempotencyKey: String) throws { charged.insert(idempotencyKey) }
    }

    struct Notes: View {
        @State private var draft = ""
        @AppStorage("name") private var name = ""

        var body: some View {
            TextField("Name", text: $name)
            TextField("Draft", text: $draft)
        }
    }

    @Test func aReloadIsANewPage() async throws {
        let page = try await TestPage { Notes() }
        try await page.type("Ada", into: .label("Name"))
        try await page.type("Dear Alan", into: .label("Draft"))
        try await page.reload()
        #expect(try page.value(.label("Name")) == "Ada")
        #expect(try page.value(.label("Draft")) == "")
    }

    @Test func aDraftIsWritten() async throws {
        let page = try await TestPage { Compose() }
        try await page.type("Hello", into: .label("Title"))
        try await page.choose("Attachments", in: .label("Pane"))
        #expect(page.contains(.text("0 attachments")))
    }

    struct Finder: View {
        @State private var search = Search()

        var body: some View {
            Button("Vote") { Poll.shared.update { $0.votes["yes", default: 0] += 1 } }
            Text("\(Poll.shared.votes["yes"] ?? 0) \(search.query)").accessibilityIdentifier("votes")
        }
    }

    @Test func theOthersWork() async throws {
        let finder = try await TestPage { Finder() }
        try await finder.click(.label("Vote"))
        #expect(try finder.text("votes").hasPrefix("1"))
        let checkout = try await TestPage { Checkout() }
        try await checkout.click(.label("Pay"))
        try await checkout.wait { try $0.isDisabled(.label("Pay")) }
    }
}
