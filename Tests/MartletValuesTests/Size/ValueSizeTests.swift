import Foundation
import MartletTesting
import TestSupport
import Testing

@testable import MartletValues

/// “Bounds in bytes”: how large a value is.
struct ValueSizeTests {
    enum Kind: Equatable {
        case none
        case text(String)
        case many([Int])
        indirect case inside(Kind)
    }
    struct Coded: Codable {
        var name: String
        var values: [String]
    }
    struct Node {
        var name: String
        var children: [Node]
    }
    final class Object {}

    private func bytes<Value>(_ value: Value, upTo limit: Int = .max) -> Int {
        ValueSize<Value>().bytes(of: value, upTo: limit)
    }

    @Test func numbersAreConstant() {
        #expect(ValueSize<Int>().isConstant)
        #expect(ValueSize<(Int, Bool?)>().isConstant)
        #expect(ValueSize<Date>().isConstant)
        #expect(ValueSize<Object>().isConstant)
        #expect(!ValueSize<String>().isConstant)
        #expect(!ValueSize<Kind>().isConstant)
        #expect(!ValueSize<Node>().isConstant)
    }

    @Test func contentIsCounted() {
        #expect(bytes("short") == 16)
        #expect(bytes(String(repeating: "é", count: 100)) == 16 + 200)
        #expect(bytes([1, 2, 3]) == 8 + 24)
        #expect(bytes([String(repeating: "x", count: 50), "y"]) == 8 + 32 + 50)
        #expect(bytes(["k": [UInt8](repeating: 0, count: 99)]) == 8 + 24 + 99)
        #expect(bytes(Set(["a", "b"])) == 8 + 32)
        #expect(bytes(Optional(String(repeating: "x", count: 20))) == 16 + 20)
        #expect(bytes(Data(count: 1_000)) == 16 + 1_000)
        #expect(bytes(Kind.text(String(repeating: "x", count: 30))) == MemoryLayout<Kind>.size + 30)
        #expect(bytes(Kind.many([1, 2])) == MemoryLayout<Kind>.size + 16)
        let boxed = Kind.inside(.text(String(repeating: "x", count: 30)))
        #expect(bytes(boxed) == 2 * MemoryLayout<Kind>.size + 30)
        let coded = Coded(name: String(repeating: "n", count: 16), values: ["a"])
        #expect(bytes(coded) == 24 + 16 + 16)
        let tree = Node(name: "a", children: [Node(name: "b", children: [])])
        #expect(bytes(tree) == 24 + 24)
    }

    @Test("It stops beyond the limit, however large a value is") func theLimit() {
        var nested: [[[[String]]]] = []
        let text = String(repeating: "x", count: 1_000_000)
        nested = .init(
            repeating: .init(
                repeating: .init(repeating: .init(repeating: text, count: 1_000), count: 1_000), count: 1_000),
            count: 1_000)
        #expect(bytes(nested, upTo: 10_000_000) > 10_000_000)
        let size = ValueSize<[[[[String]]]]>()
        #expect(size.bytes(of: nested, madeFrom: [], of: 8, upTo: 10_000_000) > 10_000_000)
    }

    @Test("The size of a changed value is that of the value", arguments: Seeds.first(20))
    func changes(seed: UInt64) {
        typealias Board = [String: [Kind]]
        var generator = SeededGenerator(seed: seed)
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        func kind() -> Kind {
            switch number(4) {
            case 0: .none
            case 1: .text(String(repeating: "x", count: number(60)))
            case 2: .many(Array(0..<number(9)))
            default: .inside(.text(String(repeating: "y", count: number(60))))
            }
        }
        let size = ValueSize<(Board, [Kind], String?)>()
        var value: (Board, [Kind], String?) = ([:], [], nil)
        var bytes = size.bytes(of: value, upTo: .max)
        for step in 0..<200 {
            let former = value
            switch number(6) {
            case 0: value.0["k\(number(20))", default: []].append(kind())
            case 1: value.0["k\(number(20))"] = nil
            case 2: value.1.insert(kind(), at: number(value.1.count + 1))
            case 3 where !value.1.isEmpty: value.1.remove(at: number(value.1.count))
            case 4: value.1.shuffle(using: &generator)
            default: value.2 = Bool.random(using: &generator) ? nil : String(repeating: "z", count: number(99))
            }
            bytes = size.bytes(of: value, madeFrom: former, of: bytes, upTo: .max)
            #expect(bytes == size.bytes(of: value, upTo: .max), "step \(step)")
        }
    }
}
