import FoundationEssentials
import Glibc
import MartletTesting
import Testing

/// `SIGHUP`: the program as it is on disk takes over.
@Suite(.serialized) struct HandOverTests {
    /// A folder with a copy of the program, which a test replaces.
    private final class Release {
        let folder: String
        var path: String { folder + "/program" }

        init() throws {
            let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
            var template = Array("\(temporary)/martlet-XXXXXX".utf8CString)
            guard let made = mkdtemp(&template) else { throw TrialProcess.Failure("no folder") }
            folder = String(cString: made)
            try put(TrialProcess.path(of: "TrialProgram"))
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        /// Replaces the program, as a deployment does: under another name first. It gets a new file.
        func put(_ source: String) throws {
            // Another program writes it: a file that this one had open for writing could not be run as long as a process that
            // another test has begun meanwhile has it, too.
            guard system("cp '\(source)' '\(path).new'") == 0, rename(path + ".new", path) == 0 else {
                throw TrialProcess.Failure("no \(path)")
            }
        }

        func put(text: String) throws {
            try Data(text.utf8).write(to: URL(filePath: path + ".new"))
            chmod(path + ".new", 0o755)
            guard rename(path + ".new", path) == 0 else { throw TrialProcess.Failure("no \(path)") }
        }

        var file: ino_t { Self.file(path) }

        static func file(_ path: String) -> ino_t {
            var status = stat()
            return stat(path, &status) == 0 ? status.st_ino : 0
        }
    }

    @Test func theNewProgramTakesOverAndNoConnectionIsLost() throws {
        let release = try Release()
        let process = try TrialProcess(path: release.path)
        let first = try process.worker()
        let visitor = try TrialProcess.Visitor(process)
        let knockings = (0..<3).map { _ in Knocking(process.port) }
        knockings[0].wait(answers: 5)
        // A request that is under way is answered.
        try visitor.press("wait")
        try release.put(TrialProcess.path(of: "TrialProgram"))
        process.send(SIGHUP)
        let second = try process.worker(besides: [first])
        #expect(try visitor.socket.response().status == 204)
        #expect(Release.file("/proc/\(second)/exe") == release.file)
        #expect(Release.file("/proc/\(process.process)/exe") != release.file)
        knockings[0].wait(answers: 5)
        let counts = knockings.map { $0.end() }
        #expect(counts.allSatisfy { $0.refusals == 0 && $0.ends == 0 }, "\(counts)")
        // From here on, a crash starts the new program.
        _ = try process.readErrors { $0.contains("The program on disk has taken over") && $0.hasSuffix("\n") }
        kill(second, SIGKILL)
        let third = try process.worker(besides: [first, second])
        #expect(Release.file("/proc/\(third)/exe") == release.file)
        process.send(SIGTERM)
        #expect(try process.statusOfEnd() == 0)
    }

    @Test(arguments: ["/bin/false", nil]) func aProgramThatDoesNotComeUpLeavesTheOldOneServing(source: String?) throws {
        let release = try Release()
        let process = try TrialProcess(path: release.path)
        let worker = try process.worker()
        let visitor = try TrialProcess.Visitor(process)
        if let source { try release.put(source) } else { try release.put(text: "no program") }
        process.send(SIGHUP)
        let text = try process.readErrors { $0.contains("did not come up") && $0.hasSuffix("\n") }
        #expect(text.contains("the running one goes on"))
        #expect(try process.worker() == worker)
        try visitor.press("press")
        #expect(try visitor.socket.response().status == 204)
        // The old program still runs after a crash.
        kill(worker, SIGKILL)
        _ = try process.worker(besides: [worker])
        try process.visitor().press("press")
        process.send(SIGTERM)
        #expect(try process.statusOfEnd() == 0)
    }

    @Test func aRemovedProgramLeavesTheOldOneServing() throws {
        let release = try Release()
        let process = try TrialProcess(path: release.path)
        let worker = try process.worker()
        unlink(release.path)
        process.send(SIGHUP)
        _ = try process.readErrors { $0.contains("did not come up") && $0.hasSuffix("\n") }
        kill(worker, SIGKILL)
        _ = try process.worker(besides: [worker])
        try process.visitor().press("press")
    }
}
