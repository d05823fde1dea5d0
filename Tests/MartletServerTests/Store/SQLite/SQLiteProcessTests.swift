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
        for round in 1...Trials.count("STORE_COPIES", 24) {
            let copies = TestFolder()
            // Often enough, the log begins anew between two copies.
            usleep(UInt32(random.below(200_000)))
            try process.wait(for: process.durable + 1)
            for ending in ["", "-wal"] {
                try Self.copy(folder.file() + ending, to: copies.file() + ending, &random)
                usleep(UInt32(random.below(30_000)))
            }
            if let log = TestFile.bytes(copies.file() + "-wal"), log.count > 32 { logs.insert(Array(log[16..<24])) }
            #expect(
                try StoreProcess.problem(copies.file(), durable: process.durable) == nil, "copy \(round)")
        }
        #expect(logs.count > 1, "the log has never begun anew, so nothing was tried")
    }

    /// Copies as `cp` does, in pieces, with pauses.
    private static func copy(_ path: String, to copy: String, _ random: inout SeededGenerator) throws {
        let (from, to) = (open(path, O_RDONLY | O_CLOEXEC), open(copy, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600))
        defer {
            close(from)
            close(to)
        }
        guard from >= 0, to >= 0 else { throw StoreProcess.Failure("\(path) cannot be copied") }
        var piece = [UInt8](repeating: 0, count: 16_384 << random.below(4))
        while true {
            let count = read(from, &piece, piece.count)
            guard count > 0 else { return }
            _ = write(to, piece, count)
            if random.once(in: 16) { usleep(UInt32(random.below(3_000))) }
        }
    }
}
