import FoundationEssentials
import MartletUI
import TestSupport
import Testing

@Suite struct TimerPublisherTests {
    private func timer(_ interval: Double) -> Timer.TimerPublisher {
        Timer.publish(every: interval, tolerance: 0.1, on: .main, in: .common)
    }

    @Test func aTimerTicksUntilItIsCancelled() {
        let session = TestSession()
        var dates: [Date] = []
        let cancellable = session.run { timer(1).autoconnect().sink { dates.append($0) } }
        session.advance(by: .milliseconds(900))
        #expect(dates.isEmpty)
        session.advance(by: .milliseconds(3_200))
        #expect(dates.count == 4)
        cancellable.cancel()
        #expect(session.laterCount == 0)
        let count = dates.count
        session.advance(by: .seconds(10))
        #expect(dates.count == count)
    }

    @Test func aTimerBeginsWhenItIsConnected() {
        let session = TestSession()
        let timer = timer(1)
        var count = 0
        session.run {
            let cancellable = timer.sink { _ in count += 1 }
            #expect(session.laterCount == 0)
            let connection = timer.connect()
            #expect(session.laterCount == 1)
            connection.cancel()
            #expect(session.laterCount == 0)
            cancellable.cancel()
        }
    }

    /// A timer that visitors share ticks in each visitor's session, and continues when one of them leaves.
    @Test func aSharedTimerOutlivesWhoBeganIt() {
        let sessions = [TestSession(), TestSession()]
        let timer = timer(1).autoconnect()
        var counts = [0, 0]
        let cancellables = [0, 1].map { number in
            sessions[number].run { timer.sink { _ in counts[number] += 1 } }
        }
        #expect(sessions.map(\.laterCount) == [1, 1])
        cancellables[0].cancel()
        #expect(sessions.map(\.laterCount) == [0, 1])
        sessions[1].advance(by: .milliseconds(2_900))
        #expect(counts == [0, 2])
        cancellables[1].cancel()
        #expect(sessions.map(\.laterCount) == [0, 0])
    }

    @Test func aTickMayEndItsTimer() {
        let session = TestSession()
        var cancellable: AnyCancellable?
        var count = 0
        session.run {
            cancellable = timer(1).autoconnect().sink { _ in
                count += 1
                cancellable?.cancel()
            }
        }
        session.advance(by: .seconds(10))
        #expect(count == 1 && session.laterCount == 0)
    }

    /// The timer skips ticks for which the session had no time.
    @Test func missedTicksAreLeftOut() {
        let session = TestSession()
        var count = 0
        let cancellable = session.run {
            timer(1).autoconnect().sink { _ in
                count += 1
                if count == 1 { session.spend(.seconds(5)) }
            }
        }
        session.advance(by: .seconds(8))
        #expect(count == 4, "at 1; late at 6, after five seconds of work; at 7 and 8")
        cancellable.cancel()
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300])
    func anIntervalThatNoClockKnowsIsBroughtToOne(interval: Double) {
        let session = TestSession()
        let cancellable = session.run { timer(interval).autoconnect().sink { _ in } }
        #expect(session.laterCount == 1)
        session.advance(by: .zero)
        #expect(session.laterCount == 1, "never at once")
        cancellable.cancel()
    }
}
