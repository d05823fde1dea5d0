import Foundation
import Observation
import Synchronization
import Testing

@testable import MartletUI
@testable import MartletValues

/// “a struct, tuple, optional, collection or `@Observable`/`ObservableObject` class whose stored properties can all be
/// kept (walked by the same reflection plans as view inputs, written back into the object that the initial value
/// makes). The same object held in two places is one object again.”
struct ObjectTests {
    @Observable final class Model {
        var name = "initial"
        var items = ["a"]
        @ObservationIgnored var ignored = 1
        let constant = 3
        @ObservationIgnored lazy var made = 5
        var onSave: (() -> Void)?
        @ObservationIgnored var changes = 0
        var observed = 0 { didSet { changes += 1 } }
    }

    @Test func propertiesAreWrittenIntoTheInitialObject() throws {
        let model = Model()
        model.name = "stored"
        model.items = ["b", "c"]
        model.ignored = 7
        model.observed = 4
        _ = model.made
        let initial = Model()
        let isNotified = Atomic(false)
        withObservationTracking {
            _ = initial.name
        } onChange: {
            isNotified.store(true, ordering: .relaxed)
        }
        let result = try restored(model, over: initial)
        #expect(result === initial)
        #expect(initial.name == "stored")
        #expect(initial.items == ["b", "c"])
        #expect(initial.ignored == 7)
        #expect(initial.constant == 3)
        #expect(initial.made == 5)
        #expect(initial.observed == 4)
        #expect(initial.changes == 1, "didSet ran once in the stored object, and not again on restoring")
        let wasNotified = isNotified.load(ordering: .relaxed)
        #expect(!wasNotified)
        initial.name = "next"
        let isNotifiedNow = isNotified.load(ordering: .relaxed)
        #expect(isNotifiedNow, "the object is observed as before")
    }

    final class Settings: ObservableObject {
        @Published var volume = 0.5
        @Published var names: [String] = []
        var plain = 1
        var cancellables: Set<AnyCancellable> = []
    }

    @Test func publishedPropertiesKeepTheirPublisher() throws {
        let settings = Settings()
        settings.volume = 1
        settings.names = ["x"]
        settings.plain = 2
        let subscribed = Settings()
        var received: [Double] = []
        subscribed.$volume.sink { received.append($0) }.store(in: &subscribed.cancellables)
        let publisher = subscribed.objectWillChange
        #expect(try restored(settings, over: subscribed) === subscribed)
        #expect(subscribed.volume == 1)
        #expect(subscribed.names == ["x"])
        #expect(subscribed.plain == 2)
        #expect(subscribed.cancellables.count == 1)
        #expect(received == [0.5], "nobody hears of restoring")
        #expect(subscribed.objectWillChange === publisher)
        subscribed.volume = 0.25
        #expect(received == [0.5, 0.25])
        let other = try restored([settings], over: [])
        #expect(other[0].volume == 1)
        #expect(other[0].cancellables.isEmpty)
    }

    @Test func theSameObjectHeldTwiceIsOneAgain() throws {
        let model = Model()
        model.name = "shared"
        let result = try restored((model, [model], model as Model?), over: (Model(), [], nil))
        #expect(result.0 === result.1[0])
        #expect(result.0 === result.2)
        #expect(result.0.name == "shared")
    }

    @Test func identityIsKeptAcrossTheValuesOfARecordInAnyOrder() throws {
        let model = Model()
        model.name = "shared"
        var encoder = ValueEncoder(ObjectTable(), blobs: BlobCache())
        try encoder.encode([model], at: ObjectIdentifier(model))
        encoder.write("between")
        try encoder.encode(model, at: ObjectIdentifier(model))
        var decoder = try ValueDecoder(encoder.finish().bytes, ObjectTable()) { _ in nil }
        let list = try decoder.readValue()
        #expect(try decoder.readString() == "between")
        let single = try decoder.readValue()
        let initial = Model()
        #expect(try decoder.decode(Model.self, initial: initial, from: single) === initial)
        #expect(try decoder.decode([Model].self, initial: [], from: list)[0] === initial)
        #expect(initial.name == "shared")
    }

    final class Tree {
        var name: String
        var children: [Tree] = []
        weak var parent: Tree?
        var cycle: Tree?
        init(_ name: String = "") { self.name = name }
        func add(_ child: Tree) {
            children.append(child)
            child.parent = self
        }
    }

    @Test func cyclesAndWeakReferences() throws {
        let root = Tree("root")
        root.add(Tree("first"))
        root.add(Tree("second"))
        root.children[1].cycle = root.children[0]
        root.children[0].cycle = root.children[1]
        let result = try restored(root, over: Tree())
        #expect(result.children.map(\.name) == ["first", "second"])
        #expect(result.children[0].parent === result)
        #expect(result.children[0].cycle === result.children[1])
        #expect(result.children[1].cycle === result.children[0])
        for tree in [root, result] { for child in tree.children { child.cycle = nil } }
    }

    class Animal { var legs = 4 }
    final class Bird: Animal {
        var song = "tweet"
        override init() {
            super.init()
            legs = 2
        }
    }

    @Test func subclassesKeepTheirClass() throws {
        let bird = Bird()
        bird.song = "chirp"
        let result = try restored([Animal(), bird], over: [])
        #expect(type(of: result[0]) == Animal.self)
        #expect(result[0].legs == 4)
        #expect((result[1] as? Bird)?.song == "chirp")
        #expect(result[1].legs == 2)
        let single: Animal = bird
        let initial = Animal()
        let other = try restored(single, over: initial)
        #expect(other !== initial, "an object of another class than the initial one is made")
        #expect((other as? Bird)?.song == "chirp")
    }

    private class Hidden { var number = 1 }
    private final class HiddenBird: Hidden { var song = "tweet" }

    @Test func aPrivateSubclassIsRestoredOnlyIntoItsInitialObject() throws {
        let bird = HiddenBird()
        bird.song = "chirp"
        let initial = HiddenBird()
        #expect(try restored(bird as Hidden, over: initial) === initial)
        #expect(initial.song == "chirp")
        #expect(throws: NotRestorable.otherType) { try restored(bird as Hidden, over: Hidden()) }
        #expect(throws: NotStorable(.privateSubclass("HiddenBird"))) { try stored([bird as Hidden]) }
        #expect(try restored([Hidden(), Hidden()], over: []).map(\.number) == [1, 1])
    }

    final class Link {
        var number: Int
        var next: Link?
        init(_ number: Int, _ next: Link? = nil) { (self.number, self.next) = (number, next) }
    }

    @Test func tenThousandObjectsInAList() throws {
        var list: Link?
        for number in 0..<10_000 { list = Link(number, list) }
        let result = try restored(list, over: nil)
        var count = 0
        var sum = 0
        var links: [Link] = []
        var current = result
        while let link = current {
            count += 1
            sum += link.number
            links.append(link)
            current = link.next
        }
        #expect(count == 10_000)
        #expect(sum == 9999 * 10_000 / 2)
        // One after the other, so that their end needs no deep stack either.
        current = list
        while let link = current {
            current = link.next
            links.append(link)
        }
        for link in links { link.next = nil }
    }

    final class Account: Codable {
        var name: String
        private var secret = Cipher(key: { 7 })
        struct Cipher { var key: () -> Int }
        enum CodingKeys: String, CodingKey { case name }
        init(name: String) { self.name = name }
    }

    @Test func aClassThatCannotBeWalkedIsCodedByItself() throws {
        let result = try restored([Account(name: "a"), Account(name: "b")], over: [])
        #expect(result.map(\.name) == ["a", "b"])
        let account = Account(name: "c")
        let pair = try restored((account, account), over: (Account(name: ""), Account(name: "")))
        #expect(pair.0 === pair.1)
        #expect(pair.0.name == "c")
    }

    @Test func twoInitialObjectsForOneAndOneForTwo() throws {
        let (first, second) = (Tree("first"), Tree("second"))
        let shared = Tree()
        let split = try restored((first, second), over: (shared, shared))
        #expect(split.0 === shared)
        #expect(split.1 !== shared)
        #expect((split.0.name, split.1.name) == ("first", "second"))
        let joined = try restored((first, first), over: (Tree(), Tree()))
        #expect(joined.0 === joined.1)
    }

    @Test func aPageRefersToTheObjectsOfTheProgram() throws {
        let (appTable, appBlobs) = (ObjectTable(), BlobCache())
        let model = Model()
        model.name = "of the program"
        var app = ValueEncoder(appTable, blobs: appBlobs)
        try app.encode(model, at: ObjectIdentifier(model))
        let appRecord = app.finish()
        var page = ValueEncoder(ObjectTable(parent: appTable), blobs: BlobCache())
        try page.encode(model as Model?, at: ObjectIdentifier(model))
        let pageRecord = page.finish()
        #expect(!pageRecord.bytes.contains(Array("of the program".utf8)[...]))
        // The program's record is written again, with another object before it: the number stays.
        var again = ValueEncoder(appTable, blobs: appBlobs)
        try again.encode((Model(), model), at: ObjectIdentifier(model))
        let next = again.finish()
        let table = ObjectTable()
        var decoder = try ValueDecoder(next.bytes, table) { _ in nil }
        let restoredModel = try decoder.decode((Model, Model).self, initial: (Model(), Model())).1
        var pageDecoder = try ValueDecoder(pageRecord.bytes, ObjectTable(parent: table)) { _ in nil }
        #expect(try pageDecoder.decode(Model?.self, initial: nil) === restoredModel)
        #expect(!appRecord.bytes.isEmpty)
    }

    @Test func aProgramThatDropsAnObjectOfAPageSaysSo() throws {
        let (table, blobs) = (ObjectTable(), BlobCache())
        let (first, second) = (Tree("first"), Tree("second"))
        func encodeProgram(_ value: [Tree]) throws -> Bool {
            var encoder = ValueEncoder(table, blobs: blobs)
            try encoder.encode(value, at: ObjectIdentifier(first))
            return encoder.finish().needsChildren
        }
        #expect(try !encodeProgram([first, second]))
        var page = ValueEncoder(ObjectTable(parent: table), blobs: BlobCache())
        try page.encode(second, at: ObjectIdentifier(first))
        _ = page.finish()
        #expect(try !encodeProgram([second]), "no page refers to the first one")
        #expect(try encodeProgram([first]))
        #expect(try !encodeProgram([first]))
    }

    final class Session: Codable {
        var name: String
        @Transient var cache = [1]
        enum CodingKeys: CodingKey { case name }
        init(_ name: String) { self.name = name }
    }

    @Test func aCodableObjectThatCannotBeMadeOtherwiseIsMadeByItsInitializer() throws {
        let list = try restored([Session("a"), Session("b")], over: [])
        #expect(list.map(\.name) == ["a", "b"])
        #expect(list.map(\.cache) == [[1], [1]])
        let session = Session("c")
        session.cache = [2]
        let initial = Session("")
        let both = try restored((session, [session]), over: (initial, []))
        #expect(both.0 === initial, "where there is an initial object, it is filled in place")
        #expect(both.1[0] === initial)
        #expect((initial.name, initial.cache) == ("c", [1]))
        let reversed = try restored(([session], session), over: ([], Session("")))
        #expect(reversed.0[0] === reversed.1)
        #expect(reversed.1.name == "c")
    }

    protocol Delegate: AnyObject {}
    final class Delegating: Delegate {
        var name = ""
        weak var delegate: (any Delegate)?
    }

    @Test func aWeakDelegateStaysAsItWas() throws {
        let delegating = Delegating()
        delegating.name = "stored"
        let initial = Delegating()
        initial.delegate = initial
        _ = try restored(delegating, over: initial)
        #expect(initial.name == "stored")
        #expect(initial.delegate === initial)
        let made = try restored([delegating], over: [])[0]
        #expect(made.delegate == nil)
        made.delegate = made
        #expect(made.delegate === made)
    }

    @Test func aPageWhoseObjectIsGoneStartsAnew() throws {
        let table = ObjectTable()
        var record: [UInt8] = []
        do {
            let model = Model()
            var app = ValueEncoder(table, blobs: BlobCache())
            try app.encode(model, at: ObjectIdentifier(model))
            var page = ValueEncoder(ObjectTable(parent: table), blobs: BlobCache())
            try page.encode(model, at: ObjectIdentifier(model))
            record = page.finish().bytes
        }
        var decoder = try ValueDecoder(record, ObjectTable(parent: table)) { _ in nil }
        #expect(throws: NotRestorable.missingObject) { try decoder.decode(Model.self, initial: Model()) }
    }

    @Test func aFailingObjectLeavesTheInitialOneAsItWas() throws {
        final class Pair {
            var name = "initial"
            var tree = Tree("initial")
            var number: Fragile = Fragile(rawValue: 1)
        }
        let pair = Pair()
        pair.name = "stored"
        pair.tree = Tree("stored")
        pair.number = Fragile(rawValue: 13)
        let initial = Pair()
        let tree = initial.tree
        let record = try stored([pair])
        let whole = try stored(pair)
        var decoder = try whole.decoder()
        #expect(throws: NotRestorable.self) { try decoder.decode(Pair.self, initial: initial) }
        #expect((initial.name, initial.tree.name) == ("initial", "initial"))
        #expect(initial.tree === tree)
        var list = try record.decoder()
        #expect(throws: NotRestorable.self) { try list.decode([Pair].self, initial: []) }
    }

    /// Can be written, but not read.
    struct Fragile: Codable {
        var rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        init(from decoder: any Decoder) throws {
            rawValue = try decoder.singleValueContainer().decode(Int.self)
            if rawValue == 13 { throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "13")) }
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }
    }
}

extension [UInt8] {
    func contains(_ part: ArraySlice<UInt8>) -> Bool {
        indices.contains { self[$0...].starts(with: part) }
    }
}

/// A property may lie in the bytes between the end of another one and the next multiple of its alignment.
struct NeighbourTests {
    final class Packed {
        var optional: Int? = 1
        var flag = false
        var nested: (Int?, Bool) = (2, false)
        var other = false
        var closure: (() -> Void)?
        var byte: UInt8 = 0
    }
    struct PackedStructure: Equatable {
        var optional: Int? = 1
        var flag = false
        var other: Int16 = 0
    }

    @Test func neighboursStayAsTheyAre() throws {
        for flag in [true, false] {
            let packed = Packed()
            (packed.optional, packed.flag, packed.nested, packed.other) = (flag ? 5 : nil, flag, (nil, flag), flag)
            packed.byte = flag ? 255 : 0
            let result = try restored(packed, over: Packed())
            #expect(result.optional == packed.optional)
            #expect((result.flag, result.nested.1, result.other, result.byte) == (flag, flag, flag, packed.byte))
            try roundTrip(PackedStructure(optional: flag ? nil : 1, flag: flag, other: flag ? -1 : 0))
            let made = try restored([packed], over: [])[0]
            #expect((made.flag, made.nested.1, made.other, made.byte) == (flag, flag, flag, packed.byte))
        }
    }
}
