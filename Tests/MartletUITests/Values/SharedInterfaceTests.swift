import MartletUI
import Testing

/// What a program's shared values, presences and tasks take.
@Suite struct SharedInterfaceTests {
    /// The interfaces tested here, as ``SweptInterfaces`` writes them.
    static let tried: Set = [
        "ServerTask.init(_:_:)", "Shared.update(within:isolation:_:)", "Presence.init(_:limit:)",
    ]

    @Test func anyTextIsTheNameOfATask() async throws {
        for text in Extremes.texts { try await ServerTask(text) {}.action() }
    }

    @Test func aValueThatIsHereChangesWhateverTheTimeout() async throws {
        let number = Shared(0)
        for seconds in [0, -1, 1, Int64.max, Int64.min] {
            let result = try await number.update(within: Duration(secondsComponent: seconds, attosecondsComponent: 0)) {
                $0 += 1
                return $0
            }
            #expect(result == number.value)
        }
        #expect(number.value == 5)
    }

    @Test func aPresenceHasNoMorePagesThanItsLimit() {
        for limit in Extremes.integers {
            let presence = Presence<Int>("limit \(limit)", limit: limit)
            let pages = (0..<3).map { presence.enter($0) }
            #expect(presence.elements.count == max(0, min(3, limit)))
            for page in pages { presence.leave(page) }
            #expect(presence.elements.isEmpty)
        }
    }
}
