import Testing

@testable import MartletServer

/// Issue 27: "Quadratic in a visitor's data: … sleeping sessions of one user".
@Suite struct SleepingSessionsTests {
    private func key(_ number: UInt64) -> StoreKey { StoreKey(high: number, low: 0) }

    /// A search among the user's others for each that goes would take billions of steps.
    @Test func oneUserMayHaveAnyNumber() {
        let count: UInt64 = 100_000
        let sleeping = SleepingSessions([])
        let (ada, bob) = (UserTag(ofUser: "ada"), UserTag(ofUser: "bob"))
        for number in 1...count { sleeping.add(key(number), of: ada) }
        sleeping.add(key(0), of: bob)
        for number in 1...count - 2 { sleeping.remove(key(number)) }
        #expect(sleeping.count == 3)
        #expect(Set(sleeping.take(of: ada)) == [key(count - 1), key(count)])
        #expect(sleeping.take(of: nil) == [key(0)])
        #expect(sleeping.isEmpty)
    }
}
