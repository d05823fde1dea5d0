import Testing

@testable import MartletServer

/// “The cost is known by the parameter's size too: `/x/{n}` cheap thirty times is not cheap for ever.”
@Suite struct RequestSizeTests {
    private func size(_ parameters: [String: String] = [:], query: String? = nil) -> Int {
        RequestSize(parameters, query: query).value
    }

    @Test func aNumberCountsByItsSizeAndATextByItsLength() {
        #expect(size() == 0)
        #expect(size(["n": "1"]) == 1)
        #expect(size(["n": "100"]) == 7)
        #expect(size(["n": "100000"]) == 17)
        #expect(size(["name": "abcd"]) == 3)
        #expect(size(["a": "100", "b": "100"]) == 14)
        #expect(size(query: "n=100&x&y=") == 7)
    }

    @Test(arguments: [
        "99999999999999999999", "999999999999999999999999", "-1", "00000000000000000000", "", "&&&=&=&", "=1=2",
    ])
    func anyTextHasASize(_ text: String) {
        #expect((0...RequestSize.most).contains(size(["n": text])))
        #expect((0...RequestSize.most).contains(size(query: text)))
    }

    @Test func aSizeThatWasNotSeenIsNotKnown() {
        let costs = RenderCosts()
        let (small, large) = (RequestSize(["n": "10"], query: nil), RequestSize(["n": "100000"], query: nil))
        for _ in 0..<30 { _ = costs[small].record(.milliseconds(1), bytes: 1_000) }
        #expect(costs[small].isKnownToBeLight)
        #expect(!costs[large].isKnownToBeLight)
        _ = costs[large].record(.milliseconds(40), bytes: 3_000_000)
        #expect(!costs[large].isKnownToBeLight)
        #expect(costs[small].isKnownToBeLight)
    }
}
