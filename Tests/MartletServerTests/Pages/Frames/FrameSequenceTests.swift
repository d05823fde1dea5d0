import MartletUI
import Testing

@testable import MartletServer

@Suite struct FrameSequenceTests {
    private func text(_ frames: ArraySlice<(number: UInt64, bytes: [UInt8])>) -> String {
        frames.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }

    private func sequence(of count: Int, _ limits: FrameSequence.Limits = FrameSequence.Limits()) -> FrameSequence {
        var frames = FrameSequence()
        for number in 0..<count { frames.append(Bytes("[\(number)]".utf8), limits: limits) }
        return frames
    }

    @Test func framesAreNumberedFromOne() {
        let frames = sequence(of: 2)
        #expect(frames.last == 2)
        #expect(text(frames.frames(after: 0)) == "id: 1\ndata: [0]\n\nid: 2\ndata: [1]\n\n")
        #expect(text(frames.frames(after: 1)) == "id: 2\ndata: [1]\n\n")
        #expect(frames.frames(after: 2).isEmpty)
    }

    @Test func aFreshPageIsReplayedFromZero() {
        var frames = FrameSequence()
        #expect(frames.connect(after: 0, wantsResync: false) == .replay)
        #expect(frames.connect(after: 1, wantsResync: false) == .resync)
        #expect(frames.connect(after: .max, wantsResync: false) == .resync)
        #expect(frames.connect(after: 0, wantsResync: true) == .resync)
    }

    @Test func beyondTheRingIsAResync() {
        var limits = FrameSequence.Limits()
        limits.frames = 4
        for after in UInt64(0)...10 {
            var frames = sequence(of: 10, limits)
            let expected: FrameSequence.Catchup = after >= 6 ? .replay : .resync
            #expect(frames.keepsAll(after: after) == (expected == .replay))
            #expect(frames.connect(after: after, wantsResync: false) == expected, "after \(after)")
        }
    }

    @Test func bytesAreLimitedAndTheNewestFrameIsKept() {
        var limits = FrameSequence.Limits()
        limits.bytes = 50
        var frames = sequence(of: 10, limits)
        #expect(frames.frames(after: 0).reduce(0) { $0 + $1.bytes.count } <= 50)
        frames.append(Bytes(repeating: UInt8(ascii: "x"), count: 1_000), limits: limits)
        #expect(frames.frames(after: 0).map(\.number) == [11])
        #expect(frames.connect(after: 10, wantsResync: false) == .replay)
    }

    @Test func acknowledgedFramesAreForgotten() {
        var frames = sequence(of: 5)
        frames.acknowledge(3)
        #expect(frames.frames(after: 0).map(\.number) == [4, 5])
        frames.acknowledge(1)
        #expect(frames.frames(after: 0).map(\.number) == [4, 5])
        frames.acknowledge(1_000)
        #expect(frames.frames(after: 0).isEmpty)
        #expect(frames.last == 5)
        #expect(frames.connect(after: 5, wantsResync: false) == .replay)
    }

    @Test func aLongFrameIsKeptUntilAStreamHasTakenIt() {
        var limits = FrameSequence.Limits()
        limits.longest = 100
        var frames = FrameSequence()
        for bytes in [10, 200, 10] { frames.append(Bytes(repeating: 0x20, count: bytes), limits: limits) }
        frames.handOver(through: 1, limits: limits)
        #expect(frames.frames(after: 0).map(\.number) == [1, 2, 3])
        frames.handOver(through: 3, limits: limits)
        #expect(frames.frames(after: 0).map(\.number) == [3])
        #expect(frames.keepsAll(after: 2))
        #expect(!frames.keepsAll(after: 1))
        #expect(frames.connect(after: 1, wantsResync: false) == .resync)
    }

    /// A client behind a stream that is cut anywhere: a frame raises its value by one, a resync carries the value.
    private struct Client {
        var applied: UInt64 = 0
        var value = 0

        mutating func apply(_ number: UInt64, _ text: String) {
            let digits = text.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
            let isResync = digits.hasPrefix("z")
            let received = Int(isResync ? digits.dropFirst() : digits) ?? -1
            #expect(isResync ? number > applied : number == applied + 1, "frame \(number) came after \(applied)")
            #expect(isResync || received == value + 1, "\(received) was applied to \(value)")
            applied = number
            value = received
        }
    }

    @Test(arguments: UInt64(1)...200)
    func everyFrameIsAppliedOnceAndInOrder(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var limits = FrameSequence.Limits()
        limits.frames = UInt32.random(in: 1...8, using: &random)
        var frames = FrameSequence()
        var client = Client()
        var value = 0
        var sent: UInt64 = 0
        var wire: [(UInt64, String)]?
        var (replays, resyncs) = (0, 0)

        func transmit() {
            guard wire != nil else { return }
            for frame in frames.frames(after: sent) {
                wire?.append((frame.number, String(decoding: frame.bytes, as: UTF8.self)))
                sent = frame.number
            }
        }
        func change() {
            value += 1
            frames.append(Bytes("[\(value)]".utf8), limits: limits)
            transmit()
        }
        func connect() {
            wire = []
            sent = client.applied
            switch frames.connect(after: client.applied, wantsResync: Int.random(in: 0..<10, using: &random) == 0) {
            case .replay: replays += 1
            case .resync:
                resyncs += 1
                sent = frames.last
                frames.append(Bytes("[z\(value)]".utf8), limits: limits)
            }
            transmit()
        }
        func deliver() {
            guard let next = wire?.first else { return }
            wire?.removeFirst()
            client.apply(next.0, next.1)
        }

        for _ in 0..<400 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0...3: change()
            case 4...7: deliver()
            case 8: frames.acknowledge(client.applied)
            default: if wire == nil { connect() } else { wire = nil }
            }
        }
        connect()
        while wire?.isEmpty == false { deliver() }
        #expect(client.value == value)
        #expect(replays + resyncs > 0)
    }
}
