import Glibc
import Testing

@testable import MartletServer

@Suite struct StoreLockTests {
    @Test func aSecondServerIsToldWhoHasTheStore() throws {
        let folder = TestFolder()
        let lock = try StoreLock(folder.file())
        let error = #expect(throws: StoreError.self) { try StoreLock(folder.file()) }
        #expect(error?.reason == .inUse(process: getpid()))
        #expect(error?.description.contains(folder.file()) == true)
        #expect(error?.description.contains("process \(getpid())") == true)
        #expect(TestFile.mode(folder.file() + ".lock") == 0o600)
        withExtendedLifetime(lock) {}
    }

    @Test("A process that has ended may keep its lock for a moment, until its last thread has")
    func theLockOfAnEndedProcessIsWaitedFor() throws {
        let folder = TestFolder()
        // The shell ends at once, and what it has started keeps the lock a little longer.
        system("flock --nonblock --exclusive \(folder.file()).lock sleep 0.3 & echo 4194304 > \(folder.file()).lock")
        while try FileIdentity(folder.file() + ".lock") == nil || isFree(folder.file() + ".lock") { usleep(1_000) }
        let lock = try StoreLock(folder.file())
        withExtendedLifetime(lock) {}
    }

    private func isFree(_ path: String) throws -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        return flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }

    @Test func aLockEndsWithItsObject() throws {
        let folder = TestFolder()
        for _ in 1...2 { _ = try StoreLock(folder.file()) }
    }

    @Test func aLockCanBeInherited() throws {
        let folder = TestFolder()
        var lock: StoreLock? = try StoreLock(folder.file())
        let copy = dup(lock?.descriptor ?? -1)
        defer { close(copy) }
        // The first owner ends, and the lock goes on with the descriptor.
        lock = nil
        _ = try StoreLock(inherited: copy, path: folder.file())
        #expect(throws: StoreError.self) { try StoreLock(folder.file()) }
        // Another store's lock is not this one's, and neither is what is no descriptor.
        #expect(throws: StoreError.self) { try StoreLock(inherited: copy, path: folder.file("other")) }
        #expect(throws: StoreError.self) { try StoreLock(inherited: 9_999, path: folder.file()) }
    }

    @Test func aLinkIsTheSameStore() throws {
        let folder = TestFolder()
        TestFile.write([], to: folder.file())
        symlink(folder.file(), folder.file("link"))
        let lock = try StoreLock(folder.file())
        #expect(throws: StoreError.self) { try StoreLock(folder.file("link")) }
        withExtendedLifetime(lock) {}
    }

    @Test func aMissingFolderIsMadeForItsOwnerOnly() throws {
        let folder = TestFolder()
        let path = folder.file("a")
        _ = try StoreLock(path + "/b/state.sqlite")
        defer {
            unlink(path + "/b/state.sqlite.lock")
            rmdir(path + "/b")
            rmdir(path)
        }
        #expect(TestFile.mode(path) == 0o700)
        #expect(TestFile.mode(path + "/b") == 0o700)
    }

    @Test(arguments: ["", "/", "/proc/none/state.sqlite", "/dev/null/state.sqlite", "a\u{0}b"])
    func whatIsNoPathIsAnError(_ path: String) {
        #expect(throws: StoreError.self) { try StoreLock(path) }
    }
}
