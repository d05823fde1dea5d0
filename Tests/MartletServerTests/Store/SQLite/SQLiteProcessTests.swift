import FoundationEssentials
import Glibc
import MartletTesting
import Testing

@testable import MartletServer

/// A store whose process ends, or whose files are copied, at any moment.
@Suite struct SQLiteProcessTests {
    /// In `make soak`, STORE_KILLS=200.
    @Test func whatIsDurableSurvivesTheEndOfTheProcess() throws {
        let folder = TestFolder()
        var random = SeededGenerator(seed: 16)
        var durable: Int64 = 0
        for round in 1...Trials.count("STORE_KILLS", 8) {
            let process = try StoreProcess(folder.file(), seed: round)
            try process.wait(for: durable + 1)
            usleep(UInt32(random.below(60_000)))
            process.end()
            process.read()
            durable = process.durable
            #expect(try StoreProcess.problem(folder.file(), durable: durable) == nil, "round \(round)")
        }
    }

    /// In `make soak`, STORE_COPIES=400. The copies are in the order that the documentation names. Who takes the log first
    /// may have one that the store has begun anew in the moment before it was opened.
    @Test func copiesAreConsistent() throws {
        let folder = TestFolder()
        var random = SeededGenerator(seed: 17)
        let process = try StoreProcess(folder.file(), seed: 1)
        try process.wait(for: 50)
        var logs = Set<[UInt8]>()
        let count = Trials.count("STORE_COPIES", 24)
        var (tried, round) = (0, 0)
        while tried < count, round < 20 * count {
            round += 1
            let copies = TestFolder()
            // Often enough, the log begins anew between two copies.
            usleep(UInt32(random.below(200_000)))
            try process.wait(for: process.durable + 1)
            let closed = try Self.copy(folder.file(), to: copies.file(), &random).closed
            usleep(UInt32(random.below(30_000)))
            let opened = try Self.copy(folder.file() + "-wal", to: copies.file() + "-wal", &random).opened
            // A busy machine has taken longer than the program allows between two files.
            guard opened - closed < .milliseconds(50) else { continue }
            tried += 1
            if let log = TestFile.bytes(copies.file() + "-wal"), log.count > 32 { logs.insert(Array(log[16..<24])) }
            #expect(
                try StoreProcess.problem(copies.file(), durable: process.durable) == nil, "copy \(round)")
        }
        #expect(tried == count)
        #expect(logs.count > 1, "the log has never begun anew, so nothing was tried")
    }

    /// Copies as `cp` does, in pieces, with pauses. Returns when it had opened the file, and when it was about to close it.
    private static func copy(
        _ path: String, to copy: String, _ random: inout SeededGenerator
    ) throws -> (opened: ContinuousClock.Instant, closed: ContinuousClock.Instant) {
        let (from, to) = (open(path, O_RDONLY | O_CLOEXEC), open(copy, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600))
        defer {
            close(from)
            close(to)
        }
        guard from >= 0, to >= 0 else { throw StoreProcess.Failure("\(path) cannot be copied") }
        let opened = ContinuousClock.now
        var piece = [UInt8](repeating: 0, count: 16_384 << random.below(4))
        while true {
            let count = read(from, &piece, piece.count)
            guard count > 0 else { return (opened, .now) }
            _ = write(to, piece, count)
            if random.once(in: 16) { usleep(UInt32(random.below(3_000))) }
        }
    }
}
