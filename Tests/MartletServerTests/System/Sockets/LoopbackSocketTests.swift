import Glibc
import Testing

@testable import MartletServer

@Suite struct LoopbackSocketTests {
    /// A port on which something listens until it is closed.
    private struct Listener {
        let descriptor: Int32
        let port: Int

        init() throws {
            descriptor = try ListeningSocket.open(host: "127.0.0.1", port: 0)
            port = try #require(ListeningSocket.port(of: descriptor))
        }
    }

    @Test func aSocketIsConnectedWithItsOptions() throws {
        let listener = try Listener()
        defer { close(listener.descriptor) }
        var prepared: Int32 = -1
        let socket = try LoopbackSocket.connect(port: listener.port, timeout: 2.5) { prepared = $0 }
        defer { close(socket) }
        #expect(prepared == socket)
        var time = timeval()
        var size = socklen_t(MemoryLayout<timeval>.size)
        #expect(getsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, &size) == 0)
        #expect(time.tv_sec == 2)
        #expect((400_000...600_000).contains(time.tv_usec))
        #expect(fcntl(socket, F_GETFD) & FD_CLOEXEC != 0)
    }

    @Test func aPortOnWhichNothingListensIsAnErrorThatLeavesNoSocket() throws {
        let listener = try Listener()
        close(listener.descriptor)
        var opened: Int32 = -1
        #expect(throws: LoopbackSocket.Failure.notConnected(code: ECONNREFUSED)) {
            try LoopbackSocket.connect(port: listener.port, timeout: 1) { opened = $0 }
        }
        #expect(opened >= 0)
    }
}
