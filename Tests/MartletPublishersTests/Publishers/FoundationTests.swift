#if Foundation
import Foundation
import MartletUI
import TestSupport
import Testing

/// Publishers that exist with all of Foundation.
@Suite struct FoundationTests {
    @Test func notificationsAreReceivedInTheSession() {
        let (session, log, name) = (TestSession(), PublisherLog(), Notification.Name("martlet-test"))
        let publisher = NotificationCenter.default.publisher(for: name)
        #expect(publisher == NotificationCenter.default.publisher(for: name))
        #expect(publisher != NotificationCenter.default.publisher(for: name, object: log))
        session.run { log.record(publisher.compactMap { $0.userInfo?["number"] as? Int }) }
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 1])
        #expect(log.take() == [])
        session.run { NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 2]) }
        #expect(log.take() == ["1", "2"])
        log.cancel()
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 3])
        session.run {}
        #expect(log.take() == [])
    }

    @Test func runLoopsAndOperationQueuesAreTheSession() {
        let (session, log, subject) = (TestSession(), PublisherLog(), PassthroughSubject<Int, Never>())
        session.run {
            log.record(subject.debounce(for: 0.3, scheduler: RunLoop.main), as: "debounced ")
            log.record(subject.receive(on: OperationQueue.main), as: "queue ")
            subject.send(1)
            #expect(log.take() == [])
        }
        #expect(log.take() == ["queue 1"])
        session.advance(by: .milliseconds(300))
        #expect(log.take() == ["debounced 1"])
    }
}
#endif
