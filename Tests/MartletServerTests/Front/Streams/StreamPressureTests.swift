import Glibc
import MartletServer
import Synchronization
import Testing

@testable import MartletServer

/// Many senders, clients that do not read, clients that leave.
@Suite(.serialized) struct StreamPressureTests {
    @Test(arguments: bothMethods)
    func framesOfManyThreadsAreNotMixed(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.with(\.streamMethod, method)) { front in
            let stream = try RawStream(front)
            _ = try stream.read(count: StreamHandler.opening.count)
            let sender = handler.streams[0]
            let threads = try (0..<4).map { thread in
                try WorkerThread(name: "sender") {
                    for number in 0..<500 { sendPatiently(frame(thread, number), to: sender) }
                }
            }
            var next = [0, 0, 0, 0]
            for _ in 0..<2_000 {
                let text = try stream.read(count: frame(0, 0).count)
                let thread = try #require(text.dropFirst(6).first?.wholeNumberValue)
                #expect(text == String(decoding: frame(thread, next[thread]), as: UTF8.self))
                next[thread] += 1
            }
            for thread in threads { thread.join() }
            #expect(next == [500, 500, 500, 500])
        }
    }

    @Test(arguments: bothMethods)
    func aClientThatDoesNotReadStallsAndDrains(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.with(\.streamMethod, method)) { front in
            let client = try RawSocket(port: front.port, receiveBuffer: 4_096)
            try client.request("GET", "/stream")
            #expect(eventually { handler.recorder.calls.opened == 1 })
            let sender = handler.streams[0]
            var stream: RawStream?
            var sent = StreamHandler.openingText
            for round in 1...3 {
                var result = EventStreamResult.sent
                var number = 0
                while result == .sent {
                    let text = "data: \(round) \(number) \(String(repeating: "x", count: 20_000))\n\n"
                    result = sender.send(Array(text.utf8))
                    sent += text
                    number += 1
                    try #require(number < 1_000, "a client that does not read must stall")
                }
                #expect(result == .stalled)
                #expect(sender.send(Array("data: no\n\n".utf8)) == .refused)
                if round == 1 { #expect(handler.recorder.calls.drained == 0) }
                if stream == nil { stream = try RawStream(client) }
                let received = try stream?.read(count: sent.utf8.count)
                #expect(received == sent)
                sent = ""
                #expect(eventually { handler.recorder.calls.drained == round })
            }
        }
    }

    @Test(arguments: bothMethods)
    func aFrameMayBeLargerThanEveryBuffer(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.with(\.streamMethod, method)) { front in
            let stream = try RawStream(front)
            _ = try stream.read(count: StreamHandler.opening.count)
            let frame = "data: " + String(repeating: "0123456789", count: 300_000) + "\n\n"
            #expect(handler.streams[0].send(Array(frame.utf8)) == .stalled)
            #expect(try stream.read(count: frame.utf8.count) == frame)
            #expect(eventually { handler.recorder.calls.drained == 1 })
            #expect(handler.streams[0].send(Array("data: next\n\n".utf8)) == .sent)
            #expect(try stream.read(count: 12) == "data: next\n\n")
        }
    }

    @Test(arguments: bothMethods)
    func aClientThatLeavesIsNoticedOnce(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.with(\.streamMethod, method)) { front in
            // One leaves with bytes unread (a reset), one properly, one only ends its sending side.
            let unread = try RawSocket(port: front.port)
            try unread.request("GET", "/stream")
            let proper = try RawSocket(port: front.port)
            try proper.request("GET", "/stream")
            _ = try proper.read(until: ":\n\n")
            let half = try RawSocket(port: front.port)
            try half.request("GET", "/stream")
            #expect(eventually { handler.recorder.calls.opened == 3 })
            half.endSending()
            #expect(eventually { handler.recorder.calls.closed == 1 })
            unread.end()
            proper.end()
            #expect(eventually { handler.recorder.calls.closed == 3 })
            for stream in handler.streams { #expect(stream.send(Array("data\n\n".utf8)) == .closed) }
            #expect(eventually { front.openConnections == 0 })
        }
        #expect(handler.recorder.calls == .init(opened: 3, drained: 0, closed: 3))
    }

    @Test(arguments: bothMethods)
    func aStalledStreamMayBeClosed(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.with(\.streamMethod, method)) { front in
            let client = try RawSocket(port: front.port, receiveBuffer: 4_096)
            try client.request("GET", "/stream")
            #expect(eventually { handler.recorder.calls.opened == 1 })
            #expect(handler.streams[0].send([UInt8](repeating: 0x61, count: 2_000_000)) == .stalled)
            handler.streams[0].close()
            #expect(eventually { handler.recorder.calls.closed == 1 })
            // The client finds a cut-off stream, no second answer and no clean end.
            let bytes = try client.readToEnd()
            #expect(bytes.count < 2_000_000)
            #expect(!bytes.suffix(16).elementsEqual(Array("0\r\n\r\n".utf8)))
            #expect(eventually { front.openConnections == 0 })
        }
        #expect(handler.recorder.calls == .init(opened: 1, drained: 0, closed: 1))
    }

    /// Whoever comes first: senders, a close from our side, the client's leaving.
    @Test(arguments: bothMethods)
    func endsMayRace(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.with(\.streamMethod, method)) { front in
            for _ in 0..<100 {
                let client = try RawSocket(port: front.port)
                try client.request("GET", "/stream")
                _ = try client.read(until: ":\n\n")
                guard let stream = handler.streams.last else { continue }
                let sender = try WorkerThread(name: "sender") {
                    while stream.send(Array("data: x\n\n".utf8)) != .closed {}
                }
                let closer = try WorkerThread(name: "closer") { stream.close() }
                client.end()
                sender.join()
                closer.join()
            }
            #expect(eventually { handler.recorder.calls.closed == 100 })
            #expect(eventually { front.openConnections == 0 })
        }
        #expect(handler.recorder.calls.closed == 100)
    }
}

private func frame(_ thread: Int, _ number: Int) -> [UInt8] {
    let digits = String(number)
    let padded = String(repeating: "0", count: 6 - digits.count) + digits
    return Array("data: \(thread) \(padded) \(String(repeating: "f", count: 200))\n\n".utf8)
}

/// Sends as a sender should: what is refused, again; what is kept, not.
private func sendPatiently(_ frame: [UInt8], to stream: EventStream) {
    while stream.send(frame) == .refused { usleep(200) }
}
