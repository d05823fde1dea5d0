import MartletTesting
import SwiftUI
import Testing

/// Spellings of SwiftUI's that programs use beside the usual ones, each with its effect where it has one.
@Suite struct SpellingTests {
    private struct Item: Identifiable {
        let id: Int
        let name: String
        let size: Double
    }

    @Test func colorsAreMixed() {
        #expect("\(Color(red: 0, green: 0, blue: 0).mix(with: .white, by: 0.5))" == "rgb(128 128 128)")
        let named = Color.red.mix(with: .blue, by: 0.25).description
        #expect(named.contains("--m-red") && named.contains("--m-blue") && named.contains("25%"))
        let tinted = Color.black.mix(with: .red, by: 0.25).description
        #expect(tinted.contains("--m-red") && tinted.contains("75%"))
        #expect(Color.red.mix(with: .blue, by: 0.2).mix(with: .green, by: 0.9) == .green)
        #expect(Color.red.mix(with: .blue, by: .nan).description.contains("0%"))
        #expect(Color(.sRGB, white: 0.5) == Color(white: 0.5))
    }

    @Test func anglesAreCalculatedWith() {
        var angle = Angle.degrees(10)
        angle += .degrees(20)
        angle *= 4
        angle -= .degrees(20)
        angle /= 2
        #expect((angle.degrees * 1_000).rounded() == 50_000)
        #expect(abs((2 * angle - angle + -angle / 2).degrees - 25) < 1e-9)
    }

    @Test func springsHaveDefaults() {
        #expect(Animation.spring(dampingFraction: 0.5) == .spring(response: 0.5, dampingFraction: 0.5))
        #expect(Animation.spring() == .spring(duration: 0.5) && Animation.spring(blendDuration: 1) == .spring)
        #expect(Animation.bouncy.logicallyComplete(after: 0.2) == .bouncy)
    }

    /// What programs have of a kind that means nothing on a page compiles.
    @Test func hintsAreAccepted() async throws {
        struct Waves: Layout {
            static var layoutProperties: LayoutProperties {
                var properties = LayoutProperties()
                properties.stackOrientation = .vertical
                return properties
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                var spacing = ViewSpacing.zero
                for subview in subviews { spacing.formUnion(subview.spacing, edges: [.top, .leading]) }
                return CGSize(width: spacing.distance(to: .zero, along: .horizontal), height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        struct Blob: Shape {
            static var role: ShapeRole { .stroke }
            var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
            func path(in rect: CGRect) -> Path { Path(rect).strokedPath(StrokeStyle(lineWidth: 2)) }
        }
        struct Page: View {
            @Namespace private var names
            @State private var tab = 1
            let placement: TabPlacement = .sidebarOnly

            var body: some View {
                Waves { Blob() }
                TabView(selection: $tab) {
                    Tab("One", systemImage: "star", value: 1) { Text("one") }.tabPlacement(placement)
                    TabSection("More") { Tab("Two", systemImage: "star", value: 2) { Text("two") } }
                        .sectionActions { Button("Add") {} }.tabPlacement(.pinned)
                }
                .defaultAdaptableTabBarPlacement(.sidebar).tabViewSearchActivation(.searchTabSelection)
                Image(systemName: "star").symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient)
                    .symbolEffect(.breathe).allowedDynamicRange(.high)
                    .matchedTransitionSource(id: 1, in: names) { $0.background(.red).clipShape(.rect(cornerRadius: 3)) }
                Text("a").dialogSuppressionToggle(isSuppressed: .constant(true))
                    .searchable(text: .constant(""), placement: .toolbarPrincipal)
                    .toolbar { ToolbarItem(placement: .title) { Text("In the bar") } }
                    .sheet(isPresented: .constant(false)) {
                        Text("b").presentationSizing(.form.fitted(horizontal: true, vertical: false))
                        Text("b").presentationSizing(.page.sticky(horizontal: true, vertical: false))
                    }
            }
        }
        let page = try await TestPage { Page() }
        #expect(page.contains(.text("one")) && page.diagnostics == [])
    }

    @Test func aButtonsRoleIsItsTitle() async throws {
        let page = try await TestPage {
            Button(role: .cancel) {}
            Button(role: .destructive) {}
            Button(role: .confirm) {}
            Button(role: .close) {}
        }
        for name in ["Cancel", "Delete", "Done", "Close"] { #expect(page.contains(.role(.button, name))) }
    }

    @Test func aTransitionHasAnAnchor() async throws {
        let page = try await TestPage {
            Text("a").transition(.scale(scale: 0.5, anchor: .topLeading)).accessibilityIdentifier("a")
            Text("b").transition(.blurReplace).accessibilityIdentifier("b")
            Text("c").transition(.modifier(active: Faded(opacity: 0), identity: Faded(opacity: 1)))
                .accessibilityIdentifier("c")
        }
        for name in ["a", "b", "c"] {
            let html = try page.html(.identifier(name))
            #expect(html.contains("m-arriving"))
        }
        #expect(page.diagnostics == [])
    }

    private struct Faded: ViewModifier {
        let opacity: Double
        func body(content: Content) -> some View { content.opacity(opacity) }
    }

    private struct Rows: View {
        @State private var items = [Item(id: 1, name: "b", size: 1), Item(id: 2, name: "a", size: 2)]
        @State private var order = [KeyPathComparator(\Item.name)]
        @State private var selection = Set<Item.ID>()

        var body: some View {
            Table(selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Size", value: \.size) { Text("size \($0.size)") }
            } rows: {
                ForEach(items) { TableRow($0) }
            }
            .onChange(of: order) { items.sort(using: order) }
        }
    }

    @Test func aTableLearnsTheTypeOfItsRows() async throws {
        let page = try await TestPage { Rows() }
        try await page.click(.role(.button, "Name"))
        #expect(page.contains(.text("a")) && page.contains(.text("b")))
        #expect(page.diagnostics == [])
    }

    private struct Fields: View {
        @State private var text = ""
        @State private var log = ""
        @State private var amount = 0.5
        @State private var choice = 1
        @FocusState private var isFocused: Bool

        var body: some View {
            Text(log).accessibilityIdentifier("log")
            SecureField("Password", text: $text, onCommit: { log = "committed \(text)" })
            TextField("Focused", text: $text).focused($isFocused, equals: true)
            Slider(
                value: Binding(get: { amount }, set: { new, _ in amount = new }), in: 0...1,
                minimumValueLabel: Text("none"), maximumValueLabel: Text("all")
            ) { Text("Amount") }
            Text(verbatim: "amount \(amount)").accessibilityIdentifier("amount")
            Picker(selection: $choice) {
                Text("One").tag(1)
                Text("Two").tag(2)
            } label: {
                Text("Choice")
            } currentValueLabel: {
                Text("now")
            }
            Label(log, image: "picture")
            Image("picture", variableValue: 0.5)
        }
    }

    @Test func fieldsInOlderSpellings() async throws {
        let page = try await TestPage { Fields() }
        try await page.type("secret", into: .label("Password"))
        try await page.submit(.label("Password"))
        #expect(try page.text("log") == "committed secret")
        try await page.type("0.25", into: .label("Amount"))
        #expect(try page.text("amount") == "amount 0.25")
        #expect(page.contains(.text("none")) && page.contains(.text("all")))
    }

    /// A layout that places only the first of its views.
    private struct First: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let first: LayoutSubviews = subviews[0..<1]
            return first.reduce(into: .zero) { size, view in
                let own = view.sizeThatFits(.unspecified)
                size = CGSize(width: max(size.width, own.width), height: size.height + own.height)
            }
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews.prefix(1) { view.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    @Test func aSliceOfSubviewsIsSubviews() async throws {
        let page = try await TestPage {
            First {
                Text("first"); Text("second")
            }
            GeometryReader { proxy in Text("\(proxy.frame(in: CoordinateSpace.global).width)") }
        }
        #expect(page.contains(.text("first")))
    }

    @Test func vectorsHaveTwoParts() throws {
        let vector = CGVector(dx: 3, dy: 4)
        #expect(vector.dx == 3 && vector.dy == 4 && CGVector.zero == CGVector())
    }

    private struct Stored: View {
        @AppStorage("count", store: .standard) private var count = 1
        @AppStorage("name", store: nil) private var name: String?

        var body: some View {
            Button("\(count) \(name ?? "nobody")") {
                count += 1
                name = "Ada"
            }
            .accessibilityIdentifier("stored")
        }
    }

    @Test func aStoreIsTheVisitors() async throws {
        let page = try await TestPage { Stored() }
        try await page.click("stored")
        #expect(try page.text("stored") == "2 Ada")
    }

    // Hints for other devices: they compile, and change nothing.

    private struct Hinted: View {
        @State private var isShown = false

        var body: some View {
            TabView {
                Tab("Pictures", image: "/picture.png", value: 1) { Text("pictures") }
                Tab(value: 2, role: .search) { Text("search") }
            }
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            List { Text("row") }.listStyle(.inset(alternatesRowBackgrounds: true))
            Text("x").font(.body.smallCaps()).aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit)
                .popover(isPresented: $isShown, attachmentAnchor: .point(.top), arrowEdge: .bottom) { Text("shown") }
                .previewDisplayName("x").previewLayout(.fixed(width: 1, height: 2)).previewDevice("iPhone")
                .previewInterfaceOrientation(.landscapeLeft)
        }
    }

    @Test func hintsForOtherDevices() async throws {
        let page = try await TestPage { Hinted() }
        #expect(page.contains(.label("Search")))
        #expect(page.diagnostics == [])
    }
}

#Preview("Rows", traits: .sizeThatFitsLayout, .landscapeLeft) { Text("preview") }

/// What a `WindowGroup` says of its window leaves it a `WindowGroup`.
private struct Program: App {
    @State private var count = 1

    var body: some Scene {
        WindowGroup { Text("\(count)") }
            .defaultSize(width: 1, height: 2)
            .onChange(of: count) {}
            .windowResizability(.contentSize)
    }
}
