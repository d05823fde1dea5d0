import Glibc
import MartletServer
import Synchronization
import Testing

@testable import MartletServer

@Suite(.serialized) struct DeferredResponseTests {
    @Test func anAnswerGivenBeforeTheHandlerReturnsIsSent() throws {
        let handler = TestHandler { _ in
            let deferred = DeferredResponse()
            deferred.send(HTTPResponse(status: 201))
            deferred.send(HTTPResponse(status: 500))
            return .deferred(deferred)
        }
        try withFront(handler) { front in
            let client = try RawSocket(port: front.port)
            for _ in 0..<3 {
                try client.request("POST", "/", body: "x")
                #expect(try client.response().status == 201)
            }
        }
    }

    @Test func anAnswerGivenLaterByAnotherThreadIsSent() throws {
        let desk = Desk()
        try withFront(desk) { front in
            let clients = try (0..<20).map { _ in try RawSocket(port: front.port) }
            for (number, client) in clients.enumerated() { try client.request("POST", "/\(number)", body: "x") }
            #expect(eventually { desk.count == 20 })
            desk.answerAll(status: 200)
            for (number, client) in clients.enumerated() {
                #expect(try client.response().text == "/\(number)")
            }
            // The connections live on.
            try clients[0].request("GET", "/again")
            #expect(eventually { desk.count == 1 })
            desk.answerAll(status: 200)
            #expect(try clients[0].response().text == "/again")
        }
    }

    /// Trap 4: whichever comes first, the suspension or the answer.
    @Test func theAnswerMayRaceWithTheSuspension() throws {
        let desk = Desk()
        let isDone = Atomic(false)
        try withFront(desk) { front in
            let thread = try WorkerThread(name: "answers") {
                while !isDone.load(ordering: .relaxed) { desk.answerAll(status: 200) }
            }
            defer {
                isDone.store(true, ordering: .relaxed)
                thread.join()
            }
            let clients = try (0..<4).map { _ in try RawSocket(port: front.port) }
            for round in 0..<500 {
                for client in clients { try client.request("POST", "/\(round)", body: "x") }
                for client in clients { #expect(try client.response().text == "/\(round)") }
            }
        }
    }

    @Test func anAnswerForgottenIs500() throws {
        try withFront(TestHandler { _ in .deferred(DeferredResponse()) }) { front in
            let client = try RawSocket(port: front.port)
            try client.request("GET", "/")
            let response = try client.response()
            #expect(response.status == 500)
            #expect(response["content-type"] == "application/problem+json")
        }
    }

    @Test func anAnswerThatDoesNotComeIs504() throws {
        let desk = Desk()
        try withFront(desk, .testing.withManualTime) { front in
            let client = try RawSocket(port: front.port)
            try client.request("GET", "/")
            #expect(eventually { desk.count == 1 })
            front.advance(seconds: front.configuration.limits.answerDeadline / 2)
            #expect(!client.isReadable)
            #expect(
                eventually {
                    front.advance(seconds: front.configuration.limits.answerDeadline)
                    return client.isReadable
                })
            #expect(try client.response().status == 504)
            desk.answerAll(status: 200)
        }
    }

    /// Trap 2: a suspended connection does not notice that its client has gone; its answer does no harm.
    @Test func theClientMayHaveGone() throws {
        let desk = Desk()
        try withFront(desk) { front in
            var client: RawSocket? = try RawSocket(port: front.port)
            try client?.request("GET", "/")
            #expect(eventually { desk.count == 1 })
            client = nil
            desk.answerAll(status: 200)
            #expect(eventually { front.openConnections == 0 })
        }
    }

    /// Trap 3: stopping the library with a suspended connection would abort the process.
    @Test func stoppingAnswersThoseWhoWait() throws {
        let desk = Desk()
        let client = try withFront(desk, .testing.with(\.limits.stopDeadline, 0.1)) { front in
            let client = try RawSocket(port: front.port)
            try client.request("GET", "/")
            #expect(eventually { desk.count == 1 })
            return client
        }
        #expect(try client.response().status == 503)
        #expect(try client.isEnded())
        desk.answerAll(status: 200)
    }

    @Test func stoppingWaitsForAnswersUnderWay() throws {
        let desk = Desk()
        let front = try HTTPFront(configuration: .testing, handler: desk, logger: testLogger)
        let client = try RawSocket(port: front.port)
        try client.request("GET", "/late")
        #expect(eventually { desk.count == 1 })
        let stopping = try WorkerThread(name: "stop") { front.stop() }
        usleep(100_000)
        desk.answerAll(status: 200)
        #expect(try client.response().text == "/late")
        #expect(try client.isEnded())
        stopping.join()
    }
}

/// Keeps every request's answer, its path, until the test asks for it.
private final class Desk: HTTPHandler {
    private let waiting = Mutex<[(path: String, response: DeferredResponse)]>([])

    var count: Int { waiting.withLock { $0.count } }

    func accept(_ head: HTTPRequest) -> HTTPResponse? { nil }

    func respond(to request: HTTPRequest) -> HTTPReply {
        let deferred = DeferredResponse()
        waiting.withLock { $0.append((request.path, deferred)) }
        return .deferred(deferred)
    }

    func answerAll(status: Int) {
        let all = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for (path, response) in all {
            response.send(HTTPResponse(status: status, body: .bytes(Array(path.utf8))))
        }
    }
}
