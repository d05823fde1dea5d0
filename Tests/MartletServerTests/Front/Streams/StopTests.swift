import Glibc
import MartletServer
import Testing

@testable import MartletServer

/// What concerns the whole process, each in a process of its own.
@Suite(.serialized) struct StopTests {
    @Test func fiveHundredTakenStreamsEndWithoutALeak() async {
        await #expect(processExitsWith: .success) { try openAndStop(method: .takeover) }
    }

    /// Trap 3: a suspended connection at the library's stop would abort the process.
    @Test func fiveHundredSuspendedStreamsEndWithoutALeak() async {
        await #expect(processExitsWith: .success) { try openAndStop(method: .suspended) }
    }

    /// Trap 5: a suspended stream must not make the library spin.
    @Test func idleStreamsCostNoTime() async {
        await #expect(processExitsWith: .success) {
            for method in bothMethods {
                try withFront(StreamHandler(), .testing.with(\.streamMethod, method)) { front in
                    let streams = try (0..<20).map { _ in try RawStream(front) }
                    for stream in streams { _ = try stream.read(count: StreamHandler.opening.count) }
                    // The library lets go of the taken ones within a second.
                    let isAtRest = eventually { front.openConnections == (method == .takeover ? 0 : 20) }
                    try #require(isAtRest)
                    let before = clock()
                    usleep(500_000)
                    let spent = Double(clock() - before) / Double(CLOCKS_PER_SEC)
                    try #require(spent < 0.05, "\(spent) s of processor time in half a second with nothing to do")
                }
            }
        }
    }
}

private func openAndStop(method: HTTPFrontConfiguration.StreamMethod) throws {
    // What a process opens once, it opens now.
    try withFront(TestHandler.echo) { _ in }
    let before = openDescriptors()
    let handler = StreamHandler()
    var streams: [RawStream] = []
    try withFront(handler, .testing.with(\.streamMethod, method)) { front in
        for _ in 0..<500 { streams.append(try RawStream(front)) }
        for stream in streams { _ = try stream.read(count: StreamHandler.opening.count) }
        let isOpen = eventually { front.openStreams == 500 }
        try #require(isOpen)
        front.stop()
    }
    try #require(handler.recorder.calls == .init(opened: 500, drained: 0, closed: 500))
    for stream in streams {
        let rest = try stream.readToEnd()
        try #require(rest == "")
    }
    streams = []
    // A thread of the front may be about to close its last one.
    let areClosed = eventually { openDescriptors() == before }
    try #require(areClosed, "\(openDescriptors()) descriptors after, \(before) before")
}

private func openDescriptors() -> Int {
    guard let directory = opendir("/proc/self/fd") else { return -1 }
    defer { closedir(directory) }
    var count = 0
    while readdir(directory) != nil { count += 1 }
    return count
}
