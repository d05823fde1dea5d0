import Martlet
import MartletTesting
import Testing

/// Overloads that programs write beside the usual ones.
@Suite struct OverloadTests {
    @Test func lettersOfAnyViewHaveSpace() async throws {
        let page = try await TestPage {
            VStack { Text("a") }.tracking(2)
            Text("b").textCase(.uppercase).kerning(-1)
        }
        #expect(page.styleSheet.contains("letter-spacing:2px") && page.styleSheet.contains("letter-spacing:-1px"))
    }

    @Test func aTextMayBeMadeOfAString() async throws {
        let words = "**bold** words"
        let page = try await TestPage { Text(.init(words)) }
        #expect(page.text == "bold words" && page.styleSheet.contains("font-weight:700"))
    }

    @Test func aRowHasSpaceAtSomeEdges() async throws {
        let page = try await TestPage { List { Text("a").listRowInsets(.horizontal, 40) } }
        let usual = try await TestPage {
            List { Text("a").listRowInsets(EdgeInsets(top: 8, leading: 40, bottom: 8, trailing: 40)) }
        }
        #expect(page.html == usual.html && page.html != "")
    }

    @Test func aTabMayHaveAPicture() async throws {
        let page = try await TestPage { TabView { Tab("Birds", image: "/bird.svg") { Text("All birds") } } }
        #expect(page.contains(.role(.button, "Birds")) && page.html.contains("/bird.svg"))
    }

    @Test func aTintMayBeAGradient() async throws {
        let page = try await TestPage {
            Toggle("a", isOn: .constant(true)).tint(Color.red.gradient)
            Gauge(value: 0.5) { Text("b") }.tint(Gradient(colors: [.green, .blue]))
        }
        #expect(page.styleSheet.contains("--m-accent:var(--m-red)"))
        #expect(page.styleSheet.contains("--m-accent:var(--m-green)"), "\(page.styleSheet)")
    }

    private struct Steps: View {
        @State private var share = 0.5

        var body: some View {
            Stepper("Share", value: $share, in: 0...1, step: 0.25, format: .percent).accessibilityIdentifier("share")
            Stepper(value: $share, step: 0.5, format: .number) { Text("Half") }
            Text("\(share * 100) percent").accessibilityIdentifier("shown")
        }
    }

    @Test func aStepperMayHaveAFormat() async throws {
        let page = try await TestPage { Steps() }
        try await page.click(.role(.button, containing: "Increment").within("share"))
        #expect(try page.text("shown").hasPrefix("75"))
    }

    private struct Edited: View {
        @State private var names = ["a", "b"]

        var body: some View {
            List($names, id: \.self, editActions: .delete) { $name in TextField("Name", text: $name) }
                .environment(\.editMode, .constant(.active))
            Text(names.joined()).accessibilityIdentifier("names")
        }
    }

    @Test func aListIsEditedByIdentifiers() async throws {
        let page = try await TestPage { Edited() }
        try await page.click(.role(.button, containing: "Delete").at(0))
        #expect(try page.text("names") == "b")
    }

    @Test func aToolbarMayHaveAName() async throws {
        let page = try await TestPage {
            NavigationStack {
                NavigationLink("Next", value: 1).isDetailLink(false)
                    .navigationTitle("Title")
                    .toolbar(id: "main") { ToolbarItem(id: "add") { Button("Add") {} } }
                    .toolbar { ToolbarItem { Button("Share") {} } }
            }
        }
        #expect(page.contains(.role(.button, "Add")) && page.contains(.role(.button, "Share")))
        #expect(page.diagnostics == [])
    }

    /// Items of several toolbars have identifiers of their own.
    @Test func eachOfTwoToolbarsHasAnItem() async throws {
        let page = try await TestPage {
            NavigationStack {
                Text("Page").navigationTitle("Title")
                    .toolbar { ToolbarItem { Button("One") {} } }
                    .toolbar { ToolbarItem { Button("Two") {} } }
                    .toolbar { Button("Three") {} }
            }
        }
        for name in ["One", "Two", "Three"] { #expect(page.contains(.role(.button, name))) }
        #expect(page.diagnostics == [])
    }
}
