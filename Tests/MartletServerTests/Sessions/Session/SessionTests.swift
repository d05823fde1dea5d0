import MartletUI
import Testing

@testable import MartletServer

@Suite struct SessionTests {
    private struct Broken: Error, CustomStringConvertible { let description = "the shelf is empty" }

    /// One page that does what the sessions' tests need.
    private struct Workshop: View {
        let notes: Notes<String>
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("+") { count += 1 }.accessibilityIdentifier("inc")
                Button("Fail") { throw Broken() }.accessibilityIdentifier("fail")
                Button("Fail later") {
                    await _Concurrency.Task.yield()
                    throw Broken()
                }
                .accessibilityIdentifier("fail-later")
                Button("Load") {
                    count += 10
                    note("begin")
                    try await _Concurrency.Task.sleep(for: .milliseconds(5))
                    note("end")
                    count += 100
                }
                .accessibilityIdentifier("load")
                Button("Task") {
                    _ = Session.startTask(name: nil, priority: nil) {
                        note("task")
                        while !_Concurrency.Task.isCancelled {
                            try? await _Concurrency.Task.sleep(for: .milliseconds(5))
                            count += 1
                        }
                        note("cancelled")
                    }
                    note("action")
                }
                .accessibilityIdentifier("task")
            }
        }

        private func note(_ text: String) {
            notes.add(text + (CurrentSession.executor?.session == nil ? " outside" : ""))
        }
    }

    private let notes = Notes<String>()

    private func makeSession(_ change: (inout ServerConfiguration) -> Void = { _ in }) -> (Session, ServerContext) {
        var configuration = ServerConfiguration()
        configuration.isDevelopment = true
        configuration.limits.hydratedRetention = 600
        change(&configuration)
        let notes = notes
        let app = AppDefinition(scenes: { WindowGroup("Workshop", path: "/") { Workshop(notes: notes) } })
        let context = ServerContext(configuration, app, testLogger)
        let session = Session(.random(), context)
        context.registry.add(session)
        return (session, context)
    }

    @Test func eachSessionAndEachPageHasItsOwnState() async throws {
        let (first, _) = makeSession()
        let (second, _) = makeSession()
        let one = try await first.makeTestPage()
        let other = try await first.makeTestPage()
        let foreign = try await second.makeTestPage()
        #expect(try await first.press("inc", on: one).contains("Count: 1"))
        #expect(try await first.press("inc", on: one).contains("Count: 2"))
        #expect(try await first.press("inc", on: other).contains("Count: 1"))
        #expect(try await second.press("inc", on: foreign).contains("Count: 1"))
        await #expect(throws: Problem.noSuchPage) { try await second.press("inc", on: one) }
    }

    @Test func anActionThatThrowsIsShownAndThePageLivesOn() async throws {
        let (session, _) = makeSession()
        let page = try await session.makeTestPage()
        #expect(try await session.press("fail", on: page) == #"[["!","the shelf is empty"]]"#)
        #expect(try await session.press("inc", on: page).contains("Count: 1"))
        #expect(try await session.press("fail-later", on: page) == "")
        var shown = ""
        _ = try await comesTrue {
            shown = try await session.frame(of: page)
            return !shown.isEmpty
        }
        #expect(shown == #"[["!","the shelf is empty"]]"#)
        #expect(try await session.press("inc", on: page).contains("Count: 2"))
    }

    @Test func outsideDevelopmentTheVisitorSeesAReferenceOnly() async throws {
        let (session, _) = makeSession { $0.isDevelopment = false }
        let page = try await session.makeTestPage()
        let shown = try await session.press("fail", on: page)
        #expect(shown.hasPrefix(#"[["!","Something went wrong."#))
        #expect(!shown.contains("shelf"))
    }

    @Test func manyErrorsThatNobodySeesAreNotKeptForEver() async throws {
        let (session, _) = makeSession()
        let page = try await session.makeTestPage()
        for _ in 0..<100 { try await session.perform("fail", on: page) }
        let shown = try await session.frame(of: page)
        #expect((1...8).contains(shown.ranges(of: "the shelf is empty").count))
    }

    @Test func anAsynchronousActionRunsOnTheSession() async throws {
        let (session, _) = makeSession()
        let page = try await session.makeTestPage()
        // Its beginning has run when the action returns; the rest comes by itself.
        #expect(try await session.press("load", on: page).contains("Count: 10"))
        // On a busy machine, the rest may come with this press.
        var shown = try await session.press("inc", on: page)
        #expect(shown.contains("Count: 11"))
        _ = try await comesTrue {
            if shown.contains("Count: 111") { return true }
            shown = try await session.frame(of: page)
            return false
        }
        #expect(shown.contains("Count: 111"))
        #expect(notes.all == ["begin", "end"])
    }

    @Test func aTaskStaysInItsSessionAndEndsWithIt() async throws {
        let (session, _) = makeSession()
        let page = try await session.makeTestPage()
        try await session.perform("task", on: page)
        _ = try await comesTrue { notes.all.count >= 2 }
        #expect(notes.all == ["action", "task"])
        await session.end()
        _ = try await comesTrue { notes.all.count >= 3 }
        #expect(notes.all == ["action", "task", "cancelled"])
        await #expect(throws: Problem.self) { try await session.press("inc", on: page) }
    }

    @Test func pagesBeyondTheLimitPushTheOldestOut() async throws {
        let (session, context) = makeSession { $0.limits.pagesPerSession = 3 }
        var pages: [PageIdentifier] = []
        for _ in 0..<5 { pages.append(try await session.makeTestPage()) }
        #expect(await session.pageCount == 3)
        #expect(context.statistics.pages.current == 3)
        for page in pages[..<2] {
            await #expect(throws: Problem(410, "This page was let go; load its address again for a fresh one.")) {
                try await session.press("inc", on: page)
            }
        }
        for page in pages[2...] { #expect(try await session.press("inc", on: page).contains("Count: 1")) }
    }

    @Test func aSessionThatGetsAPageAgainIsFoundAgain() async throws {
        let (session, context) = makeSession()
        let page = try await session.makeTestPage()
        // The views go first, and then the page.
        for look in 1...2 as ClosedRange<UInt32> { await session.expire(page.number, expiry: look) }
        #expect(context.registry.count == 0)
        _ = try await session.makeTestPage()
        #expect(context.registry.session(session.identifier) === session)
    }

    /// The browser's word that it leaves may come after the end of its stream; it made the page stay twice as long.
    @Test(arguments: [(#"{"leaving":true}"#, true), (#"{"events":[{"target":"inc","type":"click"}]}"#, false)])
    func aPageIsNotUsedByThoseWhoLeaveIt(_ post: String, _ isUnused: Bool) async throws {
        let (session, _) = makeSession { $0.limits.unconfirmedRetention = .infinity }
        let page = try await session.makeTestPage()
        try await session.check(post, on: page)
        await session.expire(page.number, expiry: 1)
        #expect(try await session.isDehydrated(page) == isUnused)
    }

    @Test func aSessionThatHasEndedStaysEnded() async throws {
        let (session, context) = makeSession()
        let page = try await session.makeTestPage()
        await session.end()
        #expect(await session.makesNoPage())
        await #expect(throws: Problem.noSuchPage) { try await session.press("inc", on: page) }
        #expect(context.registry.count == 0)
    }
}

extension Session {
    /// Makes the first scene's page, as a browser that loads it does.
    func makeTestPage() throws -> PageIdentifier {
        let page = try #require(makePage(0))
        _ = try page.graph.html()
        return page.identifier
    }

    func makesNoPage() -> Bool { makePage(0) == nil }

    func isDehydrated(_ page: PageIdentifier) throws -> Bool { try self.page(page).isDehydrated }

    func check(_ post: String, on page: PageIdentifier) throws { _ = try self.page(page).check(eventPost(post)) }

    /// Sends a click to the element with `identifier`.
    func perform(_ identifier: String, on page: PageIdentifier) throws {
        let page = try self.page(page)
        let post = try eventPost(#"{"events":[{"target":"\#(identifier)","type":"click"}]}"#)
        guard case .accepted = page.check(post) else { throw Problem(409, "refused") }
        page.perform(post)
    }

    /// The patches that wait.
    func frame(of page: PageIdentifier) throws -> String {
        String(decoding: try self.page(page).makeFrame() ?? Bytes(), as: UTF8.self)
    }

    /// Sends a click and gives the patches.
    func press(_ identifier: String, on page: PageIdentifier) throws -> String {
        try perform(identifier, on: page)
        return try frame(of: page)
    }
}
