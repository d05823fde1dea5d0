import MartletUI
import MartletValues
import Synchronization
import Testing

@testable import MartletServer
@testable import MartletUI

/// A shared value that other servers change as well.
@Suite struct SharedServersTests {
    /// Gives the right to change values, or not, and keeps what is written.
    private final class Servers: SharedPersistence {
        let post = Mutex<PerformedPost?>(nil)
        let onAcquire = Mutex<(@Sendable (any StoredShared) -> Bool)?>(nil)
        let failures = SharedNumber()
        let isDoneAgain = Mutex(false)
        let acquired = SharedNumber()

        func isGlobal(_ object: AnyObject) -> Bool { false }
        func claim(_ name: SharedName) -> SharedClaim { .new }
        func add(_ shared: any StoredShared, named name: SharedName) { shared.close() }
        func didChange(_ shared: any StoredShared) {}
        func waitForPosts() {}
        var currentPost: PerformedPost? { post.withLock { $0 } }
        func acquire(_ shared: any StoredShared, within milliseconds: UInt64) -> Bool {
            _ = acquired.add(1)
            return onAcquire.withLock(\.self)?(shared) ?? false
        }
        let arrival = Mutex<(@Sendable () -> Void)?>(nil)
        func acquire(_ shared: any StoredShared, within duration: Duration) async -> Bool {
            guard let arrive = arrival.withLock(\.self) else { return false }
            arrive()
            return true
        }
        func couldNotChange(_ shared: any StoredShared) { _ = failures.add(1) }
        var discardsChanges: Bool { isDoneAgain.withLock(\.self) }
    }

    private func make(_ servers: Servers, _ value: [Int] = []) -> SharedStorage<[Int]> {
        let storage = SharedStorage(value, SharedSite(key: "a", file: "", function: "", line: 0, column: 0))
        storage.durability.resolve(Shared(0), storage, [Int].self, in: servers) { _ in }
        return storage
    }

    /// What another server has stored.
    private func record(_ value: [Int], posts: [SharedPost] = []) throws -> StoredSharedRecord {
        let (servers, other) = (
            Servers(), SharedStorage([Int](), SharedSite(key: "a", file: "", function: "", line: 0, column: 0))
        )
        other.durability.resolve(Shared(0), other, [Int].self, in: servers) { _ in }
        other.open()
        for post in posts {
            servers.post.withLock { $0 = PerformedPost(post) }
            other.update { _ in }
        }
        servers.post.withLock { $0 = nil }
        other.update { $0 = value }
        return StoredSharedRecord(try #require(other.makeChange()).record, blobs: [:])
    }

    @Test func anUpdateWaitsForTheRight() {
        let servers = Servers()
        let storage = make(servers)
        servers.onAcquire.withLock {
            $0 = { shared in
                shared.open()
                return true
            }
        }
        #expect(storage.update { $0.append(1) }.error == nil)
        #expect(storage.now.value == [1])
        storage.update { $0.append(2) }
        #expect(servers.acquired.current == 1, "the right is kept")
    }

    @Test func withoutTheRightNothingChanges() throws {
        let servers = Servers()
        let storage = make(servers)
        let (result, refusal) = storage.update { value in
            value.append(1)
            return value.count
        }
        #expect(result == 1)
        #expect(storage.now.value == [])
        #expect((try #require(refusal).error as? SharedUnavailableError)?.value == "Array<Int>")
        storage.report(try #require(refusal))
        #expect(servers.failures.current == 1)
    }

    /// “no lock or lease is held against others while it waits”
    @Test func anUpdateThatHasLostTheRightMeanwhileRunsAgain() throws {
        let servers = Servers()
        let storage = make(servers)
        storage.open()
        let stored = try record([7])
        servers.onAcquire.withLock {
            $0 = { shared in
                _ = shared.adopt(stored, version: 5)
                shared.open()
                return true
            }
        }
        var runs = 0
        storage.update { value in
            runs += 1
            if runs == 1 { storage.close() }
            value.append(1)
        }
        #expect(runs == 2)
        #expect(storage.now.value == [7, 1])
    }

    @Test func whatAnotherServerHasWrittenIsTakenUnlessItIsOlder() throws {
        let storage = make(Servers())
        #expect(storage.adopt(try record([1]), version: 4))
        #expect(storage.now.value == [1])
        #expect(storage.adopt(try record([2]), version: 3))
        #expect(storage.now.value == [1], "reads are monotonic")
        storage.open()
        #expect(storage.adopt(try record([3]), version: 9))
        #expect(storage.now.value == [1], "who has the right knows better")
        storage.close()
        storage.forgetWritten()
        #expect(storage.adopt(try record([4]), version: 2))
        #expect(storage.now.value == [4], "what was not written is lost")
    }

    /// A reading that another one had overtaken could leave the posts of an older value, of which a later press would not be known
    /// to have changed it already.
    @Test func aValueAndItsPostsAreReplacedTogether() async throws {
        let storage = make(Servers())
        let records = try (1...200).map { number in
            try record([number], posts: [SharedPost(page: 1, number: UInt64(number))])
        }
        await withTaskGroup(of: Void.self) { group in
            for start in 0..<4 {
                group.addTask {
                    for index in stride(from: start, to: records.count, by: 4) {
                        _ = storage.adopt(records[index], version: Int64(index + 1))
                        let (value, _, posts) = storage.stored
                        #expect(posts.numbers[1]?.number == value.first.map(UInt64.init))
                    }
                }
            }
        }
        #expect(storage.stored.value == [200])
    }

    /// A press was lost with its session, and the next one came before the session had ended: it stood with the value, and when
    /// both were sent again the first was taken for done.
    @Test func aSessionThatBeginsAgainChangesNothingMore() {
        let servers = Servers()
        let storage = make(servers)
        storage.open()
        servers.post.withLock { $0 = PerformedPost(SharedPost(page: 1, number: 6)) }
        servers.isDoneAgain.withLock { $0 = true }
        let (count, refusal) = storage.update { value in
            value.append(1)
            return value.count
        }
        #expect(count == 1)
        #expect(refusal == nil)
        #expect(storage.stored.value == [])
        #expect(storage.stored.posts.numbers.isEmpty)
    }

    @Test func anotherTypeIsNotTaken() throws {
        let storage = SharedStorage("", SharedSite(key: "a", file: "", function: "", line: 0, column: 0))
        storage.durability.resolve(Shared(0), storage, String.self, in: Servers()) { _ in }
        #expect(!storage.adopt(try record([1]), version: 4))
        #expect(storage.now.value == "")
    }

    /// A press that is done again changes nothing; one in whose middle the value was at another server goes on.
    @Test func aPostThatIsPerformedAgainIsARepetition() throws {
        let servers = Servers()
        let storage = make(servers)
        let post = SharedPost(page: 1, number: 7)
        #expect(storage.adopt(try record([7], posts: [post]), version: 4))
        storage.open()
        servers.post.withLock { $0 = PerformedPost(post) }
        storage.update { $0.append(8) }
        #expect(storage.now.value == [7])

        let next = SharedPost(page: 1, number: 8)
        servers.post.withLock { $0 = PerformedPost(next) }
        storage.update { $0.append(8) }
        storage.close()
        #expect(storage.adopt(try record([7, 8, 100], posts: [next]), version: 6))
        storage.open()
        storage.update { $0.append(9) }
        #expect(storage.now.value == [7, 8, 100, 9])
        servers.post.withLock { $0 = PerformedPost(next) }
        storage.update { $0.append(9) }
        #expect(storage.now.value == [7, 8, 100, 9])
    }

    /// “what does not fit waits”
    @Test func aPostForWhichThereIsNoRoomWaitsUntilPagesAreStored() throws {
        let servers = Servers()
        let storage = make(servers)
        storage.open()
        for page in 0..<UInt64(SharedPosts.limit) {
            servers.post.withLock { $0 = PerformedPost(SharedPost(page: page, number: 1)) }
            storage.update { $0 = [Int(page)] }
        }
        servers.post.withLock { $0 = PerformedPost(SharedPost(page: 1 << 40, number: 1)) }
        let refusal = storage.update { $0 = [-1] }.error
        #expect(refusal?.error is SharedUnavailableError, "nothing is forgotten")
        #expect(storage.stored.value == [SharedPosts.limit - 1])
        servers.post.withLock { $0 = PerformedPost(SharedPost(page: 7, number: 2)) }
        #expect(storage.update { $0 = [7] }.error == nil, "a page that is there already needs no room")
        _ = storage.forgetPosts { $0.page == 3 }
        servers.post.withLock { $0 = PerformedPost(SharedPost(page: 1 << 40, number: 1)) }
        #expect(storage.update { $0 = [8] }.error == nil)
    }

    @Test func theRecordSaysWhoHasThePagesOfPosts() throws {
        let owner = PageOwner(high: 1, low: 2)
        let post = SharedPost(page: 9, number: 4, owner: owner)
        let stored = try record([1], posts: [post])
        let storage = make(Servers())
        #expect(storage.adopt(stored, version: 1))
        #expect(storage.othersPosts == [post])
        _ = storage.forgetPosts { $0 == post }
        #expect(storage.othersPosts.isEmpty)
    }

    /// “News travels as deltas”: of a large value, only the parts are written and read that have changed, also by another server.
    @Test func anotherServerWritesOnlyWhatItHasChanged() throws {
        let first = make(Servers(), Array(0..<200_000))
        first.open()
        var parts: [BlobName: [UInt8]] = [:]
        func write(_ storage: SharedStorage<[Int]>) throws -> (StoredSharedRecord, Int) {
            let change = try #require(storage.makeChange())
            for (name, bytes) in change.newBlobs { parts[name] = bytes }
            for name in change.unusedBlobs { parts[name] = nil }
            return (
                StoredSharedRecord(change.record, blobs: parts), change.newBlobs.reduce(0) { $0 + $1.1.count }
            )
        }
        let (stored, all) = try write(first)
        #expect(all > 200_000)
        let second = make(Servers())
        #expect(second.adopt(stored, version: 1))
        second.open()
        second.update { $0[100_000] = -1 }
        let (again, changed) = try write(second)
        #expect(changed < all / 10, "\(changed) of \(all) bytes")
        #expect(first.adopt(again, version: 2) == true)
    }

    @Test func aTaskWaitsForTheRightWithoutAThread() async throws {
        let servers = Servers()
        let storage = make(servers)
        let shared = Shared(storage)
        servers.arrival.withLock { $0 = { storage.open() } }
        let count = try await shared.update(within: .seconds(1)) { value in
            value.append(5)
            return value.count
        }
        #expect(count == 1)
        storage.close()
        servers.arrival.withLock { $0 = nil }
        await #expect(throws: SharedUnavailableError.self) {
            try await shared.update(within: .milliseconds(20)) { $0.append(6) }
        }
        #expect(storage.now.value == [5])
    }
}
