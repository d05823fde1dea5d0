import Testing

@testable import MartletServer

@Suite struct EventSequenceTests {
    @Test func numbersCountFromOneAndTakeEffectOnce() {
        var sequence = EventSequence()
        #expect(sequence.verdict(for: 2) == .gap(expected: 1))
        #expect(sequence.verdict(for: 1) == .fresh)
        sequence.record(1, status: 204)
        #expect(sequence.verdict(for: 1) == .repeated(status: 204))
        #expect(sequence.verdict(for: 3) == .gap(expected: 2))
        #expect(sequence.verdict(for: UInt64.max) == .gap(expected: 2))
        #expect(sequence.verdict(for: 2) == .fresh)
    }

    @Test func aRepeatedPostGetsTheAnswerOfTheFirst() {
        var sequence = EventSequence()
        sequence.record(1, status: 404)
        #expect(sequence.verdict(for: 1) == .repeated(status: 404))
        sequence.record(2, status: 204)
        #expect(sequence.verdict(for: 2) == .repeated(status: 204))
    }

    @Test func withoutANumberThereIsNoOrder() {
        var sequence = EventSequence()
        sequence.record(nil, status: 204)
        #expect(sequence.verdict(for: nil) == .fresh)
        #expect(sequence.verdict(for: 1) == .fresh)
    }

    /// A client that sends each post until it has an answer, over a network that loses requests and answers.
    @Test(arguments: UInt64(1)...20)
    func everyPostTakesEffectExactlyOnce(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var sequence = EventSequence()
        var effects: [UInt64] = []
        for number in UInt64(1)...50 {
            var isAnswered = false
            while !isAnswered {
                if Bool.random(using: &random) { continue }
                switch sequence.verdict(for: number) {
                case .fresh:
                    effects.append(number)
                    sequence.record(number, status: 204)
                case .repeated(let status): #expect(status == 204)
                case .gap(let expected): Issue.record("\(number) came when \(expected) was expected")
                }
                isAnswered = Bool.random(using: &random)
                // A straggler of long ago.
                if let old = (1..<number + 1).randomElement(using: &random) {
                    #expect(sequence.verdict(for: old) == .repeated(status: 204))
                }
            }
        }
        #expect(effects == Array(1...50))
    }
}
