import MartletServer
import Testing

@testable import Martlet

@Suite struct WorkerMessageTests {
    private static let keys = (0..<5).map { SessionKey(high: UInt64($0) << 60 | 7, low: .max - UInt64($0)) }

    @Test(arguments: [
        WorkerMessage.ready, .serve, .handOver, .busy(keys), .busy([]), .released, .freed(keys), .ended, .crashed,
    ])
    func whatIsSentIsReceived(message: WorkerMessage) { #expect(WorkerMessage(message.bytes) == message) }

    @Test func theSignalHandlersByteIsACrash() { #expect(WorkerMessage([WorkerMessage.crashByte]) == .crashed) }

    @Test func whatIsNotKnownIsNothing() {
        #expect(WorkerMessage([]) == nil)
        #expect(WorkerMessage([UInt8(ascii: "?"), 1]) == nil)
        // A part of a key is not one.
        #expect(WorkerMessage([UInt8(ascii: "B")] + Array(repeating: 1, count: 17)) == .busy([Self.one]))
    }

    private static let one = SessionKey(high: 0x0101_0101_0101_0101, low: 0x0101_0101_0101_0101)

    @Test func manyKeysAreSeveralMessages() {
        let keys = (0..<2_500).map { SessionKey(high: 0, low: UInt64($0)) }
        let messages = WorkerMessage.messages(for: keys, WorkerMessage.busy)
        let busy = messages.flatMap { message -> [SessionKey] in
            if case .busy(let keys) = message { keys } else { [] }
        }
        #expect(messages.count == 3)
        #expect(messages.allSatisfy { $0.bytes.count <= WorkerMessage.sizeLimit })
        #expect(busy == keys)
    }
}

@Suite struct WorkerEnvironmentTests {
    @Test func whatIsWrittenIsRead() {
        for area in [nil, 0, 3] {
            let environment = WorkerEnvironment(supervisor: 41, area: area, isFirst: true, hasMetrics: false)
            #expect(WorkerEnvironment(environment.text) == environment)
        }
    }

    @Test(arguments: ["", "2 1 1 1 1", "1 1 1 1", "1 a 1 1 1"])
    func anotherVersionIsNot(text: String) { #expect(WorkerEnvironment(text) == nil) }
}
