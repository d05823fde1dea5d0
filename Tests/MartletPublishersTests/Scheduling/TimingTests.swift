import Dispatch
import MartletUI
import TestSupport
import Testing

/// Operators that depend on time, with a clock that the test drives.
@Suite struct TimingTests {
    private let scheduler = TestScheduler()
    private let subject = PassthroughSubject<Int, Mishap>()
    private let log = PublisherLog()

    @Test func debouncingWaitsForQuiet() {
        log.record(subject.debounce(for: .milliseconds(300), scheduler: scheduler))
        subject.send(1)
        scheduler.advance(by: 0.2)
        subject.send(2)
        scheduler.advance(by: 0.299)
        #expect(log.take() == [])
        scheduler.advance(by: 0.001)
        #expect(log.take() == ["2"])
        scheduler.advance(by: 10)
        #expect(log.take() == [] && scheduler.workCount == 0)
        subject.send(3)
        scheduler.advance(by: .seconds(0.3))
        #expect(log.take() == ["3"])
    }

    /// One action is scheduled, however many values arrive.
    @Test func debouncingKeepsOneValueAndOneWait() {
        log.record(subject.debounce(for: 1, scheduler: scheduler))
        for value in 0..<1_000 {
            subject.send(value)
            scheduler.advance(by: 0.01)
            #expect(scheduler.workCount <= 1)
        }
        scheduler.advance(by: 1)
        #expect(log.take() == ["999"])
    }

    @Test func anEndLosesWhatIsDebounced() {
        log.record(subject.debounce(for: 1, scheduler: scheduler))
        subject.send(1)
        subject.send(completion: .finished)
        #expect(log.take() == [])
        scheduler.advance(by: 5)
        #expect(log.take() == ["end"])
    }

    @Test func throttlingSendsTheFirstOrTheLatest() {
        log.record(subject.throttle(for: 1, scheduler: scheduler, latest: true), as: "latest ")
        log.record(subject.throttle(for: 1, scheduler: scheduler, latest: false), as: "first ")
        subject.send(1)
        scheduler.advance()
        #expect(log.take() == ["latest 1", "first 1"])
        for value in 2...4 {
            subject.send(value)
            scheduler.advance(by: 0.25)
        }
        #expect(log.take() == [])
        scheduler.advance(by: 0.25)
        #expect(log.take() == ["latest 4", "first 2"])
        subject.send(5)
        subject.send(completion: .finished)
        scheduler.advance(by: 1)
        #expect(log.take() == ["latest 5", "latest end", "first 5", "first end"])
    }

    @Test func delayingKeepsTheOrder() {
        log.record(subject.delay(for: 2, scheduler: scheduler))
        subject.send(1)
        scheduler.advance(by: 1)
        subject.send(2)
        subject.send(completion: .failure(Mishap("oh")))
        scheduler.advance(by: 1)
        #expect(log.take() == ["1"])
        #expect(scheduler.workCount == 1, "one wait for all that is kept")
        scheduler.advance(by: 1)
        #expect(log.take() == ["2", "oh"])
    }

    @Test func receivingIsLater() {
        log.record(subject.receive(on: scheduler))
        subject.send(1)
        subject.send(completion: .finished)
        #expect(log.take() == [])
        scheduler.advance()
        #expect(log.take() == ["1", "end"])
    }

    @Test func subscribingIsLater() {
        log.record(Just(1).subscribe(on: scheduler))
        #expect(log.take() == [])
        scheduler.advance()
        #expect(log.take() == ["1", "end"])
        log.record(subject.subscribe(on: scheduler))
        scheduler.advance()
        subject.send(5)
        #expect(log.take() == ["5"])
        log.cancel()
        let cancellable = subject.subscribe(on: scheduler).sink { _ in
        } receiveValue: { _ in
        }
        cancellable.cancel()
        scheduler.advance()
        #expect(subject.hasNoSubscribers)
    }

    @Test func whatDoesNotComeInTimeEnds() {
        log.record(subject.timeout(1, scheduler: scheduler) { Mishap("late") })
        log.record(subject.timeout(.seconds(5), scheduler: scheduler), as: "other ")
        subject.send(1)
        scheduler.advance(by: 0.75)
        subject.send(2)
        scheduler.advance(by: 0.75)
        #expect(log.take() == ["1", "other 1", "2", "other 2"])
        scheduler.advance(by: 0.25)
        #expect(log.take() == ["late"])
        scheduler.advance(by: 5)
        #expect(log.take() == ["other end"] && subject.hasNoSubscribers)
    }

    @Test func whatIsCancelledMeanwhileIsNotReceived() {
        log.record(subject.debounce(for: 1, scheduler: scheduler)).record(subject.delay(for: 1, scheduler: scheduler))
        log.record(subject.receive(on: scheduler)).record(subject.throttle(for: 1, scheduler: scheduler, latest: true))
        subject.send(1)
        log.cancel()
        scheduler.advance(by: 5)
        #expect(log.take() == [])
    }

    @Test func withoutASchedulerOfItsOwnAllIsAtOnce() {
        log.record(Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared).receive(on: ImmediateScheduler.shared))
        #expect(log.take() == ["1", "end"])
    }

    /// In a session, any queue that a program names stands for the session.
    @Test func queuesAreTheSessions() {
        let session = TestSession()
        session.run {
            log.record(subject.receive(on: DispatchQueue.main), as: "main ")
            log.record(subject.receive(on: DispatchQueue.global(qos: .background)), as: "global ")
            log.record(subject.delay(for: .seconds(0.25), scheduler: DispatchQueue.main), as: "later ")
            subject.send(1)
            #expect(log.take() == [])
        }
        #expect(log.take() == ["main 1", "global 1"])
        session.advance(by: .seconds(1))
        #expect(log.take() == ["later 1"])
    }

    /// Scheduled actions are released when nothing waits for them anymore.
    @Test func nothingWaitsForWhatHasBeenCancelled() {
        let (session, queue) = (TestSession(), DispatchQueue.main)
        session.run {
            log.record(subject.debounce(for: 60, scheduler: queue)).record(subject.delay(for: 60, scheduler: queue))
            log.record(subject.timeout(60, scheduler: queue))
            log.record(subject.throttle(for: 60, scheduler: queue, latest: true))
            subject.send(1)
        }
        session.run { subject.send(2) }
        #expect(session.laterCount == 4)
        session.run { log.cancel() }
        #expect(session.laterCount == 0)
    }

    /// A session that has ended runs no scheduled action, and a canceled subscription schedules none.
    @Test func timesAreTheSessions() {
        let session = TestSession()
        var count = 0
        let repetition = session.run {
            DispatchQueue.main.schedule(after: .now, interval: .seconds(1)) { count += 1 }
        }
        #expect(session.laterCount == 1)
        session.advance(by: .milliseconds(1))
        #expect(count == 1 && session.laterCount == 1)
        repetition.cancel()
        #expect(session.laterCount == 0)
    }

    @Test func lengthsOfTime() {
        let lengths: [DispatchQueue.SchedulerTimeType.Stride] = [
            .seconds(1), .milliseconds(1_000), .seconds(1.0), 1, 1.0, .microseconds(1_000_000),
            .nanoseconds(1_000_000_000), SchedulerInterval(DispatchTimeInterval.seconds(1)),
        ]
        #expect(Set(lengths).count == 1)
        #expect(lengths.allSatisfy { $0.timeInterval == 1 })
        let ends: [SchedulerInterval] = [
            .seconds(.max), .seconds(.infinity), .seconds(1e300), .milliseconds(.max), .seconds(.max) + .seconds(.max),
            SchedulerInterval(DispatchTimeInterval.never), -(.seconds(.min)),
        ]
        #expect(Set(ends).count == 1, "as long as can be")
        #expect(SchedulerInterval.seconds(.nan) == 0)
        #expect(SchedulerInterval.seconds(.min) < .seconds(-1) && .seconds(-1) < SchedulerInterval.zero)
        #expect(SchedulerTime.now.advanced(by: .seconds(.infinity)) > .now)
    }
}
