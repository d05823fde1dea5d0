import Glibc
import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// How signed-in sessions end: by the visitor, by the program, by time.
@Suite struct SessionEndTests {
    private static func stream(_ server: Server, _ visitor: Visitor, _ cookie: String) throws -> PageStream {
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request("GET", visitor.path + "/stream?after=1000", headers: ["Cookie: \(cookie)"])
        return try PageStream(socket)
    }

    // MARK: By the visitor

    @Test func signingOutEndsEverythingAtOnce() async throws {
        try await blocking {
            let records = AccountProgram.Records()
            try withAccounts(records) { server in
                let visitor = try Visitor(server, "/")
                let cookie = try visitor.signIn()
                let page = try Visitor(server, "/", cookie: cookie)
                let other = try Self.stream(server, visitor, cookie)
                let address = try page.addressOfSignIn("out")
                #expect(address == "/_martlet/session?to=%2F")
                #expect(try !other.readToEnd().contains("nobody"))
                #expect(eventually { server.statistics == (sessions: 0, pages: 0, streams: 0) }, "\(server.statistics)")
                #expect(eventually { records.cancellations.current == 2 })
                let answer = try page.get(address)
                #expect(answer.status == 303)
                #expect(answer["location"] == "/")
                #expect(answer["set-cookie"] == "martlet=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax")
                #expect(try page.press("inc").status == 404)
                let fresh = try page.get("/")
                #expect(fresh.text.contains("User: nobody"))
                #expect(fresh["set-cookie"] != nil)
            }
        }
    }

    @Test func noLinkSignsAnybodyOut() async throws {
        try await blocking {
            try withAccounts { server in
                let visitor = try Visitor(server, "/")
                let cookie = try visitor.signIn()
                let answer = try visitor.get("/_martlet/session?to=%2F", cookie: cookie)
                #expect(answer.status == 303 && answer["location"] == "/")
                #expect(answer["set-cookie"] == nil)
                #expect(try visitor.get("/", cookie: cookie).text.contains("User: Alice"))
            }
        }
    }

    @Test func aBrowserThatReadsItsStreamIsSentAway() async throws {
        try await blocking {
            try withAccounts { server in
                let visitor = try Visitor(server, "/")
                let cookie = try visitor.signIn()
                let page = try Visitor(server, "/", cookie: cookie)
                let stream = try Self.stream(server, page, cookie)
                #expect(try page.click("out").status == 204)
                #expect(try stream.readToEnd().contains(#"["n","/_martlet/session?to=%2F"]"#))
            }
        }
    }

    // MARK: By the program

    @Test func revokingEndsTheUsersSessionsAndNoOthers() async throws {
        try await blocking {
            try withAccounts { server in
                let visitors = try (0..<3).map { _ in try Visitor(server, "/") }
                let cookies = [
                    try visitors[0].signIn("alice"), try visitors[1].signIn("alice"), try visitors[2].signIn("bob"),
                ]
                let streams = try zip(visitors, cookies).map { try Self.stream(server, $0, $1) }
                #expect(eventually { server.statistics.streams == 3 })
                #expect(server.sessions.revoke(userID: "nobody") == 0)
                #expect(server.sessions.revoke(userID: "u1") == 2)
                // Not found any more when the call returns.
                for index in 0..<2 {
                    #expect(try visitors[index].get("/", cookie: cookies[index])["set-cookie"] != nil)
                }
                for stream in streams[..<2] { _ = try stream.readToEnd() }
                #expect(eventually { server.statistics.streams == 1 })
                let bob = try visitors[2].post(Visitor.click("inc"), cookie: cookies[2])
                #expect(bob.status == 204)
                while try !streams[2].frame().patches.contains("Count: 1") {}
                #expect(server.sessions.revokeAll() == 1)
                _ = try streams[2].readToEnd()
            }
        }
    }

    @Test func aViewMayRevoke() async throws {
        try await blocking {
            try withAccounts { server in
                let here = try Visitor(server, "/")
                let there = try Visitor(server, "/")
                let (cookie, other) = (try here.signIn(), try there.signIn())
                let open = try Self.stream(server, there, other)
                #expect(try here.post(Visitor.click("everywhere"), cookie: cookie).status == 204)
                _ = try open.readToEnd()
                #expect(eventually { server.statistics == (sessions: 0, pages: 0, streams: 0) }, "\(server.statistics)")
            }
        }
    }

    // MARK: On return

    @Test func aLockedUserDoesNotComeBack() async throws {
        try await blocking {
            let records = AccountProgram.Records()
            try withAccounts(records, { $0.limits.revalidationInterval = 0 }) { server in
                let visitor = try Visitor(server, "/")
                let cookie = try visitor.signIn()
                let before = records.questions.current
                try Self.stream(server, visitor, cookie).end()
                #expect(eventually { records.questions.current > before })
                #expect(try visitor.get("/", cookie: cookie).text.contains("User: Alice"))
                records.locked.withLock { _ = $0.insert("u1") }
                // The page is not shown, and neither is a stream.
                #expect(try !Self.stream(server, visitor, cookie).readToEnd().contains("Alice"))
                #expect(eventually { server.statistics.sessions == 0 })
                #expect(try visitor.get("/", cookie: cookie).text.contains("User: nobody"))
            }
        }
    }

    @Test func aLockedUsersPageIsNotShown() async throws {
        try await blocking {
            let records = AccountProgram.Records()
            try withAccounts(records, { $0.limits.revalidationInterval = 0 }) { server in
                let visitor = try Visitor(server, "/")
                let cookie = try visitor.signIn()
                records.locked.withLock { _ = $0.insert("u1") }
                let answer = try visitor.get("/", cookie: cookie)
                #expect(answer.status == 303)
                #expect(answer["location"] == "/")
                #expect(!answer.text.contains("Alice"))
            }
        }
    }

    @Test func withinTheIntervalNobodyIsAsked() async throws {
        try await blocking {
            let records = AccountProgram.Records()
            try withAccounts(records) { server in
                let visitor = try Visitor(server, "/")
                let cookie = try visitor.signIn()
                #expect(try visitor.get("/", cookie: cookie).text.contains("User: Alice"))
                try Self.stream(server, visitor, cookie).end()
                #expect(records.questions.current == 0)
            }
        }
    }

    // MARK: By time

    /// Ten minutes for one of the limits of a signed-in session, by a time that the test advances.
    private static func limited(
        _ limit: WritableKeyPath<ServerConfiguration.Limits, Double>
    ) -> (inout ServerConfiguration) -> Void {
        { configuration in
            configuration.limits[keyPath: limit] = 600
            configuration.useManualTime()
        }
    }

    @Test func anIdleSessionEnds() async throws {
        try await blocking {
            try withAccounts(AccountProgram.Records(), Self.limited(\.signedInIdleTime)) { server in
                let visitor = try Visitor(server, "/")
                let cookie = try visitor.signIn()
                let stream = try Self.stream(server, visitor, cookie)
                // Someone at work is not idle.
                for _ in 0..<8 {
                    server.advance(seconds: 400)
                    #expect(try visitor.post(Visitor.click("inc"), cookie: cookie).status == 204)
                }
                // The last press may be under way, and the time counts from its end.
                #expect(server.advance(by: 600) { server.statistics.sessions == 0 })
                _ = try stream.readToEnd()
                #expect(eventually { server.statistics == (sessions: 0, pages: 0, streams: 0) })
            }
        }
    }

    @Test func noSessionLastsForEver() async throws {
        try await blocking {
            try withAccounts(AccountProgram.Records(), Self.limited(\.signedInTime)) { server in
                let visitor = try Visitor(server, "/")
                let cookie = try visitor.signIn()
                #expect(
                    server.advance(by: 400) {
                        (try? visitor.post(Visitor.click("inc"), cookie: cookie).status) == 404
                    })
            }
        }
    }

    @Test func whoHasSignedInComesBackWithoutAPage() async throws {
        try await blocking {
            let limits: (inout ServerConfiguration) -> Void = {
                $0.limits.pageRetention = 60
                $0.limits.unconfirmedRetention = 60
                $0.limits.signedInIdleTime = 31_536_000
                $0.limits.signedInTime = 31_536_000
                $0.useManualTime()
            }
            try withAccounts(AccountProgram.Records(), limits) { server in
                let visitor = try Visitor(server, "/")
                let cookie = try visitor.signIn()
                #expect(server.advance(by: 60) { server.statistics.pages == 0 })
                #expect(try visitor.get("/", cookie: cookie).text.contains("User: Alice"))
            }
        }
    }
}
