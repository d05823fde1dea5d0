import MartletTesting
import MartletUI
import Testing

@testable import MartletServer

/// Every patch is applied exactly once, in order, whatever is cut, repeated or delayed.
@Suite struct PageStreamTests {
    private typealias Machine = MartletServer.PageStream

    /// A browser: it applies what follows what it has, and takes a resync whatever its number.
    private struct Browser {
        var applied: UInt64 = 0
        /// The sum of all changes, which is wrong if one is lost or applied twice.
        var value = 0
        var resyncs = 0

        mutating func take(_ frame: String) {
            guard let number = UInt64(frame.dropFirst(4).prefix { $0 != "\n" }),
                let start = frame.firstIndex(of: "["), let end = frame.firstIndex(of: "]")
            else { return }
            let content = frame[frame.index(after: start)..<end]
            if content.hasPrefix("z") {
                value = Int(content.dropFirst()) ?? -1
                resyncs += 1
                applied = number
            } else if number == applied + 1 {
                value += Int(content) ?? 0
                applied = number
            } else {
                #expect(number <= applied, "frame \(number) came after \(applied): a gap")
            }
        }
    }

    /// A way between the two: frames under way, in order, as far as it has room.
    private struct Way {
        let epoch: Machine.Epoch
        let room: Int
        var frames: [String] = []
        var isStalled = false
        var isCut = false
    }

    /// The owner of the machine, as the page is.
    private struct Owner {
        var stream = Machine(limits: PageStreamTests.smallLimits)
        var value = 0
        var ways: [Way] = []

        mutating func change(_ amount: Int) {
            value += amount
            stream.append(Bytes("[\(amount)]".utf8))
            send()
        }

        mutating func send() {
            if stream.needsResync, stream.isReady {
                stream.willResync()
                stream.append(Bytes("[z\(value)]".utf8))
            }
            while let frame = stream.due, let last = ways.indices.last {
                let text = String(decoding: frame.bytes, as: UTF8.self)
                if ways[last].isCut {
                    stream.deliver(frame.number, .closed)
                } else if ways[last].isStalled {
                    stream.deliver(frame.number, .refused)
                } else {
                    ways[last].frames.append(text)
                    ways[last].isStalled = ways[last].frames.count >= ways[last].room
                    stream.deliver(frame.number, ways[last].isStalled ? .stalled : .sent)
                }
            }
        }
    }

    private static var smallLimits: FrameSequence.Limits {
        var limits = FrameSequence.Limits()
        limits.frames = 5
        limits.bytes = 200
        limits.longest = 60
        return limits
    }

    @Test(arguments: UInt64(1)...600)
    func everyPatchIsAppliedOnceInOrderWhateverHappens(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var owner = Owner()
        var browser = Browser()

        func connect() {
            let wantsResync = Int.random(in: 0..<12, using: &random) == 0
            let epoch = owner.stream.connect(after: browser.applied, wantsResync: wantsResync)
            owner.ways.append(Way(epoch: epoch, room: Int.random(in: 1...4, using: &random)))
            owner.send()
        }
        func drain(_ index: Int) {
            owner.ways[index].isStalled = false
            if owner.stream.drained(owner.ways[index].epoch) { owner.send() }
        }

        connect()
        for _ in 0..<300 {
            let index = owner.ways.indices.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<35: owner.change(Int.random(in: 1...9, using: &random))
            // The browser reads from the newest connection only; of older ones nothing arrives any more.
            case 35..<65:
                let last = owner.ways.count - 1
                if !owner.ways[last].isCut, !owner.ways[last].frames.isEmpty {
                    browser.take(owner.ways[last].frames.removeFirst())
                }
            case 65..<75: drain(index)
            case 75..<80: owner.ways[owner.ways.count - 1].isCut = true
            // The end of any connection is noticed at some time, also of one that is over long ago, and more than once.
            case 80..<88: if owner.ways[index].isCut { _ = owner.stream.disconnect(owner.ways[index].epoch) }
            case 88..<93: connect()
            case 93..<97: owner.stream.acknowledge(browser.applied)
            // Nobody could take so much: it is given up.
            default: owner.stream.requireResync()
            }
        }
        connect()
        for _ in 0..<100 {
            let last = owner.ways.count - 1
            while !owner.ways[last].frames.isEmpty { browser.take(owner.ways[last].frames.removeFirst()) }
            drain(last)
        }
        #expect(browser.value == owner.value)
        #expect(browser.applied == owner.stream.last)
    }

    private func ends(_ epoch: Machine.Epoch, _ stream: inout Machine) -> Bool { stream.disconnect(epoch) }

    private func drains(_ epoch: Machine.Epoch, _ stream: inout Machine) -> Bool { stream.drained(epoch) }

    @Test func onlyTheNewestConnectionCounts() {
        var stream = Machine()
        let old = stream.connect(after: 0, wantsResync: false)
        let new = stream.connect(after: 0, wantsResync: false)
        #expect(ends(old, &stream) == false)
        #expect(drains(old, &stream) == false)
        #expect(stream.isConnected)
        #expect(ends(new, &stream))
        #expect(ends(new, &stream) == false)
        #expect(!stream.isConnected)
    }

    @Test func aConnectionIsGivenNothingWhileItIsStalled() {
        var stream = Machine()
        let epoch = stream.connect(after: 0, wantsResync: false)
        for _ in 1...3 { stream.append(Bytes("[]".utf8)) }
        #expect(stream.due?.number == 1)
        stream.deliver(1, .stalled)
        #expect(stream.due == nil)
        #expect(drains(epoch, &stream))
        #expect(stream.due?.number == 2)
        stream.deliver(2, .refused)
        #expect(stream.due == nil)
        #expect(drains(epoch, &stream))
        #expect(stream.due?.number == 2)
    }

    @Test func aNumberThatWasNeverGivenOutIsAResync() {
        var stream = Machine()
        _ = stream.connect(after: 7, wantsResync: false)
        #expect(stream.needsResync)
        stream.willResync()
        stream.append(Bytes("[z0]".utf8))
        #expect(stream.due?.number == 1)
    }
}
