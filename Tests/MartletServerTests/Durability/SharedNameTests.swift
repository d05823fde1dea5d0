import MartletRedis
import MartletUI
import Testing

@testable import MartletServer
@testable import MartletUI

/// “10,000 claimed `Shared` keys that are never released”
@Suite(.serialized) struct SharedNameTests {
    /// What `body` reports without a page.
    private func reports(_ body: () throws -> Void) rethrows -> [Diagnostic] {
        let notes = Notes<Diagnostic>()
        try PagelessDiagnostics.$handler.withValue({ notes.add($0) }) { try body() }
        return notes.all
    }

    /// A value with a name in the server's store.
    private func shared<Value: Sendable>(_ value: Value, _ key: String, _ server: Server) -> Shared<Value> {
        let storage = SharedStorage(value, SharedSite(key: key, file: "", function: "", line: 0, column: 0))
        storage.restore(for: storage, in: server.context.durability?.shared)
        return Shared(storage)
    }

    /// Stores what has changed, and forgets posts that are stored.
    private func store(_ server: Server) {
        server.commitAll()
        server.context.durability?.shared.didStore([SharedPost(page: 0, number: 0)])
    }

    @Test(arguments: ["", String(repeating: "a long text ", count: 20_000)])
    func aValueThatIsMadeAgainIsWhatItWas(text: String) throws {
        try withDurableServer { server in
            let reports = reports {
                for number in 1...3 {
                    let room = shared([text], "room", server)
                    #expect(room.value.count == number)
                    room.update { $0.append("\(number)") }
                    store(server)
                }
            }
            #expect(reports == [])
        }
    }

    @Test func theNamesOfValuesThatHaveGoneAreFree() throws {
        try withDurableServer { server in
            let reports = reports {
                for number in 0...SharedValues.claimLimit { _ = shared(number, "\(number)", server) }
                shared(0, "next", server).update { $0 = 1 }
                store(server)
            }
            #expect(reports == [])
            let names = try server.storedNames
            #expect(names.contains("shared:|key|next"))
        }
    }

    @Test func thoseThatAreThereKeepTheirNames() throws {
        try withDurableServer { server in
            let values = (0..<SharedValues.claimLimit).map { shared($0, "\($0)", server) }
            let taken = reports { _ = shared(0, "7", server) }
            #expect(taken == [.ambiguousShared(value: "Int")])
            let more = [Diagnostic.tooManyShared(value: "Int", limit: SharedValues.claimLimit)]
            let further = reports { _ = shared(0, "one more", server) }
            #expect(further == more)
            withExtendedLifetime(values) {}
        }
    }

    /// Two threads make a value and give it up, over and over: each time one of them has it alone, or is told that the other has.
    @Test func threadsThatMakeTheSameValue() throws {
        try withDurableServer { server in
            let ended = (0..<2).map { _ in Semaphore() }
            for end in ended {
                Thread.start {
                    for _ in 0..<5_000 { _ = shared(0, "same", server) }
                    end.signal()
                }
            }
            for end in ended { end.wait() }
            let taken = reports { _ = shared(0, "same", server) }
            #expect(taken == [])
        }
    }

    @Test func amongSeveralServers() throws {
        let address = try RedisAddress(TestRedis.shared.address, program: "SharedNameTests")
        let engine = RedisEngine(address, RedisStore.Options())
        try withDurableServer(
            .redis(TestRedis.shared.address),
            changing: {
                $0.clusterEngine = engine
                $0.clusterAddress = "127.0.0.1:1"
            }
        ) { server in
            let reports = try reports {
                for number in 1...3 {
                    let room = shared(0, "room", server)
                    try room.tryUpdate { $0 += 1 }
                    #expect(room.value == number)
                    store(server)
                }
                // One that only reads hears of it.
                let room = shared(0, "room", server)
                #expect(eventually { room.value == 3 })
            }
            #expect(reports == [])
        }
    }
}
