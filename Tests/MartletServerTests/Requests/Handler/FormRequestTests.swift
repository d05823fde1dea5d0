import Glibc
import MartletUI
import Testing

@testable import MartletServer

/// The page without a script.
@Suite struct FormRequestTests {
    private struct Failure: Error, CustomStringConvertible { let description = "out of <paper>" }

    private enum Size: String { case small, large }

    private struct Everything: View {
        @State private var name = "Ada"
        @State private var story = "one\ntwo"
        @State private var level = 5.0
        @State private var isOn = true
        @State private var isOff = false
        @State private var size = Size.small
        @State private var steps = 0
        @State private var said = ""
        @State private var isEnabled = true
        @State private var raw = ""
        @Environment(\.openWindow) private var openWindow

        private nonisolated(nonsending) static func pause(milliseconds: UInt32) async {
            await withCheckedContinuation { continuation in
                Thread.start(stackSize: 256 << 10) {
                    usleep(milliseconds * 1_000)
                    continuation.resume()
                }
            }
        }

        var body: some View {
            VStack {
                TextField("Name", text: $name).onSubmit { said = "submitted \(name)" }.accessibilityIdentifier("name")
                TextEditor(text: $story).accessibilityIdentifier("story")
                Slider(value: $level, in: 0...10).accessibilityIdentifier("level")
                Toggle("On", isOn: $isOn).accessibilityIdentifier("on")
                Toggle("Off", isOn: $isOff).accessibilityIdentifier("off")
                Picker("Size", selection: $size) {
                    Text("S").tag(Size.small)
                    Text("L").tag(Size.large)
                }
                .accessibilityIdentifier("size")
                Stepper("Steps", value: $steps).accessibilityIdentifier("steps")
                HTML("input").attribute("aria-label", "Raw").onInput { raw = $0 }.accessibilityIdentifier("raw")
            }
            Text(
                verbatim:
                    "\(name)|\(story.replacing("\n", with: "/"))|\(level)|\(isOn)|\(isOff)|\(size)|\(steps)|\(raw)"
            )
            .accessibilityIdentifier("all")
            Text(verbatim: said).accessibilityIdentifier("said")
            VStack {
                Button("Save") { said = "saved \(name)" }.accessibilityIdentifier("save")
                Button("Fail") { throw Failure() }.accessibilityIdentifier("fail")
                Button("Quick") {
                    await Self.pause(milliseconds: 30)
                    said = "later"
                }
                .accessibilityIdentifier("quick")
                Button("Slow") {
                    await Self.pause(milliseconds: 5_000)
                    said = "too late"
                }
                .accessibilityIdentifier("slow")
                Button("Slowly away") {
                    await Self.pause(milliseconds: 4_000)
                    openWindow(id: "away")
                }
                .accessibilityIdentifier("slowly-away")
                Button("Lock") { isEnabled = false }.accessibilityIdentifier("lock")
                Button("Locked") { said = "unlocked" }.accessibilityIdentifier("locked").disabled(!isEnabled)
                Button("Switch") { isOn = true }.accessibilityIdentifier("switch")
                HTML("button") { Text("Plain") }.onClick { said = "plain" }.accessibilityIdentifier("plain")
                Button("Away") { openWindow(id: "away") }.accessibilityIdentifier("away")
            }
        }
    }

    private func withEverything(_ body: (FormVisitor) throws -> Void) throws {
        let app = AppDefinition(scenes: {
            WindowGroup("Everything", path: "/") { Everything() }
            WindowGroup("Away", id: "away") { Text("Away") }
        })
        let server = try Server(.testing, app: app, logger: testLogger)
        defer { server.stop() }
        try body(try FormVisitor(server, "/"))
    }

    private static let untouched = "Ada|one/two|5.0|true|false|small|0|"

    @Test func aButtonIsPressedAndThePageComesBack() throws {
        try withServer { server in
            let visitor = try FormVisitor(server, "/counter")
            let answer = try visitor.press("inc")
            #expect(answer["location"]?.hasPrefix("/counter?_page=") == true)
            #expect(answer["cache-control"] == "no-store")
            #expect(try visitor.text("count") == "Count: 1")
            try visitor.press("inc")
            #expect(try visitor.text("count") == "Count: 2")
            try visitor.reload()
            #expect(try visitor.text("count") == "Count: 2")
        }
    }

    @Test func whatWasNotTouchedIsNotChanged() throws {
        try withEverything { visitor in
            #expect(try visitor.text("all") == Self.untouched)
            try visitor.press("save")
            #expect(try visitor.text("all") == Self.untouched)
            #expect(try visitor.text("said") == "saved Ada")
        }
    }

    @Test(arguments: [
        ("name", "Zoë & co", "Zoë &amp; co|one/two|5.0|true|false|small|0|"),
        ("story", "a\r\nb", "Ada|a/b|5.0|true|false|small|0|"), ("level", "7", "Ada|one/two|7.0|true|false|small|0|"),
        ("on", nil, "Ada|one/two|5.0|false|false|small|0|"), ("off", "on", "Ada|one/two|5.0|true|true|small|0|"),
        ("size", "large", "Ada|one/two|5.0|true|false|large|0|"), ("raw", "x", "\(untouched)x"),
    ])
    func aFieldIsChangedBeforeTheButtonIsPressed(_ field: String, _ value: String?, _ expected: String) throws {
        try withEverything { visitor in
            try visitor.fill(field, value)
            try visitor.press("save")
            #expect(try visitor.text("all") == expected)
            #expect(try visitor.text("said").hasPrefix("saved "))
        }
    }

    @Test func aStepperAndAPlainButtonAreButtons() throws {
        try withEverything { visitor in
            for tag in visitor.html.split(separator: "<") where tag.contains("aria-label=\"Increment\"") {
                let number = try #require(visitor.attribute("name", in: tag))
                try visitor.send(try visitor.body() + "&\(number)=")
            }
            #expect(try visitor.text("all") == "Ada|one/two|5.0|true|false|small|1|")
            try visitor.press("plain")
            #expect(try visitor.text("said") == "plain")
        }
    }

    @Test func enterSubmitsTheFieldsOwnTarget() throws {
        try withEverything { visitor in
            try visitor.fill("name", "Grace")
            try visitor.press()
            #expect(try visitor.text("said") == "submitted Grace")
        }
    }

    @Test func anErrorIsShownOnceAndEscaped() throws {
        try withEverything { visitor in
            try visitor.press("fail")
            #expect(visitor.html.contains("<div class=\"m-error\" role=\"alert\">out of &lt;paper&gt;</div>"))
            try visitor.reload()
            #expect(!visitor.html.contains("role=\"alert\""))
        }
    }

    /// The visitor waits on a thread of its own: Swift's are needed when the action goes on.
    @Test func whatIsQuickIsInTheAnswerAndWhatIsSlowIsNotWaitedFor() async throws {
        try await blocking {
            try withEverything { visitor in
                let answer = try visitor.press("slow")
                #expect(answer["location"]?.hasPrefix("/?_page=") == true)
                #expect(try visitor.text("said") == "")
            }
        }
        // Other tests may hold Swift's threads for longer than an answer waits.
        var isInAnswer = false
        for _ in 1...20 where !isInAnswer {
            isInAnswer = try await blocking {
                var said = ""
                try withEverything { visitor in
                    try visitor.press("quick")
                    said = try visitor.text("said")
                }
                return said == "later"
            }
        }
        #expect(isInAnswer)
    }

    @Test func anActionLeadsElsewhere() throws {
        try withEverything { visitor in
            let answer = try visitor.press("away")
            #expect(answer["location"] == "/away")
            #expect(visitor.html.contains("<title>Away</title>"))
        }
    }

    /// The answer to the form does not wait that long: the next load of the page leads there.
    @Test func anActionThatTakesLongLeadsElsewhereWhenThePageIsLoadedAgain() async throws {
        try await blocking {
            try withEverything { visitor in
                let answer = try visitor.press("slowly-away")
                #expect(answer["location"]?.hasPrefix("/?_page=") == true)
                var destination: String?
                for _ in 1...200 where destination == nil {
                    usleep(50_000)
                    destination = try visitor.get(visitor.address)["location"]
                }
                #expect(destination == "/away")
            }
        }
    }

    /// "a double click, reload of POST": performed once.
    @Test func aRepeatedPostIsPerformedOnce() throws {
        try withServer { server in
            let visitor = try FormVisitor(server, "/counter")
            let (body, action) = (try visitor.body(pressing: "inc"), visitor.action)
            for _ in 1...3 { #expect(try visitor.post(body, to: action).status == 303) }
            try visitor.press("inc")
            #expect(try visitor.text("count") == "Count: 1", "the HTML before the posts posts nothing more")
            #expect(!visitor.html.contains("role=\"alert\""))
            try visitor.press("inc")
            #expect(try visitor.text("count") == "Count: 2")
            #expect(try visitor.post(body, to: action).status == 303)
            try visitor.reload()
            #expect(try visitor.text("count") == "Count: 2")
            #expect(visitor.html.contains("nothing was done"), "a page out of the history says so")
        }
    }

    @Test func aButtonThatIsLockedByNowSaysSo() throws {
        try withEverything { visitor in
            let body = try visitor.body(pressing: "locked")
            let action = visitor.action
            try visitor.press("lock")
            let next = visitor.action
            #expect(next != action)
            #expect(try visitor.post(body, to: next).status == 303)
            try visitor.reload()
            #expect(try visitor.text("said") == "")
            #expect(visitor.html.contains("The target is disabled"))
        }
    }

    /// A value that the program changed after the HTML was made is not set back by a visitor who did not touch it.
    @Test func aStaleFieldDoesNotOverwrite() throws {
        try withServer { server in
            let visitor = try FormVisitor(server, "/shared")
            TestProgram.remoteText.update { $0 = "from elsewhere" }
            try visitor.press("note")
            #expect(try visitor.text("noted") == "noted from elsewhere")
            try visitor.fill("remote", "mine")
            try visitor.press("note")
            #expect(try visitor.text("noted") == "noted mine")
        }
    }

    @Test(arguments: [
        (["Sec-Fetch-Site: cross-site"], 403), (["Sec-Fetch-Site: same-site"], 403), (["Sec-Fetch-Site: none"], 403),
        (["Origin: http://evil.example"], 403), (["Origin: null"], 403), (["Sec-Fetch-Site: same-origin"], 303),
        ([], 303),
    ])
    func onlyThePageItselfPosts(_ headers: [String], _ status: Int) throws {
        try withServer { server in
            let visitor = try FormVisitor(server, "/counter")
            let answer = try visitor.post(
                try visitor.body(pressing: "inc"), headers: headers + ["Accept: text/html,application/xhtml+xml"])
            #expect(answer.status == status)
            if status == 403 { #expect(answer.text.contains("<h1>That did not work</h1>")) }
            try visitor.press("inc")
            #expect(try visitor.text("count") == "Count: 1")
        }
    }

    @Test func aPersonIsReportedInHTMLWhatToDo() throws {
        try withServer { server in
            let visitor = try FormVisitor(server, "/counter")
            let body = try visitor.body(pressing: "inc")
            let invented = visitor.action.replacing("/pages/A", with: "/pages/B").replacing("seq=1", with: "seq=9")
            let answers = [
                try visitor.post(body, cookie: "martlet=AAAAAAAAAAAAAAAAAAAAAA"), try visitor.post("%"),
                try visitor.post(body, to: visitor.action.replacing("seq=1", with: "seq=7")),
                try visitor.post(String(repeating: "x", count: 300_000)), try visitor.post(body, type: "text/plain"),
                try visitor.post(body, to: invented),
            ]
            #expect(answers.map(\.status).dropLast() == [404, 400, 409, 413, 415])
            #expect([404, 409].contains(answers[5].status))
            for answer in answers {
                #expect(answer["content-type"] == "text/html; charset=utf-8")
                #expect(answer.text.contains("<a href=\"/counter\">Back to the page</a>"), "\(answer.text)")
            }
            let program = try visitor.post("%", headers: [])
            #expect(program.status == 400 && program["content-type"] == "application/problem+json")
        }
    }

    @Test func apageThatWasLetGoComesBackFresh() throws {
        try withServer {
            $0.limits.pagesPerSession = 1
        } _: { server in
            let visitor = try FormVisitor(server, "/counter")
            try visitor.press("inc")
            let (address, body, action) = (visitor.address, try visitor.body(pressing: "inc"), visitor.action)
            _ = try visitor.get("/counter")
            let answer = try visitor.post(body, to: action)
            #expect(answer.status == 410 && answer.text.contains("<a href=\"/counter\">"))
            let fresh = try visitor.get(address)
            #expect(fresh.status == 200 && fresh.text.contains("Count: 0"))
        }
    }

    /// A visitor without a script has no stream, so a page that is read for a while keeps its state alone.
    @Test func aPageWithoutItsViewsIsRevived() throws {
        try withServer {
            $0.limits.hydratedRetention = 15
            $0.limits.pageRetention = .infinity
            $0.useManualTime()
        } _: { server in
            let visitor = try FormVisitor(server, "/counter")
            for count in 1...2 {
                #expect(server.advance(by: 15) { server.context.statistics.dehydratedPages.current == 1 })
                try visitor.press("inc")
                #expect(try visitor.text("count") == "Count: \(count)")
            }
        }
    }

    @Test func theAddressOfAFormLeadsToItsPage() throws {
        try withServer { server in
            let visitor = try FormVisitor(server, "/counter")
            let answer = try visitor.get(visitor.action)
            #expect(answer.status == 303 && answer["location"]?.hasPrefix("/counter?_page=") == true)
        }
    }

    /// A script that comes with the HTML of a living page counts from 1 and knows no template.
    @Test func aScriptTakesOverALivingPage() throws {
        try withServer { server in
            let visitor = try FormVisitor(server, "/counter")
            try visitor.press("inc")
            let events = String(visitor.action.prefix { $0 != "?" }).replacing("/form", with: "/events")
            let body = Visitor.click("inc", seq: 1)
            let answer = try visitor.post(
                body, to: events, headers: ["Prefer: return=representation"], type: "application/json")
            #expect(answer.text.contains("Count: 2"), "\(answer.text)")
        }
    }
}
