import Glibc
import MartletServer
import Testing

@testable import MartletServer

@Suite(.serialized) struct HeartbeatTests {
    @Test(arguments: bothMethods)
    func anIdleStreamGetsAComment(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let configuration = HTTPFrontConfiguration.testing.with(\.streamMethod, method).withManualTime
        try withFront(StreamHandler(), configuration) { front in
            let stream = try RawStream(front)
            _ = try stream.read(count: StreamHandler.opening.count)
            // In good time there is none, and after each interval one.
            for _ in 0..<3 {
                front.advance(seconds: front.configuration.limits.heartbeatInterval - 2)
                #expect(!stream.socket.isReadable)
                front.advance(seconds: 3)
                #expect(try stream.read(count: 3) == ":\n\n")
            }
        }
    }

    @Test func aBusyStreamGetsNone() throws {
        let handler = StreamHandler()
        try withFront(handler, .testing.withManualTime) { front in
            let stream = try RawStream(front)
            _ = try stream.read(count: StreamHandler.opening.count)
            for _ in 0..<20 {
                front.advance(seconds: front.configuration.limits.heartbeatInterval - 2)
                #expect(handler.streams[0].send(Array("x".utf8)) == .sent)
            }
            #expect(try stream.read(count: 20) == String(repeating: "x", count: 20))
        }
    }

    @Test(arguments: bothMethods)
    func aClientThatDoesNotReadIsLetGo(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let handler = StreamHandler()
        let configuration = HTTPFrontConfiguration.testing.with(\.streamMethod, method).withManualTime
        try withFront(handler, configuration) { front in
            let client = try RawSocket(port: front.port, receiveBuffer: 4_096)
            try client.request("GET", "/stream")
            #expect(eventually { handler.recorder.calls.opened == 1 })
            #expect(handler.streams[0].send([UInt8](repeating: 0x61, count: 2_000_000)) == .stalled)
            front.advance(seconds: front.configuration.limits.stallDeadline / 2)
            #expect(handler.recorder.calls.closed == 0)
            #expect(
                eventually {
                    front.advance(seconds: front.configuration.limits.stallDeadline)
                    return handler.recorder.calls.closed == 1
                })
            #expect(handler.streams[0].send([0x61]) == .closed)
        }
    }

    @Test func theWheelComesToEachWhenItIsDue() {
        var wheel = HeartbeatWheel(ticks: 5)
        let ids = (0..<4).map { StreamID(slot: $0, generation: 0) }
        wheel.insert(ids[0], after: 1)
        wheel.insert(ids[1], after: 5)
        wheel.insert(ids[2], after: 0)
        wheel.insert(ids[3], after: 99)
        #expect(wheel.advance() == [ids[0], ids[2]])
        #expect(wheel.advance() == [])
        wheel.insert(ids[0], after: 5)
        #expect(wheel.advance() == [])
        #expect(wheel.advance() == [])
        #expect(wheel.advance() == [ids[1], ids[3]])
        #expect(wheel.advance() == [])
        #expect(wheel.advance() == [ids[0]])
        #expect(wheel.tick == 7)
        // Several ticks at once, and more than there are slots: each is visited once.
        wheel.insert(ids[0], after: 2)
        wheel.insert(ids[1], after: 4)
        #expect(wheel.advance(by: 3) == [ids[0]])
        wheel.insert(ids[2], after: 5)
        #expect(wheel.advance(by: 1_000) == [ids[1], ids[2]])
        #expect(wheel.tick == 1_010)
    }

    /// Trap 12: an event that comes after its stream has gone finds nothing.
    @Test func anOldNumberFindsNothing() {
        var table = StreamTable()
        let stream = EventStream(delegate: StreamRecorder(), opening: [])
        let first = table.insert(stream)
        #expect(table[first] === stream)
        #expect(StreamID(rawValue: first.rawValue) == first)
        #expect(table.remove(first) === stream)
        #expect(table.remove(first) == nil)
        let second = table.insert(stream)
        #expect(second.slot == first.slot)
        #expect(table[first] == nil)
        #expect(table[second] === stream)
        #expect(table.ids == [second])
        #expect(table.count == 1)
        #expect(table[StreamID(slot: 7, generation: 0)] == nil)
    }
}
