import Glibc
import MartletServer
import Testing

@testable import Martlet

/// What a supervisor does when something happens, without a process.
@Suite struct SupervisorStateTests {
    private typealias State = SupervisorState

    /// A state with one worker, number 1, that serves since 0.
    private func serving() -> State {
        var state = State(grace: 10_000)
        _ = state.handle(.started, now: 0)
        _ = state.handle(.said(1, .ready), now: 0)
        return state
    }

    private func withoutLog(_ orders: [State.Order]) -> [State.Order] {
        orders.filter { if case .log = $0 { false } else { true } }
    }

    // MARK: Crashes

    @Test func theFirstWorkerServesWhenItIsReady() {
        var state = State(grace: 10_000)
        #expect(state.handle(.started, now: 0) == [.start(1, isReplacement: false, isFirst: true)])
        #expect(state.handle(.said(1, .ready), now: 5) == [.send(1, .serve)])
        #expect(state.deadline == State.never)
    }

    @Test func theNextWorkerStartsAtTheTrapAndServesAfterTheDeath() {
        var state = serving()
        #expect(state.handle(.said(1, .crashed), now: 10) == [.start(2, isReplacement: false, isFirst: false)])
        // The dying process may still write to the store.
        #expect(state.handle(.said(2, .ready), now: 20) == [])
        #expect(withoutLog(state.handle(.ended(1, .killed(by: SIGILL)), now: 30)) == [.send(2, .serve)])
    }

    @Test func aWorkerThatDoesNotDieIsKilled() {
        var state = serving()
        _ = state.handle(.said(1, .crashed), now: 10)
        let time = 10 + State.deathLimit
        #expect(state.deadline == time)
        #expect(state.handle(.tick, now: time) == [.signal(1, SIGKILL)])
        #expect(state.handle(.tick, now: time) == [])
    }

    @Test("The pause after a crash does not grow for everybody if it is known whose action has caused it")
    func anAttributedCrashIsReplacedAtOnce() {
        var state = serving()
        for number in 1...9 {
            let none = state.handle(.attributed(number), now: 0)
            #expect(none == [])
            let orders = withoutLog(state.handle(.ended(number, .killed(by: SIGILL)), now: 0))
            #expect(orders == [.start(number + 1, isReplacement: false, isFirst: false)])
            let next = state.handle(.said(number + 1, .ready), now: 0)
            #expect(next == [.send(number + 1, .serve)])
        }
    }

    @Test func aWorkerThatStandsStillIsEndedAndReplaced() {
        var state = SupervisorState(grace: 1_000, watchdogTime: 2_000)
        _ = state.handle(.started, now: 0)
        _ = state.handle(.said(1, .ready), now: 0)
        #expect(state.watchedWorker == 1)
        let first = state.handle(.turned(1, 5), now: 1_000)
        let second = state.handle(.turned(1, 5), now: 2_000)
        #expect(first.isEmpty && second.isEmpty)
        let orders = withoutLog(state.handle(.turned(1, 5), now: 3_000))
        #expect(orders == [.signal(1, SIGABRT), .start(2, isReplacement: false, isFirst: false)])
        // It is stopped, and does not write its stacks.
        let last = state.handle(.tick, now: 3_000 + State.deathLimit)
        #expect(last == [.signal(1, SIGKILL)])
    }

    @Test func aKilledWorkerIsReplacedAtOnceAndThenWithGrowingPauses() {
        var state = serving()
        var now: UInt64 = 0
        var pauses: [UInt64] = []
        for number in 1...9 {
            var orders = withoutLog(state.handle(.ended(number, .killed(by: SIGKILL)), now: now))
            pauses.append(state.deadline == State.never ? 0 : state.deadline - now)
            if orders.isEmpty {
                now = state.deadline
                orders = state.handle(.tick, now: now)
            }
            #expect(orders == [.start(number + 1, isReplacement: false, isFirst: false)])
            #expect(state.handle(.said(number + 1, .ready), now: now) == [.send(number + 1, .serve)])
        }
        #expect(pauses == [0, 100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000])
        // After a minute of health, it counts as the first again.
        now += 60_000
        #expect(
            withoutLog(state.handle(.ended(10, .killed(by: SIGKILL)), now: now))
                == [.start(11, isReplacement: false, isFirst: false)])
    }

    @Test(arguments: [ProcessEnd.exited(78), .killed(by: SIGILL), .notStarted(reason: "no file")])
    func aFirstWorkerThatIsNeverReadyEndsTheSupervisor(end: ProcessEnd) {
        var state = State(grace: 10_000)
        _ = state.handle(.started, now: 0)
        #expect(state.handle(.ended(1, end), now: 5) == [.end(end.status)])
    }

    @Test func aLaterWorkerThatIsNotReadyIsReplaced() {
        var state = serving()
        _ = state.handle(.ended(1, .killed(by: SIGKILL)), now: 0)
        #expect(withoutLog(state.handle(.ended(2, .exited(1)), now: 50)) == [])
        #expect(state.deadline == 150)
        #expect(state.handle(.tick, now: 150) == [.start(3, isReplacement: false, isFirst: false)])
    }

    @Test func aProgramThatExitsWithZeroEndsTheSupervisor() {
        var state = serving()
        #expect(state.handle(.ended(1, .exited(0)), now: 5) == [.end(0)])
    }

    // MARK: Stop

    @Test func aStopIsForwardedAndEndsWithTheWorkersStatus() {
        for (end, status) in [(ProcessEnd.exited(0), Int32(0)), (.exited(1), 1), (.killed(by: SIGILL), 128 + SIGILL)] {
            var state = serving()
            #expect(state.handle(.stop, now: 0) == [.signal(1, SIGTERM)])
            #expect(state.handle(.stop, now: 1) == [])
            #expect(state.handle(.replace, now: 1) == [])
            #expect(state.handle(.ended(1, end), now: 2) == [.end(status)])
        }
    }

    @Test func whoDoesNotEndInItsGraceIsKilled() {
        var state = serving()
        _ = state.handle(.stop, now: 0)
        #expect(state.deadline == 10_000)
        #expect(state.handle(.tick, now: 10_000) == [.signal(1, SIGKILL)])
        #expect(state.deadline == State.never)
        #expect(state.handle(.ended(1, .killed(by: SIGKILL)), now: 10_001) == [.end(EXIT_FAILURE)])
    }

    @Test func aStopDuringAPauseEndsAtOnce() {
        var state = serving()
        _ = state.handle(.ended(1, .killed(by: SIGKILL)), now: 0)
        _ = state.handle(.ended(2, .exited(1)), now: 0)
        #expect(state.handle(.stop, now: 1) == [.end(0)])
    }

    @Test func aStopWhileAWorkerStartsIsGraceful() {
        var state = State(grace: 10_000)
        _ = state.handle(.started, now: 0)
        #expect(state.handle(.stop, now: 0) == [.signal(1, SIGTERM)])
        #expect(state.handle(.ended(1, .killed(by: SIGTERM)), now: 1) == [.end(0)])
    }

    // MARK: Hand-over

    private let key = SessionKey(high: 1, low: 2)
    private let other = SessionKey(high: 3, low: 4)

    @Test func aNewProgramTakesOverWhenTheOldOneHasReleasedItsSessions() {
        var state = serving()
        #expect(state.handle(.replace, now: 0) == [.start(2, isReplacement: true, isFirst: false)])
        #expect(state.handle(.said(2, .ready), now: 1) == [.send(1, .handOver)])
        #expect(state.handle(.said(1, .busy([key, other])), now: 2) == [])
        #expect(state.handle(.said(1, .freed([other])), now: 3) == [])
        #expect(
            withoutLog(state.handle(.said(1, .released), now: 4))
                == [.send(2, .busy([key])), .adopt(2), .send(2, .serve)])
        #expect(state.handle(.said(1, .freed([key])), now: 5) == [.send(2, .freed([key]))])
        #expect(state.handle(.ended(1, .exited(0)), now: 6) == [.send(2, .ended)])
        #expect(state.deadline == State.never)
    }

    @Test func whatTheOldOneStillHoldsIsFreedByItsEnd() {
        var state = serving()
        _ = state.handle(.replace, now: 0)
        _ = state.handle(.said(2, .ready), now: 1)
        _ = state.handle(.said(1, .busy([key])), now: 2)
        _ = state.handle(.said(1, .released), now: 2)
        #expect(state.deadline == 10_002)
        #expect(state.handle(.tick, now: 10_002) == [.signal(1, SIGKILL)])
        #expect(
            withoutLog(state.handle(.ended(1, .killed(by: SIGKILL)), now: 10_003))
                == [.send(2, .freed([key])), .send(2, .ended)])
    }

    @Test func aNewProgramThatDoesNotComeUpLeavesTheOldOneServing() {
        for isSlow in [false, true] {
            var state = serving()
            _ = state.handle(.replace, now: 0)
            if isSlow {
                #expect(state.deadline == State.startLimit)
                #expect(state.handle(.tick, now: state.deadline) == [.signal(2, SIGKILL)])
            }
            let orders = state.handle(.ended(2, isSlow ? .killed(by: SIGKILL) : .exited(1)), now: 40_000)
            #expect(withoutLog(orders) == [.send(1, .ended)])
            #expect(
                orders.contains {
                    if case .log(.error, let text) = $0 { text.contains("did not come up") } else { false }
                })
            // And the next one is tried.
            #expect(state.handle(.replace, now: 50_000) == [.start(3, isReplacement: true, isFirst: false)])
        }
    }

    @Test func anOldOneThatCrashesIsReplacedByWhicheverIsReadyFirst() {
        var state = serving()
        _ = state.handle(.replace, now: 0)
        #expect(state.handle(.said(1, .crashed), now: 1) == [.start(3, isReplacement: false, isFirst: false)])
        _ = state.handle(.ended(1, .killed(by: SIGILL)), now: 2)
        // The new program is first: the other one is not needed.
        var newFirst = state
        #expect(
            withoutLog(newFirst.handle(.said(2, .ready), now: 3)) == [.adopt(2), .signal(3, SIGKILL), .send(2, .serve)])
        // The old program is first: it hands over.
        #expect(state.handle(.said(3, .ready), now: 3) == [.send(3, .serve)])
        #expect(state.handle(.said(2, .ready), now: 4) == [.send(3, .handOver)])
    }

    @Test func aNewOneThatCrashesBeforeItServesIsReplacedByTheOldProgram() {
        var state = serving()
        _ = state.handle(.replace, now: 0)
        _ = state.handle(.said(2, .ready), now: 1)
        _ = state.handle(.said(1, .busy([key])), now: 2)
        #expect(
            withoutLog(state.handle(.ended(2, .killed(by: SIGKILL)), now: 2))
                == [.start(3, isReplacement: false, isFirst: false)])
        _ = state.handle(.said(1, .released), now: 3)
        #expect(state.handle(.said(3, .ready), now: 4) == [.send(3, .busy([key])), .send(3, .serve)])
    }

    @Test func anOldOneThatCrashesWhileItHandsOverIsWaitedFor() {
        var state = serving()
        _ = state.handle(.replace, now: 0)
        _ = state.handle(.said(2, .ready), now: 1)
        #expect(state.handle(.said(1, .crashed), now: 2) == [])
        #expect(withoutLog(state.handle(.ended(1, .killed(by: SIGILL)), now: 3)) == [.adopt(2), .send(2, .serve)])
    }

    @Test func aSecondRequestComesAfterTheFirst() {
        var state = serving()
        _ = state.handle(.replace, now: 0)
        #expect(state.handle(.replace, now: 1) == [])
        _ = state.handle(.said(2, .ready), now: 2)
        #expect(
            withoutLog(state.handle(.said(1, .released), now: 3))
                == [.adopt(2), .send(2, .serve), .start(3, isReplacement: true, isFirst: false)])
    }

    /// Whatever happens in whatever order, at most one worker serves, and without a stop there is always a way to
    /// another.
    @Test func randomEventsLeaveOneServing() {
        for seed in 0..<300 {
            var random = Generator(state: UInt64(seed) &* 0x9E37_79B9 &+ 1)
            var state = State(grace: 10_000)
            var (alive, served, now): (Set<Int>, Set<Int>, UInt64) = ([], [], 0)
            var hasEnded = false
            func carryOut(_ orders: [State.Order]) {
                for order in orders {
                    switch order {
                    case .start(let number, _, _): alive.insert(number)
                    case .send(let number, .serve): served.insert(number)
                    case .send(let number, .handOver): #expect(served.contains(number))
                    case .end: hasEnded = true
                    default: break
                    }
                }
                let count = state.workers.values.count { if case .serving = $0.phase { true } else { false } }
                #expect(count <= 1)
                if !hasEnded { #expect(!alive.isEmpty || state.deadline != State.never) }
            }
            carryOut(state.handle(.started, now: now))
            carryOut(state.handle(.said(1, .ready), now: now))
            for _ in 0..<60 where !hasEnded {
                now += random.next() % 300
                let number = alive.sorted()[safe: Int(random.next() % 4)] ?? 0
                switch random.next() % 9 {
                case 0: carryOut(state.handle(.replace, now: now))
                case 1, 2: carryOut(state.handle(.said(number, .ready), now: now))
                case 3: carryOut(state.handle(.said(number, .released), now: now))
                case 4: carryOut(state.handle(.said(number, .crashed), now: now))
                case 5: carryOut(state.handle(.said(number, .busy([key])), now: now))
                case 6 where alive.remove(number) != nil:
                    carryOut(state.handle(.ended(number, .killed(by: SIGKILL)), now: now))
                default:
                    now = state.deadline == State.never ? now : max(now, state.deadline)
                    carryOut(state.handle(.tick, now: now))
                }
            }
        }
    }
}

private struct Generator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
