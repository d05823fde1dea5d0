import Glibc
import Testing

@testable import MartletServer

/// “Two servers cannot use one file”, also if the lock's file was deleted, or the database has a second name.
@Suite struct StoreHolderTests {
    private let folder = TestFolder()

    private func open(_ path: String) throws {
        let lock = try StoreLock(path)
        var options = SQLiteStore.Options()
        options.log.hasThread = false
        try withExtendedLifetime(lock) { try SQLiteStore(path, options).close() }
    }

    @Test func anotherServersFileIsRefusedByAnyName() throws {
        let process = try StoreProcess(folder.file(), seed: 1)
        try process.wait(for: 3)
        let other = TestFolder()
        #expect(link(folder.file(), other.file()) == 0)
        let isInUse = { (error: (any Error)?) in
            guard case .inUse(process: .some) = (error as? StoreError)?.reason else { return false }
            return true
        }
        var error: (any Error)? = #expect(throws: StoreError.self) { try open(other.file()) }
        #expect(isInUse(error), "\(String(describing: error))")
        unlink(folder.file() + ".lock")
        error = #expect(throws: StoreError.self) { try open(folder.file()) }
        #expect(isInUse(error), "\(String(describing: error))")
        // A copy is another file, although it has the same attributes.
        let copy = TestFolder()
        system("cp -a \(folder.file()) \(copy.file())")
        try StoreHolder.claim(StoreFiles(copy.file()), for: getpid())
        process.end()
        try open(folder.file())
        // Who has closed the store leaves it to others.
        let next = try StoreProcess(folder.file(), seed: 2)
        try next.wait(for: 1)
    }

    @Test func aHolderIsOneProcessWithOneFile() throws {
        let file = FileIdentity(device: 1, number: 2)
        let own = try #require(StoreHolder(process: getpid(), file: file))
        #expect(StoreHolder(own.text, file: file) == own)
        // A copy is another file.
        #expect(StoreHolder(own.text, file: FileIdentity(device: 1, number: 3)) == nil)
        // Another process has got the number since.
        let parts = own.text.split(separator: " ").enumerated().map { $0.offset == 1 ? "1" : String($0.element) }
        #expect(StoreHolder(parts.joined(separator: " "), file: file) == nil)
        for text in ["", "0", "-1 2 3", "999999999 1 2 3 4", "x"] { #expect(StoreHolder(text, file: file) == nil) }
    }
}
