import Testing

extension Note0Tests {
    /// Every listing of notes 0 and 1 is there, in their order, with a test.
    @Test(arguments: [(0, 26), (1, 14)]) func allListingsAreThere(note: Int, count: Int) {
        let listings = note == 0 ? note0Listings : note1Listings
        #expect(listings.map(\.number) == Array(1...count))
        #expect(listings.allSatisfy { $0.note == note && $0.test.hasPrefix("Note\(note)Tests/") })
    }
}
