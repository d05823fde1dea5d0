import CCrash
import Glibc
import Testing

@testable import MartletServer

/// What runs in a worker is known after its end.
@Suite struct RunningActionsTests {
    private let session = SessionKey(high: 1, low: 2)

    private func owner(_ page: UInt64) -> RunningActions.Owner {
        RunningActions.Owner(session: session, page: page, post: 3, address: 4)
    }

    @Test func anActionThatHasEndedIsNotInterrupted() throws {
        let memory = try #require(WorkerMemory.make())
        let area = try #require(memory.claimArea())
        let actions = try #require(RunningActions(memory, area: area))
        let slot = try #require(actions.begin(owner(1)))
        actions.describe(slot, view: "Counter", event: "click", path: "/")
        actions.end(slot)
        memory.workerHasEnded(area: area, signal: SIGILL)
        #expect(memory.removeInterrupted() == [])
    }

    @Test func theNextWorkerFindsWhatRanAndOnce() throws {
        let memory = try #require(WorkerMemory.make())
        let area = try #require(memory.claimArea())
        let actions = try #require(RunningActions(memory, area: area))
        let slot = try #require(actions.begin(owner(1)))
        actions.describe(
            slot, view: String(repeating: "V", count: 100), event: "click", path: String(repeating: "/p", count: 100))
        // While its worker lives, an action is not interrupted.
        let next = try #require(WorkerMemory(inherited: memory.descriptor))
        #expect(next.removeInterrupted() == [])
        memory.workerHasEnded(area: area, signal: SIGKILL)
        let found = next.removeInterrupted()
        #expect(found.count == 1)
        let action = try #require(found.first)
        #expect(action.session == session)
        #expect((action.page, action.post, action.address) == (1, 3, 4))
        #expect(action.view == String(repeating: "V", count: 64))
        #expect(action.event == "click")
        #expect(action.path.utf8.count == 53 && action.path.hasPrefix("/p/p"))
        // `kill -9` is nobody's action.
        #expect(!action.isCulprit)
        #expect(action.id.count == 8)
        #expect(next.removeInterrupted() == [])
        actions.end(slot)
    }

    @Test func theActionOfTheThreadThatTrapsIsTheCulprit() throws {
        let memory = try #require(WorkerMemory.make())
        let area = try #require(memory.claimArea())
        let actions = try #require(RunningActions(memory, area: area))
        let outer = try #require(actions.begin(owner(1)))
        actions.describe(outer, view: "Outer", event: "click", path: "/")
        let inner = try #require(actions.begin(owner(2)))
        actions.describe(inner, view: "Inner", event: "input", path: "/")
        actions.end(inner)
        let other = RunningActions.Owner(session: SessionKey(high: 9, low: 9), page: 9, post: 9, address: 0)
        // The outer action is the thread's again; another thread has its own.
        let isMarked = Thread.start {
            if let slot = actions.begin(other) {
                actions.describe(slot, view: "Other", event: "click", path: "/")
            }
            finished.signal()
        }
        #expect(isMarked)
        finished.wait()
        martlet_action_crashed(SIGILL)
        memory.workerHasEnded(area: area, signal: SIGILL)
        let found = memory.removeInterrupted()
        #expect(found.map(\.view).sorted() == ["Other", "Outer"])
        #expect(found.filter(\.isCulprit).map(\.view) == ["Outer"])
        actions.end(outer)
    }

    private let finished = Semaphore()

    @Test func aStackOverflowHasOneCulpritIfOneActionRan() throws {
        for count in 1...2 {
            let memory = try #require(WorkerMemory.make())
            let area = try #require(memory.claimArea())
            let actions = try #require(RunningActions(memory, area: area))
            let slots = (0..<count).compactMap { actions.begin(owner(UInt64($0))) }
            for slot in slots { actions.describe(slot, view: "View", event: "click", path: "/") }
            // The handler has had no stack to run on, and has marked nothing.
            memory.workerHasEnded(area: area, signal: SIGSEGV)
            #expect(memory.removeInterrupted().count(where: \.isCulprit) == (count == 1 ? 1 : 0))
            for slot in slots.reversed() { actions.end(slot) }
        }
    }

    @Test func whatHasNotBegunIsNotInterrupted() throws {
        let memory = try #require(WorkerMemory.make())
        let area = try #require(memory.claimArea())
        let actions = try #require(RunningActions(memory, area: area))
        let slot = try #require(actions.begin(owner(1)))
        memory.workerHasEnded(area: area, signal: SIGILL)
        #expect(memory.removeInterrupted() == [])
        actions.end(slot)
    }

    @Test func beyondTheSlotsActionsAreCountedOnly() throws {
        let memory = try #require(WorkerMemory.make())
        let area = try #require(memory.claimArea())
        let actions = try #require(RunningActions(memory, area: area))
        let slots = (0..<300).compactMap { actions.begin(owner(UInt64($0))) }
        #expect(slots.count == 256)
        #expect(actions.unrecordedCount == 44)
        for slot in slots.reversed() { actions.end(slot) }
        let again = try #require(actions.begin(owner(1)))
        actions.end(again)
    }

    @Test func eachWorkerHasAnAreaAndTheFifthTakesThatOfADeadOne() throws {
        let memory = try #require(WorkerMemory.make())
        let areas = (0..<4).map { _ in memory.claimArea() }
        #expect(areas == [0, 1, 2, 3])
        #expect(memory.claimArea() == nil)
        memory.workerHasEnded(area: 2, signal: 0)
        #expect(memory.claimArea() == 2)
    }

    @Test func memoryOfAnotherVersionIsNotUsed() throws {
        let memory = try #require(WorkerMemory.make())
        var version: UInt32 = 99
        #expect(pwrite(memory.descriptor, &version, 4, 0) == 4)
        #expect(WorkerMemory(inherited: memory.descriptor) == nil)
    }

    /// Prints what recording one action costs; asserts nothing.
    @Test(.enabled(if: getenv("MEASURE") != nil)) func measure() throws {
        let memory = try #require(WorkerMemory.make())
        let area = try #require(memory.claimArea())
        let actions = try #require(RunningActions(memory, area: area))
        let (owner, view, path) = (owner(1), "ContentView", "/expenses/{id}")
        let clock = ContinuousClock()
        let time = clock.measure {
            for _ in 0..<1_000_000 {
                guard let slot = actions.begin(owner) else { return }
                actions.describe(slot, view: view, event: "click", path: path)
                actions.end(slot)
            }
        }
        print("begin, describe, end: \(time / 1_000_000)")
    }
}
