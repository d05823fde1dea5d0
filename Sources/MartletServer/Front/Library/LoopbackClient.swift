import Glibc

/// A blocking client of a server on this machine, for the front's test of itself and for health checks. It waits at
/// most two seconds.
package final class LoopbackClient {
    private let descriptor: Int32
    private var received: [UInt8] = []

    package init(port: Int) throws(HTTPFrontError) {
        do throws(LoopbackSocket.Failure) {
            descriptor = try LoopbackSocket.connect(port: port, timeout: 2)
        } catch {
            switch error {
            case .noSocket(let code): throw .noDescriptors(reason: ListeningSocket.errorText(code))
            case .notConnected(let code): throw Self.failure(port: port, code)
            }
        }
    }

    deinit { close(descriptor) }

    package func send(_ text: String) throws(HTTPFrontError) {
        let bytes = Array(text.utf8)
        let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count == bytes.count else { throw Self.failure(port: 0, errno) }
    }

    /// Reads up to and with `text`; `false` if the answer ends without it.
    package func receive(upTo text: String) throws(HTTPFrontError) -> Bool {
        let wanted = Array(text.utf8)
        while true {
            if let range = received.firstRange(of: wanted) {
                received.removeSubrange(..<range.upperBound)
                return true
            }
            let more = withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer -> [UInt8] in
                let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
                return count > 0 ? Array(buffer[..<count]) : []
            }
            guard !more.isEmpty else { return false }
            received += more
        }
    }

    private static func failure(port: Int, _ code: Int32) -> HTTPFrontError {
        .cannotListen(host: "127.0.0.1", port: port, reason: ListeningSocket.errorText(code))
    }
}
