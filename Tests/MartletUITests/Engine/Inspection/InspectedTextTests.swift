import MartletUI
import MartletValues
import Synchronization
import Testing

private final class Account {
    let secrets = Array(repeating: "secret", count: 1_000)
}

private struct Talkative: CustomStringConvertible, CustomReflectable {
    static let asked = Atomic(0)
    let text = "text"

    var description: String {
        Self.asked.add(1, ordering: .relaxed)
        return text
    }
    var customMirror: Mirror {
        Self.asked.add(1, ordering: .relaxed)
        return Mirror(self, children: [])
    }
}

private struct Place {
    var name = "Here"
    var tags = ["a", "b"]
    var next: Int? = nil
}

private struct Wide {
    var (a, b, c, d, e, f, g, h, i, j) = ("a", "b", "c", "d", "e", "f", "g", "h", "i", "j")
}

private indirect enum Chain {
    case end
    case link(Chain, String)
}

private struct Page<Value>: View {
    @State var value: Value
    var body: some View { Text("Page") }
}

/// The inspector's texts of values take time that does not grow with the value.
@Suite struct InspectedTextTests {
    private func text<Value>(_ value: Value) throws -> String? {
        let page = try EnginePage(Page(value: value)) { $0.inspection = GraphInspection(now: { 1 }) }
        return page.graph.inspectedViews().views[0].properties.first?.value
    }

    @Test("“Secrets are masked in the inspector”: what the visitor has typed into a secure field is shown nowhere")
    func secretsAreNotShown() throws {
        let page = try EnginePage(Page(value: Place(name: "hunter2"))) {
            $0.inspection = GraphInspection(now: { 1 })
            $0.visitorStore.secrets.texts.add("hunter2")
        }
        let shown = page.graph.inspectedViews().views[0].properties.first?.value
        #expect(shown == "Place(name: ••••••, tags: 2 elements, next: nil)")
    }

    @Test func numbersFlagsAndTextsAreShown() throws {
        #expect(try text(3) == "3")
        #expect(try text(true) == "true")
        #expect(try text("a \"b\"") == "\"a \"b\"\"")
        #expect(try text(Int?.none) == "nil")
        #expect(try text(Optional("a")) == "\"a\"")
        #expect(try text((1, "a")) == "(1, \"a\")")
    }

    @Test func ofACollectionTheNumberOfElementsIsShown() throws {
        #expect(try text(Array(repeating: "a", count: 100_000)) == "100000 elements")
        #expect(try text(["a"]) == "1 element")
        #expect(try text(["a": 1, "b": 2]) == "2 elements")
        #expect(try text(Set(["a", "b"])) == "2 elements")
    }

    @Test func ofAnObjectTheTypeIsShown() throws {
        #expect(try text(Account()) == "Account")
    }

    @Test func ofAStructTheFirstFieldsAreShown() throws {
        #expect(try text(Place()) == "Place(name: \"Here\", tags: 2 elements, next: nil)")
        let wide = try #require(try text(Wide()))
        #expect(wide.hasSuffix("h: \"h\", …)"))
    }

    @Test func aDeepValueIsCutOff() throws {
        var chain = Chain.end
        for _ in 0..<10_000 { chain = .link(chain, "a") }
        let shown = try #require(try text(chain))
        #expect(shown.hasPrefix("link(("))
        #expect(shown.count <= 121)
    }

    @Test func theDescriptionOfAProgramsValueIsNotAskedFor() throws {
        #expect(try text(Talkative()) == "Talkative")
        #expect(Talkative.asked.load(ordering: .relaxed) == 0)
    }

    @Test func aLongTextIsCutOffAndHasOneLine() throws {
        let shown = try #require(try text(String(repeating: "long\n", count: 100_000)))
        #expect(shown.count == 121)
        #expect(!shown.contains("\n"))
    }
}
