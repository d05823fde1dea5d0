import Glibc
import Synchronization
import Testing

@testable import MartletServer

/// A link's two ends, or one of them and its other end's socket.
@Suite struct LinkTests {
    private func sockets() throws -> (Int32, Int32) {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        return (ends[0], ends[1])
    }

    private func link(_ socket: Int32, _ poller: HopPoller, waits: Bool = false) -> Link {
        let link = Link(.taken(descriptor: socket), number: 1, poller, waits: waits)
        poller.add(socket, number: 1, events: HopPoller.reading)
        return link
    }

    private func bytes(on socket: Int32) -> Int {
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        return max(0, recv(socket, &bytes, bytes.count, 0))
    }

    @Test func whatTheFrontsThreadSendsInOneTurnLeavesTogether() throws {
        let (here, there) = try sockets()
        let poller = HopPoller()
        let link = link(here, poller)
        link.send(.piece, 1, [1])
        #expect(bytes(on: there) == 10)
        poller.beginTurns()
        link.send(.piece, 1, [1])
        link.send(.answer, 2, [1, 2])
        #expect(bytes(on: there) == 0)
        poller.endTurn()
        #expect(bytes(on: there) == 21)
        link.close()
        #expect(!link.send(.end, 1))
        close(there)
    }

    @Test func whatIsSentBeforeALinkIsOpenLeavesThen() throws {
        let (here, there) = try sockets()
        let link = link(here, HopPoller(), waits: true)
        link.send(.request, 1, [1])
        #expect(bytes(on: there) == 0)
        #expect(link.begin())
        #expect(bytes(on: there) == 10)
        link.close()
        close(there)
    }

    @Test func messagesComeInWhateverPieces() throws {
        let (here, there) = try sockets()
        let link = link(here, HopPoller())
        var sent: [UInt8] = []
        for number in 1...3 as ClosedRange<UInt32> {
            Array(repeating: UInt8(number), count: 5).withUnsafeBytes {
                LinkMessage(kind: .piece, number: number, content: $0).append(to: &sent)
            }
        }
        var found: [UInt32] = []
        for byte in sent {
            var byte = byte
            #expect(send(there, &byte, 1, 0) == 1)
            #expect(link.receive { found.append($0.number) })
        }
        #expect(found == [1, 2, 3])
        close(there)
        #expect(!link.receive { _ in })
        link.close()
    }

    /// A browser that does not read stops its own stream and no other.
    @Test func aStreamSendsAsMuchAsThereIsRoomFor() throws {
        let (here, there) = try sockets()
        let link = link(here, HopPoller())
        let ended = Mutex(0)
        let channel = LinkChannel(link, 5) { ended.withLock { $0 += 1 } }
        let other = LinkChannel(link, 6) {}
        let much = [UInt8](repeating: 1, count: LinkChannel.room + 100)
        func write(_ count: Int, to channel: LinkChannel) -> Int? {
            guard case .wrote(let count) = much[..<count].withUnsafeBytes({ channel.write($0) }) else { return nil }
            return count
        }
        #expect(write(much.count, to: channel) == LinkChannel.room)
        #expect(write(1, to: channel) == 0)
        #expect(write(1, to: other) == 1)
        #expect(channel.give(50))
        #expect(write(100, to: channel) == 50)
        #expect(channel.give(.max))
        #expect(!channel.give(1))
        channel.end()
        channel.end()
        #expect(ended.withLock { $0 } == 1)
        #expect(write(1, to: channel) == nil)
        link.close()
        close(there)
    }

    /// A server that has stopped reading does not fill the memory of the other.
    @Test func whatWaitsForTheOtherServerHasABound() throws {
        let (here, there) = try sockets()
        let link = link(here, HopPoller())
        let piece = [UInt8](repeating: 1, count: 60_000)
        var count = 0
        while !link.isFull, count < 1_000 {
            link.send(.piece, 1, piece)
            count += 1
        }
        #expect(link.isFull && count < 100)
        let channel = LinkChannel(link, 2) {}
        guard case .wrote(0) = piece.withUnsafeBytes({ channel.write($0) }) else {
            Issue.record("it was written")
            return
        }
        while bytes(on: there) > 0 { _ = link.begin() }
        #expect(!link.isFull)
        #expect(channel.give(0))
        link.close()
        close(there)
    }

    private func hop(
        _ receiver: HopReceiver, _ budget: ByteBudget = ByteBudget(limit: 1_000_000, limitOfAddress: 1_000_000),
        onFailure: @escaping @Sendable () -> Void = {}
    ) throws -> (LinkedHop, Int32) {
        let (here, there) = try sockets()
        return (LinkedHop(link(here, HopPoller()), 3, receiver, for: nil, budget, onFailure: onFailure), there)
    }

    private func give(_ kind: LinkMessage.Kind, _ bytes: [UInt8], to hop: LinkedHop) {
        bytes.withUnsafeBytes { hop.handle(LinkMessage(kind: kind, number: 3, content: $0)) }
    }

    /// 503 says that it has released the session.
    @Test(arguments: [(204, 0), (404, 0), (503, 1)])
    func whoeverHasTheSessionNoMoreIsForgotten(_ status: Int, _ expected: Int) throws {
        let failures = Mutex(0)
        let later = DeferredResponse()
        let (hop, there) = try hop(
            .answer(later, failure: { HTTPResponse(status: 502) }), onFailure: { failures.withLock { $0 += 1 } })
        give(.answer, HTTPResponse(status: status).linkContent, to: hop)
        #expect(hop.isOver && !hop.hasFailed)
        #expect(later.answer.take()?.status == status)
        #expect(failures.withLock { $0 } == expected)
        close(there)
    }

    @Test func whoeverAsksForNonsenseHasNotAnswered() throws {
        let later = DeferredResponse()
        let (hop, there) = try hop(.answer(later, failure: { HTTPResponse(status: 502) }))
        give(.piece, [1], to: hop)
        #expect(hop.isOver && hop.hasFailed)
        #expect(later.answer.take()?.status == 502)
        // The other server learns that nobody waits.
        #expect(bytes(on: there) == LinkMessage.headLength)
        close(there)
    }

    /// Before the browser's stream is open, it takes one frame and no more.
    @Test func framesWaitForTheBrowserAndAreCounted() throws {
        let budget = ByteBudget(limit: 50_000, limitOfAddress: 50_000)
        let ledger = AddressLedger(ServerConfiguration.Limits(), .system)
        let counted = try #require(ledger.openStream(of: nil))
        let stream = HopStream(counted, ledger) { _ in }
        let browser = EventStream(delegate: stream, opening: [])
        stream.begin(browser)
        let (hop, there) = try hop(.stream(stream), budget)
        // A part of a frame is kept.
        give(.piece, Array("data: ".utf8), to: hop)
        #expect(budget.total == 6)
        give(.piece, Array("1\n\n".utf8), to: hop)
        #expect(budget.total == 0)
        #expect(stream.isStalled)
        // No room is given while the browser does not read.
        give(.piece, [UInt8](repeating: 97, count: 40_000) + [10, 10], to: hop)
        #expect(budget.total == 40_002)
        #expect(bytes(on: there) == 0)
        // Nor is more kept than may be.
        give(.piece, [UInt8](repeating: 97, count: 20_000), to: hop)
        #expect(hop.isOver && hop.hasFailed)
        withExtendedLifetime(browser) { browser.finish() }
        close(there)
    }
}
