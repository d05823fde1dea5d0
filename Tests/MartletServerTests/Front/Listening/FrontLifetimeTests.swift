import CMicrohttpd
import Glibc
import MartletServer
import Testing

@testable import MartletServer

@Suite(.serialized) struct FrontLifetimeTests {
    @Test func aPortInUseIsReported() throws {
        try withFront(TestHandler.echo) { front in
            let taken = HTTPFrontConfiguration.testing.with(\.port, front.port)
            let error = #expect(throws: HTTPFrontError.self) {
                try HTTPFront(configuration: taken, handler: TestHandler.echo, logger: testLogger)
            }
            #expect(error == .portInUse(host: "127.0.0.1", port: front.port))
            #expect(
                error.map { "\($0)" }
                    == "Port \(front.port) on 127.0.0.1 is in use by another program: stop that program or choose another port."
            )
        }
    }

    @Test(arguments: ["no.such.host.invalid", "203.0.113.7", ""])
    func anAddressThatIsNotHereIsReported(host: String) throws {
        #expect(throws: HTTPFrontError.self) {
            var configuration = HTTPFrontConfiguration.testing.with(\.host, host)
            // An empty host is every address, which is fine; its port is not.
            if host.isEmpty { configuration.port = 70_000 }
            _ = try HTTPFront(configuration: configuration, handler: TestHandler.echo, logger: testLogger)
        }
    }

    @Test func aFrontMayStartAgainOnItsPort() throws {
        var port = 0
        for round in 0..<3 {
            try withFront(TestHandler.echo, .testing.with(\.port, port)) { front in
                if round > 0 { #expect(front.port == port) }
                port = front.port
                let client = try RawSocket(port: front.port)
                try client.request("GET", "/")
                #expect(try client.response().status == 200)
            }
        }
    }

    @Test func stoppingTwiceIsOnce() throws {
        let front = try HTTPFront(configuration: .testing, handler: TestHandler.echo, logger: testLogger)
        front.stop()
        front.stop()
        #expect(throws: RawSocket.Failure.self) { try RawSocket(port: front.port) }
    }

    @Test func anInheritedSocketIsUsed() throws {
        let socket = try ListeningSocket.open(host: "127.0.0.1", port: 0)
        let port = try #require(ListeningSocket.port(of: socket))
        // Who comes before the server waits in the socket's queue.
        let early = try RawSocket(port: port)
        try early.request("GET", "/early")
        try withFront(TestHandler.echo, .testing.with(\.listeningSocket, socket)) { front in
            #expect(front.port == port)
            let response = try early.response()
            #expect(response.text == "get /early - ")
        }
    }

    @Test func whatIsNoListeningSocketIsReported() throws {
        let pipe = eventfd(0, 0)
        defer { close(pipe) }
        for descriptor in [pipe, -1, 99_999] {
            #expect(throws: HTTPFrontError.invalidListeningSocket(descriptor)) {
                try HTTPFront(
                    configuration: .testing.with(\.listeningSocket, descriptor), handler: TestHandler.echo,
                    logger: testLogger)
            }
        }
    }

    @Test func theInstalledLibraryDoesWhatThisServerCountsOn() {
        let abilities = FrontSelfTest.abilities(logger: testLogger)
        #expect(abilities.takesOver)
        #expect(abilities.layoutIsKnown)
    }
}
