import Martlet
import MartletTesting
import Testing

@Suite struct AccessibilityTests {
    @Test func actionsAreButtonsAfterTheView() async throws {
        struct Rating: View {
            @State private var stars = 3
            var body: some View {
                Text("\(stars)").accessibilityIdentifier("stars")
                    .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
                    .accessibilityAction(named: "Reset") { stars = 0 }
                    .accessibilityAction { stars = 9 }
                    .accessibilityActions { Button("Double") { stars *= 2 } }
            }
        }
        let page = try await TestPage { Rating() }
        for (name, stars) in [
            ("Increment", "4"), ("Decrement", "3"), ("Double", "6"), ("Reset", "0"), ("Activate", "9"),
        ] {
            try await page.click(.role(.button, name))
            #expect(try page.element(.identifier("stars")).text == stars)
        }
        #expect(page.html.contains("m-unseen"))
    }

    @Test func aHeadingHasTheLevelThatIsSaid() async throws {
        let page = try await TestPage {
            Text("a").accessibilityHeading(.h4).accessibilityIdentifier("a")
            Text("b").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3).accessibilityIdentifier("b")
            Text("c").accessibilityHeading(.h5).accessibilityAddTraits(.isHeader).accessibilityIdentifier("c")
            Text("d").accessibilityHeading(.unspecified).accessibilityIdentifier("d")
        }
        for (name, level) in [("a", "4"), ("b", "3"), ("c", "5"), ("d", "2")] {
            let element = try page.element(.identifier(name))
            #expect(element.attributes["aria-level"] == level && element.attributes["role"] == "heading", "\(name)")
        }
    }

    @Test func theFocusIsMovedToAViewThatIsNoControl() async throws {
        struct Page: View {
            @AccessibilityFocusState private var isOnTitle: Bool
            var body: some View {
                Text("title").accessibilityFocused($isOnTitle)
                Button("go") { isOnTitle = true }
            }
        }
        let page = try await TestPage { Page() }
        try await page.click(.role(.button, "go"))
        #expect(page.focusedElement?.text == "title")
    }

    @Test func anAnnouncementIsSaidAndNotShown() async throws {
        let page = try await TestPage {
            Button("say") { AccessibilityNotification.Announcement("Saved").post() }
            Button("interrupt") { AccessibilityNotification.Announcement("Stop", isUrgent: true).post() }
        }
        try await page.click(.role(.button, "say"))
        try await page.click(.role(.button, "interrupt"))
        #expect(page.announcements == ["Saved", "Stop"])
        #expect(page.errors.isEmpty && !page.text.contains("Saved"))
        #expect(page.patches.last?.description == #"["!","Stop",2]"#)
    }

    @Test func otherViewsStandForOne() async throws {
        let page = try await TestPage {
            Text("***").accessibilityRepresentation { Slider(value: .constant(0.3)) { Text("Stars") } }
        }
        #expect(page.html.contains("aria-hidden=\"true\"") && page.elements(.label("Stars")).count == 1)
    }

    @Test func moreIsSaidAfterAView() async throws {
        let page = try await TestPage {
            Text("Ada").accessibilityCustomContent("Age", "36").accessibilityCustomContent(Text("City"), nil)
                .accessibilityTextContentType(.narrative)
        }
        #expect(page.text.contains("Age: 36") && !page.text.contains("City"))
        #expect(page.html.contains("m-unseen"))
    }

    @available(*, deprecated)
    @Test func olderSpellingsAreTheSame() async throws {
        let old = try await TestPage {
            Button("x") {}.accessibility(label: Text("Add")).accessibility(hint: Text("Adds one"))
                .accessibility(identifier: "add").accessibility(sortPriority: 1).accessibility(inputLabels: [Text("a")])
            Text("title").accessibility(addTraits: .isHeader).accessibility(removeTraits: .isImage)
                .accessibility(activationPoint: .center)
            Text("hidden").accessibility(hidden: true)
        }
        let new = try await TestPage {
            Button("x") {}.accessibilityLabel(Text("Add")).accessibilityHint(Text("Adds one"))
                .accessibilityIdentifier("add")
            Text("title").accessibilityAddTraits(.isHeader)
            Text("hidden").accessibilityHidden(true)
        }
        #expect(old.html == new.html)
    }
}
