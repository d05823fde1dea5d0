import Dispatch
import MartletUI
import TestSupport

/// The interfaces of publishers that take a number.
enum PublisherTrials {
    static let numbers: [ValueTrial<Double>] = [
        ValueTrial(
            "Timer.publish(every:tolerance:on:in:)", "Publisher.debounce(for:scheduler:options:)",
            "Publisher.delay(for:tolerance:scheduler:options:)", "Publisher.throttle(for:scheduler:latest:)",
            "Publisher.timeout(_:scheduler:options:customError:)", "SchedulerInterval.init(floatLiteral:)"
        ) { number, content in
            let time = SchedulerInterval(floatLiteral: number)
            let timer = Timer.publish(every: number, tolerance: number, on: .main, in: .common).autoconnect()
            let publisher = timer.debounce(for: time, scheduler: TestScheduler())
                .delay(for: time, tolerance: time, scheduler: TestScheduler())
                .throttle(for: time, scheduler: TestScheduler(), latest: true)
                .timeout(time, scheduler: TestScheduler())
            return content.onReceive(publisher) { _ in }
        },
        ValueTrial(calling: "SchedulerInterval.seconds(_:)", "SchedulerInterval.init(_:)") { number in
            let time = SchedulerInterval.seconds(number)
            return SchedulerTime.now.advanced(by: time + time * time - SchedulerInterval(number)) > .now
        },
        ValueTrial(calling: "Scheduler.schedule(after:interval:_:)", "Scheduler.schedule(after:tolerance:_:)") {
            number in
            let (session, queue) = (TestSession(), DispatchQueue.main)
            session.run {
                let date = queue.now.advanced(by: .seconds(number))
                queue.schedule(after: date, tolerance: .seconds(number)) {}
                queue.schedule(after: date, interval: .seconds(number)) {}.cancel()
            }
            session.advance(by: .seconds(1))
            return session.laterCount
        },
    ]

    static let integers: [ValueTrial<Int>] = [
        ValueTrial(
            calling: "Publisher.collect(_:)", "Publisher.dropFirst(_:)", "Publisher.prefix(_:)", "Publisher.retry(_:)",
            "Subscribers.max(_:)"
        ) { number in
            let numbers = [1, 2, 3].publisher
            return PublisherLog.of(
                numbers.collect(number).flatMap(maxPublishers: .max(number)) { $0.publisher }.dropFirst(number)
                    .prefix(number).retry(number))
        },
        ValueTrial(
            calling: "SchedulerInterval.milliseconds(_:)", "SchedulerInterval.microseconds(_:)",
            "SchedulerInterval.nanoseconds(_:)", "SchedulerInterval.init(integerLiteral:)",
            "SchedulerInterval.init(exactly:)"
        ) { number in
            let times: [SchedulerInterval] = [
                .milliseconds(number), .microseconds(number), .nanoseconds(number), .seconds(number),
                SchedulerInterval(integerLiteral: number), SchedulerInterval(exactly: number) ?? 0,
            ]
            return times.reduce(0) { $0 + $1 - 1 * $1 }.timeInterval
        },
    ]

    static let texts: [ValueTrial<String>] = [
        ValueTrial(calling: "Publisher.print(_:to:)") { text in
            final class Lines: TextOutputStream {
                var text = ""
                func write(_ string: String) { text += string }
            }
            let lines = Lines()
            return PublisherLog.of(Just(text).print(text, to: lines)) + lines.text
        }
    ]
}
