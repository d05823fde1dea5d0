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
            #expect(ledger.chargeRequest(address(number)) == nil)
            #expect(ledger.chargeRequest(address(number)) == nil)
            #expect(ledger.chargeRequest(address(number)) == 1)
        }
        for _ in 0..<10 { #expect(ledger.chargeRequest(nil) == nil) }
    }

    @Test("“The ledger of addresses falls back to wider networks when it is full, and never to none”")
    func whenItIsFullAddressesShareAWiderNetwork() {
        let time = ManualTime()
        let ledger = AddressLedger(limits, ServerClock(time), capacity: 100)
        for number in 0..<5_000 { _ = ledger.chargeRequest(address(number)) }
        // A hundred addresses, and the networks of 24 bits around the others.
        #expect(ledger.count == 120)
        // Who is there stays counted alone; others are counted together with their neighbors.
        #expect(ledger.chargeRequest(address(0)) == nil)
        #expect(ledger.chargeRequest(address(0)) == 1)
        #expect(ledger.chargeRequest(address(4_000)) == 1)
        #expect(ledger.chargeRequest(AddressBlock("10.1.0.1")) == nil)
        #expect(ledger.chargeRequest(AddressBlock("10.1.0.2")) == nil)
        #expect(ledger.chargeRequest(AddressBlock("10.1.0.3")) == 1)
        // Entries that say nothing any more make place.
        time.advance(seconds: 10)
        #expect(ledger.chargeRequest(address(4_000)) == nil)
        #expect(ledger.count == 1)
    }

    @Test func whenAllIsFullAllAreCountedTogether() {
        let ledger = AddressLedger(limits, ServerClock(ManualTime()), capacity: 8)
        let networks = (0..<2_000).map { AddressBlock("20\(String($0 % 64, radix: 16)):\(String($0, radix: 16))::1") }
        let answers = networks.map { ledger.chargeRequest($0) }
        #expect(ledger.count <= 8 + 4 * 2 + 1)
        #expect(answers.suffix(1_000).allSatisfy { $0 != nil })
    }

    @Test(arguments: [
        ("2001:db8:1:203::1", "2001:db8:1:2ff::1", "2001:db8:1:300::1"),
        ("10.1.2.3", "10.1.2.200", "10.1.3.3"),
    ])
    func aNetworkIsWhatAddressesHaveInCommon(_ one: String, _ neighbor: String, _ stranger: String) {
        #expect(AddressBlock(one)?.wider == AddressBlock(neighbor)?.wider)
        #expect(AddressBlock(one)?.wider != AddressBlock(stranger)?.wider)
        var block = AddressBlock(one)
        while let wider = block?.wider { block = wider }
        var other = AddressBlock(stranger)
        while let wider = other?.wider { other = wider }
        #expect(block == other)
    }

    @Test func anEntryWithStreamsStays() throws {
        let time = ManualTime()
        let ledger = AddressLedger(limits, ServerClock(time), capacity: 2)
        let stream = try #require(ledger.openStream(of: address(1)))
        #expect(ledger.openStream(of: address(2)) != nil)
        time.advance(seconds: 100)
        #expect(ledger.chargeRequest(address(3)) == nil)
        #expect(ledger.count == 3)
        ledger.close(stream)
        ledger.close(stream)
        time.advance(seconds: 100)
        #expect(ledger.chargeRequest(address(4)) == nil)
        #expect(ledger.chargeRequest(address(5)) == nil)
        #expect(ledger.count == 3)
    }
}
