import Combine
import MartletTesting
import SwiftUI
import Testing

/// Names that Martlet has and SwiftUI has not: a program's own, also from another module, mean what they say.
struct User: Equatable { var name = "Ada" }
struct Shared { var user = User() }

extension EnvironmentValues {
    @Entry var size = 3
}

final class Model: ObservableObject {
    @Published var text = "none"
    let changes = Combine.PassthroughSubject<String, Never>()
    private var cancellables: Set<AnyCancellable> = []

    init() { changes.map { $0.uppercased() }.sink { [unowned self] in text = $0 }.store(in: &cancellables) }
}

@Observable final class Counter { var count = 0 }

/// A page as it is written for an iPhone: no import of Martlet's.
struct Page: SwiftUI.View {
    @State private var counter = Counter()
    @StateObject private var model = Model()
    @Environment(\.size) private var size
    @SwiftUI.State private var shared = Shared()

    var body: some View {
        VStack {
            SwiftUI.Text("Count: \(counter.count)").accessibilityIdentifier("count")
            Text(model.text).accessibilityIdentifier("text")
            Text("\(shared.user.name) \(size)").accessibilityIdentifier("own")
            Button("Increment") {
                withAnimation { counter.count += 1 }
                model.changes.send("sent")
                Task { shared.user.name = "Grace" }
            }
            .accessibilityIdentifier("increment")
        }
    }
}

#Preview { Page() }

@Suite struct SwiftUITests {
    @Test func aProgramImportsSwiftUIAndCombineOnly() async throws {
        let page = try await TestPage { Page() }
        #expect(try page.text("own") == "Ada 3")
        try await page.click("increment")
        #expect(try page.text("count") == "Count: 1")
        #expect(try page.text("text") == "SENT")
        #expect(try page.text("own") == "Grace 3")
    }
}
