import Martlet
import MartletTesting
import Testing

/// What means nothing on a page compiles, and changes nothing.
@Suite struct HintTests {
    @Test func hintsChangeNothing() async throws {
        let plain = try await TestPage { Form { Text("Row").accessibilityIdentifier("row") } }
        let hinted = try await TestPage {
            Form { Text("Row").accessibilityIdentifier("row") }
                .scrollDismissesKeyboard(.interactively).scrollBounceBehavior(.basedOnSize)
                .focusSection().sensoryFeedback(.success, trigger: 1).sensoryFeedback(.impact, trigger: 1) { $0 < $1 }
        }
        #expect(try hinted.html("row") == plain.html("row"))
        #expect(hinted.diagnostics == [])
    }

    @Test func barsHaveColorsOfTheProgram() async throws {
        let page = try await TestPage {
            NavigationStack {
                Text("Row").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: .bottomBar) { Button("Go") {} } }
                    .toolbarBackground(.red, for: .navigationBar, .bottomBar).toolbarBackground(.visible)
            }
        }
        #expect(page.styleSheet.contains("background-color:var(--m-red)"))
        let bars = page.elements(.tag("header")) + page.elements(.tag("footer"))
        #expect(bars.count == 2)
    }

    @Test func spellingsOfTabsTablesAndSharing() async throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let page = try await TestPage {
            ShareLink(item: url, preview: SharePreview("Title", image: Image(systemName: "star")))
            ShareLink(item: "text", preview: SharePreview("Title")) { Text("Share it") }
            Text("a").tabViewCustomization(.constant(TabViewCustomization())).alternatingRowBackgrounds(.disabled)
                .overlay(.red, in: .circle).animation(.bouncy) { $0.opacity(0.5) }
        }
        #expect(page.text.contains("https://example.com/a") && page.text.contains("Share it"))
        #expect(page.html.contains("m-animated") && page.styleSheet.contains("opacity:0.5"))
    }

    private struct Row: Identifiable { let id: String }

    private struct Hinted: View {
        @Namespace private var namespace
        @ScaledMetric(relativeTo: .body) private var size = 20.0
        @Environment(\.dynamicTypeSize) private var typeSize

        var body: some View {
            Text(verbatim: "\(size) \(typeSize)").accessibilityIdentifier("row")
                .matchedTransitionSource(id: 1, in: namespace)
                .navigationTransition(.zoom(sourceID: 1, in: namespace))
                .glassEffectID("a", in: namespace).geometryGroup().hoverEffect().hoverEffectDisabled()
                .statusBarHidden().persistentSystemOverlays(.hidden).defersSystemGestures(on: .all)
                .writingToolsBehavior(.disabled).toolbarRole(.editor).tabBarMinimizeBehavior(.onScrollDown)
                .menuActionDismissBehavior(.disabled).glassEffectUnion(id: "a", namespace: namespace)
                .glassEffectTransition(.materialize).scrollEdgeEffectHidden(for: .top).backgroundExtensionEffect()
                .accessibilityRotor("Rows") {
                    AccessibilityRotorEntry("First", id: 1)
                    ForEach(2..<4) { AccessibilityRotorEntry(Text(verbatim: "\($0)"), id: $0, in: namespace) }
                }
                .accessibilityRotor(.headings(level: .h2), entries: [Row(id: "a")], entryLabel: \.id)
                .presentationBackgroundInteraction(.enabled).toolbar(removing: .sidebarToggle)
                .presentationContentInteraction(.scrolls).textScale(.secondary).allowsTightening(true)
                .dynamicTypeSize(.large ... .xxxLarge).privacySensitive().accessibilitySortPriority(1)
                .accessibilityInputLabels(["a"]).accessibilityRespondsToUserInteraction()
                .sensoryFeedback(.impact(weight: .light), trigger: 1).sensoryFeedback(trigger: 1) { .success }
        }
    }

    @Test func hintsOfDevicesChangeNothing() async throws {
        let plain = try await TestPage { Text(verbatim: "20.0 large").accessibilityIdentifier("row") }
        let hinted = try await TestPage { Hinted() }
        #expect(try hinted.html("row") == plain.html("row"))
        let sized = try await TestPage { Hinted().dynamicTypeSize(.xLarge) }
        #expect(try sized.text("row") == "20.0 xLarge")
        #expect(hinted.diagnostics == [])
    }

    @Test func hintsForSymbolsChangeNothing() async throws {
        let plain = try await TestPage { HStack { Image(systemName: "star") }.accessibilityIdentifier("row") }
        let hinted = try await TestPage {
            HStack {
                Image(systemName: "star").symbolRenderingMode(.hierarchical).renderingMode(.original)
                    .symbolRenderingMode(.palette)
            }
            .accessibilityIdentifier("row")
        }
        #expect(try hinted.html("row") == plain.html("row"))
        #expect(hinted.diagnostics == [])
    }

    /// What a program calls that can mean nothing on a page.
    @Test func callsThatMeanNothing() async throws {
        struct Rating: View {
            @Environment(\.requestReview) private var requestReview
            @State private var count = 0

            var body: some View {
                Text("\(count)").accessibilityIdentifier("count")
                Button("Rate") {
                    requestReview()
                    let impact = UIImpactFeedbackGenerator(style: .heavy)
                    impact.prepare()
                    impact.impactOccurred()
                    impact.impactOccurred(intensity: 0.5)
                    UINotificationFeedbackGenerator().notificationOccurred(.success)
                    UISelectionFeedbackGenerator().selectionChanged()
                    count += 1
                }
            }
        }
        let page = try await TestPage { Rating() }
        try await page.click(.role(.button, "Rate"))
        #expect(try page.text("count") == "1")
        #expect(page.diagnostics == [])
    }

    @Test func listsDialogsAndBarsStayAsTheyAre() async throws {
        let plain = try await TestPage { List { Text("Row") } }
        let hinted = try await TestPage {
            List { Text("Row").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] } }
                .dialogIcon(Image(systemName: "star")).searchDictationBehavior(.inline(activation: .onLook))
                .toolbarForegroundStyle(.red, for: .navigationBar).defaultAppStorage(.standard)
        }
        #expect(hinted.html == plain.html)
        #expect(hinted.diagnostics == [])
    }

    @Test func aChartIsDescribedByItsTable() async throws {
        struct Described: AXChartDescriptorRepresentable {
            func makeChartDescriptor() -> AXChartDescriptor {
                let axis = AXCategoricalDataAxisDescriptor(title: "Fruit", categoryOrder: ["Apple"])
                let values = AXNumericDataAxisDescriptor(title: "Sold", range: 0...1, gridlinePositions: []) { "\($0)" }
                let series = AXDataSeriesDescriptor(
                    name: "All", isContinuous: false, dataPoints: [.init(x: "Apple", y: 1), .init(x: 1, y: 2)])
                return AXChartDescriptor(title: "Fruit", summary: nil, xAxis: axis, yAxis: values, series: [series])
            }
        }
        let page = try await TestPage { Text("Chart").accessibilityChartDescriptor(Described()) }
        #expect(page.text == "Chart" && page.diagnostics == [])
        let descriptor = Described().makeChartDescriptor()
        #expect(descriptor.xAxis.title == "Fruit" && descriptor.yAxis?.range == 0...1)
        #expect(descriptor.series.map(\.dataPoints.count) == [2])
    }
}
