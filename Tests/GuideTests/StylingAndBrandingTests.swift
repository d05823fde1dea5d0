import Martlet
import MartletTesting
import Testing

@Suite struct StylingAndBrandingTests {
    struct ProductCard: View {
        let name: String
        let price: Int

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text(name).font(.headline)
                Text("€ \(price)").foregroundStyle(.secondary).monospacedDigit()
                Button("Add to cart") {}.buttonStyle(.borderedProminent)
            }
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
        }
    }

    struct Catalog: View {
        var body: some View {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 220))], spacing: 16) {
                ForEach(1...6, id: \.self) { ProductCard(name: "Chair \($0)", price: 40 + $0) }
            }
        }
    }

    struct PillButtonStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .padding(.horizontal, 20)
                .padding(.vertical, 10)
                .foregroundStyle(.white)
                .background(Color(red: 0.1, green: 0.3, blue: 0.6), in: Capsule())
                .scaleEffect(configuration.isPressed ? 0.95 : 1)
        }
    }

    struct Actions: View {
        var body: some View {
            HStack {
                Button("Save") {}
                Button("Share") {}
            }
            .buttonStyle(PillButtonStyle())
        }
    }

    struct Banner: View {
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            Image(colorScheme == .dark ? "/banner-dark.svg" : "/banner.svg").accessibilityLabel("Summer sale")
        }
    }

    struct Panel: View {
        @State private var isOpen = false

        var body: some View {
            Button(isOpen ? "Less" : "More") { withAnimation { isOpen.toggle() } }
            if isOpen { Text("All the details").transition(.opacity) }
        }
    }

    struct Shop: App {
        static var brand: Brand {
            Brand(files: ["site.css": Array(".card { border: 1px solid var(--m-line) }".utf8)])
                .description("Chairs, and what one needs to sit well.")
                .styleSheet("site.css")
                .tint(light: Color(red: 0.45, green: 0.1, blue: 0.5), dark: .purple)
                .font("Inter")
                .cornerRadius(12)
                .density(.compact)
        }

        var body: some Scene { WindowGroup("Shop") { Catalog() } }
    }

    struct Article: View {
        let isNew: Bool

        var body: some View {
            HTML("article") {
                HTML("h2") { Text("Chairs") }
                Text("Oak and linen")
            }
            .class("card")
            .class("is-new", when: isNew)
            .attribute("lang", "en")
        }
    }

    @Test func theyRender() async throws {
        let page = try await TestPage {
            Catalog()
            Actions()
            Banner()
            Panel()
            Article(isNew: true)
        }
        try await page.click(.label("More"))
        #expect(page.contains(.text("All the details")))
        #expect(try page.element(.tag("article")).classes.isSuperset(of: ["card", "is-new"]))
        #expect(page.diagnostics == [])
    }

    @Test func theBrandIsServed() async throws {
        let page = try await TestPage(Shop.self)
        #expect(page.contains(.text("Chair 1")))
        #expect(try await page.visitor.request("/site.css").text.hasPrefix(".card"))
    }
}
