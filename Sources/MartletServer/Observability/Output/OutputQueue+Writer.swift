import Glibc
import Synchronization

/// The thread that writes. No other thread waits for the reader.
extension OutputQueue {
    /// A pipe takes this much in one piece, so that lines of several processes do not mix.
    private static let pieceLimit = 4_096

    func run() {
        // A reader that has gone must not end the process.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Self.pieceLimit)
        defer { buffer.deallocate() }
        while true {
            semaphore.wait()
            isAwake.store(false, ordering: .sequentiallyConsistent)
            while ring.whileAlive({ writePiece(buffer) }) {}
            if isClosed.load(ordering: .sequentiallyConsistent), ring.isEmpty { return }
        }
    }

    /// Writes some whole lines, or a part of a long one; `false` if there was nothing to write.
    private func writePiece(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Bool {
        let available = ring.copyOldest(to: buffer)
        guard available > 0 else {
            // Lines may have been too long for an empty queue.
            reportDropped()
            return false
        }
        let end = buffer[..<available].lastIndex(of: UInt8(ascii: "\n"))
        let count = end.map { $0 + 1 } ?? available
        let isWritten = write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count])) {
            ring.remove($0)
        }
        if !isWritten {
            // The descriptor is gone or its disk is full: the lines of this piece are lost.
            countDropped(buffer[..<count].count { $0 == UInt8(ascii: "\n") })
        } else if end != nil {
            reportDropped()
        }
        return true
    }

    private func reportDropped() {
        let count = unreported.exchange(0, ordering: .relaxed)
        guard count > 0 else { return }
        let line = Array((notice(count) + "\n").utf8)
        _ = line.withUnsafeBytes { write($0) { _ in } }
    }

    /// Writes all bytes, and calls `done` with their number as they are written, or lost. Returns `false` if they are
    /// lost.
    private func write(_ bytes: UnsafeRawBufferPointer, _ done: (Int) -> Void) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 {
                done(count)
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var file = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&file, 1, -1)
            } else if errno != EINTR {
                done(rest.count)
                return false
            }
        }
        return true
    }
}
