import Testing

@testable import MartletServer

@Suite struct AddressLedgerTests {
    private func address(_ number: Int) -> AddressBlock? { AddressBlock("10.0.\(number / 256).\(number % 256)") }

    private var limits: ServerConfiguration.Limits {
        var limits = ServerConfiguration.Limits()
        limits.requestBurstPerAddress = 2
        limits.requestsPerSecondPerAddress = 1
        return limits
    }

    @Test func addressesAreCountedApart() {
        let ledger = AddressLedger(limits, ServerClock(ManualTime()))
        for number in 0..<10 {
            #expect(ledger.takeRequest(address(number)) == nil)
            #expect(ledger.takeRequest(address(number)) == nil)
            #expect(ledger.takeRequest(address(number)) == 1)
        }
        for _ in 0..<10 { #expect(ledger.takeRequest(nil) == nil) }
    }

    @Test func thereAreOnlySoManyEntries() {
        let time = ManualTime()
        let ledger = AddressLedger(limits, ServerClock(time), capacity: 100)
        for number in 0..<5_000 { #expect(ledger.takeRequest(address(number)) == nil) }
        #expect(ledger.count == 100)
        // Those that are there stay counted; others are not.
        #expect(ledger.takeRequest(address(0)) == nil)
        #expect(ledger.takeRequest(address(0)) == 1)
        for _ in 0..<5 { #expect(ledger.takeRequest(address(4_000)) == nil) }
        // Entries that say nothing any more make place.
        time.advance(seconds: 10)
        #expect(ledger.takeRequest(address(4_000)) == nil)
        #expect(ledger.count == 1)
    }

    @Test func anEntryWithStreamsStays() {
        let time = ManualTime()
        let ledger = AddressLedger(limits, ServerClock(time), capacity: 2)
        #expect(ledger.openStream(of: address(1)))
        #expect(ledger.openStream(of: address(2)))
        time.advance(seconds: 100)
        #expect(ledger.takeRequest(address(3)) == nil)
        #expect(ledger.count == 2)
        ledger.closeStream(of: address(1))
        ledger.closeStream(of: address(1))
        time.advance(seconds: 100)
        #expect(ledger.takeRequest(address(3)) == nil)
        #expect(ledger.count == 2)
    }
}
