import Synchronization
import Testing

@testable import MartletServer
@testable import MartletUI

/// Updates of shared values by several threads at once: none waits for another's closure.
@Suite struct SharedUpdateTests {
    /// Issue 27: "two nested updates of two values in opposite order are a deadlock that stops all visitors"
    @Test func nestedUpdatesInOppositeOrderEnd() {
        let (first, second) = (Shared(0), Shared(0))
        let inside = Gate()
        let ended = SharedNumber()
        func nest(_ outer: Shared<Int>, _ inner: Shared<Int>) {
            Thread.start {
                outer.update { value in
                    inside.wait()
                    inner.update { $0 += 1 }
                    value += 100
                }
                _ = ended.add(1)
            }
        }
        nest(first, second)
        nest(second, first)
        #expect(eventually { inside.arrivals == 2 })
        inside.open()
        #expect(eventually(seconds: 10) { ended.current == 2 })
    }

    /// Issue 27: "No lock is held while a closure runs …: it runs on a copy, and again if its value was taken
    /// meanwhile (only the last run counts: documented)."
    @Test func aSlowUpdateHoldsUpNobodyAndRunsAgain() {
        let words = Shared<[String]>([])
        let inside = Gate()
        let (runs, ended) = (SharedNumber(), SharedNumber())
        Thread.start {
            words.update { words in
                if runs.add(1) == 1 { inside.wait() }
                words.append("slow")
            }
            _ = ended.add(1)
        }
        #expect(eventually { inside.arrivals == 1 })
        Thread.start {
            words.update { $0.append("quick") }
            _ = ended.add(1)
        }
        #expect(eventually(seconds: 10) { ended.current == 1 }, "the quick one does not wait")
        #expect(words.value == ["quick"])
        inside.open()
        #expect(eventually { ended.current == 2 })
        #expect(words.value == ["quick", "slow"])
        #expect(runs.current == 2)
    }

    @Test func withoutOthersAnUpdateRunsOnce() {
        let number = Shared(0)
        var runs = 0
        for _ in 0..<100 {
            number.update {
                runs += 1
                $0 += 1
            }
        }
        #expect(runs == 100)
        #expect(number.value == 100)
    }

    /// Decision 14: "its own change is made at once, and the end of the outer one undoes it."
    @Test func anUpdateInsideAnUpdateOfTheSameValueIsUndone() {
        let number = Shared(0)
        var runs = 0
        number.update { value in
            runs += 1
            number.update { $0 += 10 }
            #expect(number.value == 10)
            value += 1
        }
        #expect(number.value == 1)
        #expect(runs == 1, "nobody else has changed it")
    }

    /// An update inside another one of the same value, with one of another value between them.
    @Test func anUpdateOfAnotherValueMayStandBetween() {
        let (number, other) = (Shared(0), Shared(0))
        number.update { value in
            other.update { other in
                number.update { $0 += 10 }
                other += 1
            }
            value += 1
        }
        #expect(number.value == 1)
        #expect(other.value == 1)
    }

    @Test func whatFailsInALostRunIsNotWhatCounts() {
        struct Failure: Error {}
        let seats = Shared(1)
        let inside = Gate()
        let failures = SharedNumber()
        Thread.start {
            do {
                try seats.update { seats throws in
                    inside.wait()
                    guard seats > 0 else { throw Failure() }
                    seats -= 1
                }
            } catch {
                _ = failures.add(1)
            }
        }
        #expect(eventually { inside.arrivals == 1 })
        Thread.start { seats.update { $0 -= 1 } }
        #expect(eventually(seconds: 10) { seats.value == 0 })
        inside.open()
        #expect(eventually { failures.current == 1 }, "the run that counts saw no seat left")
        #expect(seats.value == 0)
    }

    private func isFree(_ number: Shared<Int>) -> Bool { number.storage.precedence.isFree }

    /// An update that loses again and again goes first at last: its closure ends only when another update, which never
    /// stops, waits for it.
    @Test func whoLosesAgainAndAgainGoesFirst() {
        let number = Shared(0)
        let precedence: () -> Int = { number.storage.precedence.waitingCount }
        let (runs, ended) = (SharedNumber(), SharedNumber())
        Thread.start { while ended.current == 0 { number.update { $0 += 1 } } }
        #expect(eventually { number.value > 0 })
        number.update { value in
            _ = runs.add(1)
            let seen = value
            while number.value == seen, precedence() == 0 {}
            value = -1_000_000_000
        }
        _ = ended.add(1)
        #expect(number.value < 0)
        #expect(runs.current > SharedPrecedence.patience, "it has lost as often as that before")
        #expect(isFree(number))
    }

    /// The front's thread goes on, and remembers that it would have had to wait.
    @Test func theFrontsThreadWaitsForNoUpdate() {
        let number = Shared(0)
        var claim = SharedPrecedence.Claim()
        for _ in 0..<SharedPrecedence.patience { number.storage.precedence.recordLoss(&claim) }
        #expect(!isFree(number))
        #expect(InlineTurn.run { number.update { $0 += 1 } })
        #expect(number.value == 1)
        #expect(!isFree(number))
        number.storage.precedence.end(claim)
        #expect(!InlineTurn.run { number.update { $0 += 1 } })
    }

    /// Precedence of an update that never ends is revoked by those that have waited for it.
    @Test func precedenceIsNoLock() {
        let (number, other) = (Shared(0), Shared(0))
        var claim = SharedPrecedence.Claim()
        for _ in 0..<SharedPrecedence.patience { number.storage.precedence.recordLoss(&claim) }
        other.update { value in
            number.update { $0 += 1 }
            value += 1
        }
        #expect(!isFree(number), "an update inside another does not wait")
        number.update { $0 += 1 }
        #expect(number.value == 2)
        #expect(isFree(number))
    }

    /// Keeps nothing, and says which post is performed.
    private final class Persistence: SharedPersistence {
        let key: String
        let post = Mutex<SharedPost?>(nil)
        init(key: String) { self.key = key }

        func isGlobal(_ object: AnyObject) -> Bool { false }
        func claim(_ name: SharedName) -> SharedClaim { name.text == "key|\(key)" ? .new : .taken }
        func add(_ shared: any StoredShared, named name: SharedName) {}
        func didChange(_ shared: any StoredShared) {}
        func waitForPosts() {}
        var currentPost: PerformedPost? { post.withLock { $0 }.map { PerformedPost($0) } }
    }

    /// Issue 27: "only the last run counts", for the posts that the store knows as well.
    @Test func aPostIsRecordedForTheRunThatCounts() {
        struct Failure: Error {}
        let persistence = Persistence(key: "SharedUpdateTests")
        let storage = SharedStorage(0, SharedSite(key: persistence.key, file: "", function: "", line: 0, column: 0))
        let object = Shared(0)
        storage.durability.resolve(object, storage, Int.self, in: persistence) { _ in }
        persistence.post.withLock { $0 = SharedPost(page: 1, number: 7) }
        var runs = 0
        _ = try? storage.update { value throws in
            runs += 1
            if runs == 2 { throw Failure() }
            let inside = Gate()
            Thread.start {
                storage.update { $0 += 100 }
                inside.open()
            }
            inside.wait()
            persistence.post.withLock { $0 = SharedPost(page: 2, number: 8) }
            value += 1
        }
        #expect(runs == 2)
        #expect(storage.stored.value == 100)
        #expect(storage.stored.posts.numbers.mapValues(\.number) == [1: 7], "the other's, and none of the lost run")
        storage.update { $0 += 1 }
        #expect(storage.stored.posts.numbers.mapValues(\.number) == [1: 7, 2: 8])
    }
}
