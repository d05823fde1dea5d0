import Testing

@testable import MartletServer

@Suite struct TokenBucketTests {
    @Test func itGivesWhatItHolds() {
        var bucket = TokenBucket(capacity: 3, rate: 2, now: 1_000)
        #expect(bucket.take(2, now: 1_000) == nil)
        #expect(bucket.take(1, now: 1_000) == nil)
        #expect(bucket.take(1, now: 1_000) == 0.5)
        // What is refused costs nothing.
        #expect(bucket.take(1, now: 1_499).map { $0 < 0.01 } == true)
        #expect(bucket.take(1, now: 1_500) == nil)
    }

    @Test func itHoldsNoMoreThanItsCapacity() {
        var bucket = TokenBucket(capacity: 3, rate: 2, now: 0)
        #expect(bucket.take(3, now: 1_000_000) == nil)
        #expect(bucket.take(1, now: 1_000_000) == 0.5)
    }

    @Test func moreThanItHoldsIsTakenWhenItIsFull() {
        var bucket = TokenBucket(capacity: 3, rate: 1, now: 0)
        #expect(bucket.take(64, now: 0) == nil)
        #expect(bucket.take(64, now: 0) == 3)
        #expect(bucket.take(64, now: 3_000) == nil)
    }

    @Test func aClockThatGoesBackGivesNothing() {
        var bucket = TokenBucket(capacity: 1, rate: 1, now: 5_000)
        #expect(bucket.take(1, now: 5_000) == nil)
        #expect(bucket.take(1, now: 1_000) == 1)
        #expect(bucket.take(1, now: 5_500) == 0.5)
    }

    @Test(arguments: [0, -1, .infinity, .nan]) func withoutARateThereIsNoLimit(rate: Double) {
        var bucket = TokenBucket(capacity: 1, rate: rate, now: 0)
        for _ in 0..<100 { #expect(bucket.take(64, now: 0) == nil) }
    }

    /// Over any time, no more is given than the capacity and what has come back.
    @Test(arguments: 0..<20) func neverMoreThanItMay(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bucket = TokenBucket(capacity: 50, rate: 20, now: 0)
        var (now, given): (UInt64, Double) = (0, 0)
        for _ in 0..<2_000 {
            now += .random(in: 0...100, using: &random)
            let count = Int.random(in: 1...10, using: &random)
            if let seconds = bucket.take(count, now: now) {
                #expect(seconds > 0)
                var later = bucket
                #expect(later.take(count, now: now + UInt64((seconds * 1_000).rounded(.up)) + 1) == nil)
            } else {
                given += Double(count)
            }
            #expect(given <= 50 + Double(now) / 1_000 * 20 + 1e-6)
        }
        #expect(given > 50)
    }

    @Test func whatWasDoneIsOwed() {
        var bucket = TokenBucket(capacity: 10, rate: 2, now: 0)
        bucket.settle(14, now: 0)
        #expect(bucket.take(1, now: 0) == 2.5)
        let isFull = (bucket.isFull(now: 0), bucket.isFull(now: 7_000))
        #expect(isFull == (false, true))
        // Never more than the bucket holds.
        bucket.settle(1_000_000, now: 7_000)
        #expect(bucket.take(0, now: 7_000) == 5)
        bucket.settle(-1_000_000, now: 7_000)
        let isFullAgain = bucket.isFull(now: 7_000)
        #expect(isFullAgain)
    }
}
