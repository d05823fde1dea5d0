import Glibc
import Testing

@testable import MartletServer

@Suite struct OutputQueueTests {
    /// A queue that writes into a pipe of one page.
    private final class Pipe {
        let queue: OutputQueue
        private var ends: [Int32] = [0, 0]

        init(capacity: Int) {
            pipe(&ends)
            let setPipeSize: Int32 = 1_031
            _ = fcntl(ends[0], setPipeSize, 4_096)
            queue = OutputQueue(ends[1], capacity: capacity) { "\($0) lines" }
        }

        deinit {
            endReading()
            queue.close()
        }

        func endReading() {
            if ends[0] >= 0 { close(ends[0]) }
            ends[0] = -1
        }

        /// Reads so many lines.
        func read(lines count: Int) -> [Substring] {
            var bytes: [UInt8] = []
            var byte: UInt8 = 0
            var lines = 0
            while lines < count, Glibc.read(ends[0], &byte, 1) == 1 {
                bytes.append(byte)
                if byte == UInt8(ascii: "\n") { lines += 1 }
            }
            return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast()
        }
    }

    @Test func linesComeInTheirOrder() {
        let pipe = Pipe(capacity: 150)
        var lines: [Substring] = []
        // More than the ring holds, and of lengths that end everywhere in it.
        for number in 0..<500 {
            let line = String(repeating: "x", count: number % 60) + "\(number)"
            pipe.queue.add(line)
            lines += pipe.read(lines: 1)
            #expect(lines.last.map(String.init) == line)
        }
    }

    @Test func whoAddsNeverWaitsAndWhatDoesNotFitIsCounted() {
        let pipe = Pipe(capacity: 1_000)
        let before = OutputQueue.droppedLines
        for number in 0..<10_000 { pipe.queue.add("line \(number)") }
        // Nobody has read so far. Now the reader finds lines, how many are missing among them, and nothing twice.
        pipe.queue.add("the end")
        var (read, missing) = (0, 0)
        while read + missing < 10_001, let line = pipe.read(lines: 1).first {
            if line.hasSuffix(" lines") { missing += Int(line.dropLast(6)) ?? 0 } else { read += 1 }
        }
        #expect(read + missing == 10_001)
        #expect(missing > 9_000)
        #expect(OutputQueue.droppedLines - before >= missing)
        pipe.queue.add("again")
        #expect(pipe.read(lines: 1) == ["again"])
    }

    @Test func aLineThatNeverFitsIsCountedToo() {
        let pipe = Pipe(capacity: 100)
        pipe.queue.add(String(repeating: "x", count: 100))
        #expect(pipe.read(lines: 1) == ["1 lines"])
        pipe.queue.add(String(repeating: "x", count: 98))
        #expect(pipe.read(lines: 1).first?.count == 98)
    }

    @Test func aLineMayBeLongerThanAPiece() {
        let pipe = Pipe(capacity: 100_000)
        let line = String((0..<50_000).map { $0 % 10 == 0 ? "ä" : "b" })
        pipe.queue.add(line)
        #expect(pipe.read(lines: 1).first.map(String.init) == line)
    }

    @Test func whoHasLeftEndsNothing() {
        let pipe = Pipe(capacity: 1_000)
        let before = OutputQueue.droppedLines
        pipe.endReading()
        pipe.queue.add("lost")
        pipe.queue.flush(within: 60)
        // The writer counts them after it has taken them from the queue.
        #expect(eventually { OutputQueue.droppedLines > before })
    }

    @Test func waitingForAReaderHasAnEnd() {
        let pipe = Pipe(capacity: 100_000)
        pipe.queue.add(String(repeating: "x", count: 50_000))
        pipe.queue.flush(within: 0.01)
        #expect(!pipe.queue.ring.isEmpty)
    }

    @Test func severalThreadsDoNotMixTheirLines() {
        let pipe = Pipe(capacity: 1 << 20)
        for name in ["a", "b", "c", "d"] {
            Thread.start { [queue = pipe.queue] in
                for _ in 0..<1_000 { queue.add(String(repeating: name, count: 40)) }
            }
        }
        let lines = pipe.read(lines: 4_000)
        #expect(lines.count == 4_000)
        #expect(lines.allSatisfy { $0.count == 40 && Set($0).count == 1 })
    }
}
