import MartletUI
import Testing

private final class Sink {
    var text = ""
}

private struct Upper: View {
    @State private var text = "A"

    var body: some View {
        TextField(
            "Name",
            text: Binding {
                text
            } set: {
                text = $0.uppercased()
            }
        ).accessibilityIdentifier("field")
        Button("clear") { text = "" }.accessibilityIdentifier("clear")
    }
}

private struct Two: View {
    @State private var first = ""
    @State private var second = ""

    var body: some View {
        TextField(
            "First",
            text: Binding {
                first
            } set: {
                first = $0.uppercased()
            }
        ).accessibilityIdentifier("first")
        TextField("Second", text: $second).accessibilityIdentifier("second")
    }
}

/// The server remembers the value that the browser shows, and sends a value only if it differs.
@Suite struct ShownValueTests {
    @Test func whatTheBrowserSaidIsNotSentBack() throws {
        let page = try EnginePage { Upper() }
        #expect(try page.enter(.string("AB"), into: "field") == "")
    }

    @Test func whatTheBindingMadeOfItIs() throws {
        let page = try EnginePage { Upper() }
        #expect(try page.enter(.string("Ab"), into: "field") == #"[["p",1,"value","AB",1]]"#)
        #expect(try page.enter(.string("ABc"), into: "field") == #"[["p",1,"value","ABC",2]]"#)
    }

    /// The binding keeps its value, so nothing has changed; but the browser shows another value.
    @Test func aBindingThatRefusesIsShownAsItIs() throws {
        let page = try EnginePage { TextField("Fixed", text: .constant("fixed")).accessibilityIdentifier("field") }
        #expect(try page.enter(.string("mine"), into: "field") == #"[["p",1,"value","fixed",1]]"#)
        #expect(try page.enter(.string("mine"), into: "field") == #"[["p",1,"value","fixed",2]]"#)
    }

    @Test func theProgramsOwnChangeIsSent() throws {
        let page = try EnginePage { Upper() }
        try page.enter(.string("ab"), into: "field")
        #expect(try page.press("clear") == #"[["p",1,"value","",1]]"#)
        #expect(try page.press("clear") == "")
    }

    /// An event of another client does not report what the page's browser shows.
    @Test func anEventFromElsewhereIsShown() throws {
        let page = try EnginePage { Upper() }
        #expect(try page.enter(.string("b"), into: "field", elsewhere: true) == #"[["p",1,"value","B",0]]"#)
    }

    /// A post reports one field twice, with another in between; only the result at its end is sent.
    @Test func withinAPostNoValueIsSent() throws {
        let page = try EnginePage { Two() }
        let (first, second) = (try page.control("first"), try page.control("second"))
        page.graph.beginPost()
        first.node.perform(.string("a"), .value, isShown: true)
        page.graph.flush()
        #expect(page.graph.patches.isEmpty)
        second.node.perform(.string("x"), .value, isShown: true)
        page.graph.flush()
        first.node.perform(.string("AB"), .value, isShown: true)
        page.graph.flush()
        #expect(page.graph.patches.isEmpty)
        page.graph.endPost(1)
        page.graph.flush()
        #expect(page.graph.patches.isEmpty)
    }

    @Test func aRefusedEventIsSetRight() throws {
        let page = try EnginePage { Upper() }
        try page.dom.show(.string("typed"), in: "field")
        try page.control("field").node.refuse(.string("typed"))
        #expect(try page.flush() == #"[["p",1,"value","A",0]]"#)
    }

    @Test func aResyncSaysWhatItKnows() throws {
        let page = try EnginePage { Upper() }
        try page.enter(.string("AB"), into: "field")
        page.graph.resync()
        let patches = try page.applyPatches()
        #expect(patches.hasSuffix(#""AB","clear"]]]],1]]"#), "\(patches)")
        #expect(try page.enter(.string("AB"), into: "field") == "")
    }

    /// The view is gone when the event arrives; nothing traps.
    @Test func aControlThatHasGoneWritesNowhere() throws {
        struct Gone: View {
            @State private var isThere = true
            var body: some View {
                if isThere { Upper() }
                Button("remove") { isThere = false }.accessibilityIdentifier("remove")
            }
        }
        let page = try EnginePage { Gone() }
        let control = try page.control("field").node
        try page.press("remove")
        PagelessDiagnostics.$handler.withValue({ _ in }) { control.perform(.string("late"), .value, isShown: true) }
        #expect(try page.flush() == "")
    }
}
