import Testing

@testable import MartletServer

/// Who is taken next by the threads of a pool.
@Suite struct PoolStateTests {
    private let pool = ThreadPool(count: 1)

    private func kinds(_ state: inout PoolState, _ count: Int) -> [String] {
        (0..<count).map { _ in
            switch state.take(on: ThreadNumber(1)) {
            case .ready: "ready"
            case .background(.slow, _): "slow"
            case .background: "background"
            case nil: "nothing"
            }
        }
    }

    private var executor: SessionExecutor { SessionExecutor(pool: pool) }

    @Test func visitorsComeFirst() {
        var state = PoolState(usualCount: 2, limit: 256)
        state.add(.turns { false })
        state.add(executor)
        #expect(kinds(&state, 3) == ["ready", "background", "nothing"])
        #expect(!state.hasWork && state.isBackgroundUnderWay)
        state.finish(turn: 1, nil, on: ThreadNumber(1))
        #expect(!state.isBackgroundUnderWay)
    }

    @Test func aCrowdOfVisitorsDoesNotStopTheRest() {
        var state = PoolState(usualCount: 2, limit: 256)
        for _ in 0..<100 { state.add(executor) }
        state.add(.turns { false })
        #expect(kinds(&state, 10).firstIndex(of: "background") == 8)
    }

    @Test func whatIsSlowComesLastButComes() {
        var state = PoolState(usualCount: 200, limit: 256)
        for _ in 0..<3 { state.add(.slow(executor)) }
        for _ in 0..<20 { state.add(.turns { false }) }
        for _ in 0..<3 { state.add(executor) }
        let order = kinds(&state, 26)
        #expect(order.prefix(3) == ["ready", "ready", "ready"])
        #expect(order.firstIndex(of: "slow") == 3 + 8)
        #expect(order.filter { $0 == "slow" }.count == 3)
    }

    @Test(arguments: [1, 2, 4, 16]) func oneThreadIsLeftForVisitors(count: Int) {
        var state = PoolState(usualCount: count, limit: 256)
        for _ in 0..<100 { state.add(.turns { false }) }
        let most = max(1, count - 1)
        #expect(kinds(&state, most + 1) == Array(repeating: "background", count: most) + ["nothing"])
        state.add(executor)
        #expect(kinds(&state, 2) == ["ready", "nothing"])
        state.finish(turn: 1, .turns { false }, on: ThreadNumber(1))
        #expect(kinds(&state, 2) == ["background", "nothing"])
    }

    @Test func whatIsStuckMakesRoomUntilItHasEnded() {
        var state = PoolState(usualCount: 2, limit: 256)
        for _ in 0..<100 { state.add(.turns { false }) }
        #expect(kinds(&state, 2) == ["background", "nothing"])
        state.raiseBackgroundLimit()
        #expect(kinds(&state, 2) == ["background", "nothing"])
        for turn in 2..<20 {
            state.finish(turn: turn, nil, on: ThreadNumber(1))
            #expect(kinds(&state, 2) == ["background", "nothing"], "the first is stuck still")
        }
        state.finish(turn: 1, nil, on: ThreadNumber(1))
        #expect(kinds(&state, 1) == ["nothing"], "the usual number again")
        state.finish(turn: 20, nil, on: ThreadNumber(1))
        #expect(kinds(&state, 2) == ["background", "nothing"])
    }

    @Test func evenThenOneThreadIsLeft() {
        var state = PoolState(usualCount: 2, limit: 4)
        for _ in 0..<100 { state.add(.turns { false }) }
        for _ in 0..<100 { state.raiseBackgroundLimit() }
        #expect(kinds(&state, 4) == ["background", "background", "background", "nothing"])
    }
}
