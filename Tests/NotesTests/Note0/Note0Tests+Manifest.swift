import Testing

extension Note0Tests {
    /// The manifest has every listing of the note and of its shorter copy, in order, each with a test.
    @Test(arguments: [(0, 26), (1, 14)]) func allListingsAreThere(note: Int, count: Int) {
        let listings = note == 0 ? note0Listings : note1Listings
        #expect(listings.map(\.number) == Array(1...count))
        #expect(listings.allSatisfy { $0.note == note && $0.test.hasPrefix("Note\(note)Tests/") })
    }
}
