import CCrash
import Glibc
import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// What was under way when the process ended, and what its visitor reads of it.
@Suite(.serialized) struct InterruptedActionTests {
    private let folder = TestFolder()

    private func action(post: UInt64 = 3, event: String = "click", isCulprit: Bool = true) -> InterruptedAction {
        InterruptedAction(
            id: "abcdefgh", session: SessionKey(high: 1, low: 2), page: 1, post: post, address: 0, events: EventSet(0),
            view: "Counter",
            event: event, path: "/counter", isCulprit: isCulprit, isSuspect: true)
    }

    @Test func theVisitorReadsWhatHasHappened() {
        #expect(action().sentence == "This action ended the server and was not done (abcdefgh).")
        #expect(
            action(isCulprit: false).sentence
                == "The server ended while this action was under way; it is not done again (abcdefgh).")
        #expect(action(post: 0, event: "page").sentence == "The server ended while it made this page (abcdefgh).")
        #expect(action(post: 0, event: "task").sentence == "A task of this page ended the server (abcdefgh).")
        // The post of a page without JavaScript has no number.
        #expect(action(post: 0).sentence == "This action ended the server and was not done (abcdefgh).")
    }

    /// A visitor who has pressed once, whose second post ended the former process with some of its events. Their stream has
    /// said so.
    private func withInterrupted(_ events: EventSet, _ body: (Visitor) throws -> Void) throws {
        let before = try withDurableServer(folder.store) { server in
            let visitor = try Visitor(server)
            #expect(try visitor.click("inc", seq: 1).status == 204)
            return visitor
        }
        try withDurableServer(folder.store) { server in
            let visitor = try before.moved(to: server)
            let page = try #require(PageIdentifier(Array(visitor.page.utf8)))
            server.context.crashes.interrupted.add(
                InterruptedAction(
                    id: "abcdefgh", session: try visitor.key, page: page.number, post: 2, address: 0, events: events,
                    view: "Counter", event: "click", path: "/counter", isCulprit: true, isSuspect: true))
            let stream = try visitor.openStream()
            _ = try stream.block()
            #expect(try stream.frame().patches.contains("This action ended the server and was not done (abcdefgh)."))
            try body(visitor)
        }
    }

    @Test func theBrowsersRepetitionIsRefusedAndThePageSaysWhy() throws {
        try withInterrupted(EventSet(0)) { visitor in
            let refused = try visitor.click("inc", seq: 2)
            #expect(refused.status == 409)
            #expect(refused.text.contains("abcdefgh"))
            #expect(try visitor.press("inc", seq: 3).text.contains("Count: 2"))
        }
    }

    @Test("Each press of a post is by itself: the one that trapped is left out, those around it count")
    func theOtherEventsOfAPostCount() throws {
        try withInterrupted([EventSet(0), EventSet(2)]) { visitor in
            let click = #"{"target":"inc","type":"click"}"#
            let body = #"{"seq":2,"events":[\#([click, click, click, click].joined(separator: ","))]}"#
            let answer = try visitor.post(body, headers: ["Prefer: return=representation"])
            #expect(answer.text.contains("Count: 3") && !answer.text.contains("Count: 4"), "\(answer.text)")
        }
    }

    /// Looks at what is recorded, as the next process would if this one ended now.
    private final class Probe: Sendable {
        let memory: WorkerMemory
        let area: Int
        private let seen = Mutex<[InterruptedAction]>([])
        var found: [InterruptedAction] { seen.withLock(\.self) }

        init() throws {
            memory = try #require(WorkerMemory.make())
            area = try #require(memory.claimArea())
        }

        func trap() {
            martlet_action_crashed(SIGILL)
            memory.workerHasEnded(area: area, signal: SIGILL)
            let interrupted = memory.removeInterrupted()
            seen.withLock { $0 += interrupted }
        }
    }

    private struct Trapping: View {
        let probe: Probe
        let isTask: Bool

        var body: some View {
            let _ = { if !isTask { probe.trap() } }()
            Text("trapping").task {
                guard isTask else { return }
                await _Concurrency.Task.yield()
                probe.trap()
            }
        }
    }

    @Test(arguments: [false, true]) func aTrapOutsideAnEventIsTheVisitors(isTask: Bool) throws {
        let probe = try Probe()
        let app = AppDefinition(scenes: {
            WindowGroup("Trapping", path: "/counter") { Trapping(probe: probe, isTask: isTask) }
        })
        try withDurableServer(.none, app, changing: { $0.workerMemory = (probe.memory, probe.area) }) { server in
            let visitor = try Visitor(server)
            #expect(eventually { !probe.found.isEmpty })
            let action = try #require(probe.found.first { $0.isCulprit })
            #expect(try action.session == visitor.key)
            #expect(action.work == (isTask ? .taskTurn : .makingPage))
            #expect(action.path == (isTask ? "" : "/counter"))
        }
    }
}
