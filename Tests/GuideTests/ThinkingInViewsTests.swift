import Martlet
import MartletTesting
import Testing

@Suite struct ThinkingInViewsTests {
    struct Product: Identifiable, Equatable {
        let id: Int
        let name: String
        let price: Int
    }

    struct BeforeSplitting {
        struct Shop: View {
            @State private var products = [Product(id: 1, name: "Chair", price: 80)]
            @State private var query = ""

            var body: some View {
                TextField("Search", text: $query)
                ForEach(products.filter { query.isEmpty || $0.name.contains(query) }) { product in
                    HStack {
                        Text(product.name)
                        Text("€ \(product.price)")
                    }
                }
            }
        }
    }

    struct Shop: View {
        @State private var products = [
            Product(id: 1, name: "Chair", price: 80), Product(id: 2, name: "Table", price: 200),
        ]
        @State private var query = ""

        var body: some View {
            TextField("Search", text: $query)
            Matches(products: products, query: query)
            Offer()
        }
    }

    struct Matches: View {
        let products: [Product]
        let query: String

        var body: some View {
            ForEach(products.filter { query.isEmpty || $0.name.contains(query) }) { ProductRow(product: $0) }
        }
    }

    struct ProductRow: View {
        let product: Product

        var body: some View {
            HStack {
                Text(product.name)
                Text("€ \(product.price)")
            }
        }
    }

    struct Offer: View {
        var body: some View { Text("Free delivery today") }
    }

    @Test func typingEvaluatesWhatReadsTheQuery() async throws {
        let page = try await TestPage { Shop() }
        try await page.type("Table", into: .label("Search"))
        #expect(page.evaluations == ["Shop", "Matches"])
        #expect(!page.contains(.text("Chair")))
    }

    struct Traced: View {
        let product: Product

        var body: some View {
            let _ = Self._printChanges()
            Text(product.name)
        }
    }

    struct Card: ViewModifier {
        func body(content: Content) -> some View {
            content
                .padding()
                .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
        }
    }

    struct Offers: View {
        var body: some View {
            VStack {
                Text("Chairs").modifier(Card())
                Text("Tables").modifier(Card())
            }
        }
    }

    struct Price: View, Equatable {
        let product: Product
        let onTap: () -> Void

        static func == (left: Price, right: Price) -> Bool { left.product == right.product }

        var body: some View { Button("€ \(product.price)", action: onTap) }
    }

    struct Prices: View {
        @State private var taps = 0

        var body: some View {
            Text("\(taps)").accessibilityIdentifier("taps")
            Price(product: Product(id: 1, name: "Chair", price: 80)) { taps += 1 }
        }
    }

    @Test func anEqualViewIsNotEvaluated() async throws {
        let page = try await TestPage { Prices() }
        try await page.click(.label("€ 80"))
        try await page.click(.label("€ 80"))
        #expect(try page.text("taps") == "2")
        #expect(page.evaluations == ["Prices"])
    }

    @Test func theOthersRender() async throws {
        let page = try await TestPage {
            BeforeSplitting.Shop()
            Offers()
            Traced(product: Product(id: 1, name: "Stool", price: 40))
        }
        #expect(page.contains(.text("Tables")))
        #expect(page.contains(.text("Stool")))
        try await page.type("x", into: .label("Search"))
        #expect(!page.contains(.text("Chair")))
    }
}
