import MartletUI
import Testing

@testable import MartletServer

/// “Signing out, revoking and eviction delete durably.”
@Suite struct RevocationTests {
    @Test func whoSignedInBeforeIsRevokedAndWhoSignedInLaterIsNot() {
        let revocations = Revocations(retention: 600)
        #expect(!revocations.ends("ada", since: 5))
        _ = revocations.add("ada")
        let now = SystemTime.wallMilliseconds
        #expect(revocations.ends("ada", since: now - 1_000))
        #expect(!revocations.ends("ada", since: now + 1_000))
        #expect(!revocations.ends("bob", since: now - 1_000))
        _ = revocations.add(nil)
        #expect(revocations.ends("bob", since: now - 1_000))
    }

    @Test func theStoreRemembersIt() {
        let revocations = Revocations(retention: 600)
        guard case .put(let name, let version, let value) = revocations.add("ada").first else {
            Issue.record("not stored")
            return
        }
        let next = Revocations(retention: 600)
        next.read([StoredRecord(name: name, version: version, value: value)])
        #expect(next.ends("ada", since: 1))
        #expect(!next.ends("bob", since: 1))
    }

    @Test func theListForgetsWhatHasNobodyLeftToEnd() {
        let revocations = Revocations(retention: 600)
        let start: UInt64 = 1_000_000_000
        #expect(names(revocations.add("ada", now: start)) == ["+ada"])
        #expect(names(revocations.add("bob", now: start + 600_000)) == ["+bob"])
        #expect(revocations.count == 2)
        // After the last session of the time before has expired, with an hour for clocks.
        #expect(names(revocations.add("eve", now: start + 4_200_001)) == ["-ada", "+eve"])
        #expect(!revocations.ends("ada", since: 1))
        #expect(revocations.ends("bob", since: 1))
        // Everybody are also those who were named.
        #expect(Set(names(revocations.add(nil, now: start + 4_200_002))) == ["-bob", "-eve", "+"])
        #expect(revocations.count == 1)
        #expect(revocations.ends("bob", since: start))
    }

    private func names(_ changes: [StoreBatch.Change]) -> [String] {
        changes.map { change in
            switch change {
            case .put(let name, _, _): "+\(name.dropFirst(Revocations.prefix.count))"
            case .remove(let name): "-\(name.dropFirst(Revocations.prefix.count))"
            }
        }
    }

    @Test func sleepingSessionsEndAtOnceAndAreCounted() async throws {
        try await blocking {
            let sleeping: (inout ServerConfiguration) -> Void = {
                $0.store = .memory
                $0.limits.hydratedRetention = 0.1
                $0.limits.hibernationTime = 0.1
            }
            try withAccounts(AccountProgram.Records(), sleeping) { server in
                let cookies = try ["alice", "alice", "bob"].map { name in
                    let visitor = try Visitor(server, "/")
                    let cookie = try visitor.signIn(name)
                    _ = try Visitor(server, "/", cookie: cookie)
                    return cookie
                }
                // A session sleeps a moment before it leaves memory.
                #expect(
                    eventually { server.context.durability?.sleeping.count == 3 && server.statistics.sessions == 0 })
                #expect(server.sessions.revoke(userID: AccountProgram.alice.id) == 2)
                #expect(server.context.durability?.sleeping.count == 1)
                // Their records have gone with them.
                server.commitAll()
                #expect(server.context.store?.owners().count { $0.key != .process } == 1)
                let answers = try cookies.map { try Visitor(server, "/", cookie: $0).loaded.text }
                #expect(answers.map { $0.contains("User: nobody") } == [true, true, false])
                #expect(server.sessions.revokeAll() == 1)
            }
        }
    }
}
