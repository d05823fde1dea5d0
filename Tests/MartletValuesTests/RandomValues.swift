import Foundation
import MartletTesting

@testable import MartletUI
@testable import MartletValues

/// A value with a part of every kind.
struct Sample: Equatable {
    enum Kind: Equatable {
        case none
        case text(String)
        case many([Kind])
        indirect case inside(Kind)
        case flag(Bool, Plain)
    }
    enum Plain: CaseIterable { case first, second, third }
    enum Raw: Int, CaseIterable { case one = 1, two }
    struct Coded: Codable, Equatable {
        var name: String
        var numbers: [Int?]
        var nested: [String: [Double]]
        var data: Data
    }
    final class Node: Equatable {
        var name: String
        var plain: Plain
        var children: [Node]
        weak var parent: Node?
        init(_ name: String, _ plain: Plain, _ children: [Node]) {
            (self.name, self.plain, self.children) = (name, plain, children)
            for child in children { child.parent = self }
        }
        static func == (first: Node, second: Node) -> Bool {
            first.name == second.name && first.plain == second.plain && first.children == second.children
                && first.parent?.name == second.parent?.name
        }
    }

    var number = 0
    var small: Int8 = 0
    var double = 0.0
    var flag = false
    var text = ""
    var character: Character = "a"
    var identifier: UUID?
    var numbers: [Int] = []
    var texts: [String?] = []
    var set: Set<String> = []
    var map: [Int: [Bool]] = [:]
    var range = 0..<1
    var kind = Kind.none
    var raw = Raw.one
    var coded: Coded?
    var tree = Node("", .first, [])
    var others: [Node] = []
}

extension Sample {
    static func random(_ generator: inout SeededGenerator) -> Sample {
        var sample = Sample()
        sample.number = Int(truncatingIfNeeded: generator.next() >> UInt64.random(in: 0..<64, using: &generator))
        sample.small = .random(in: .min ... .max, using: &generator)
        sample.double = [0, -0.0, .infinity, .leastNonzeroMagnitude, 1.5, .pi].randomElement(using: &generator) ?? 0
        sample.flag = .random(using: &generator)
        sample.text = text(&generator)
        sample.character = "aé😀👨‍👩‍👧".randomElement(using: &generator) ?? "a"
        sample.identifier = .random(using: &generator) ? identifier(&generator) : nil
        sample.numbers = list(&generator) { Int(truncatingIfNeeded: $0.next()) }
        sample.texts = list(&generator) { .random(using: &$0) ? text(&$0) : nil }
        // One element at most, so that the bytes are the same in each run.
        sample.set = Set(list(&generator, text).prefix(1))
        if .random(using: &generator) { sample.map = [sample.number: [true, false]] }
        sample.range = -5..<Int.random(in: -5..<1000, using: &generator)
        sample.kind = kind(&generator, depth: 3)
        sample.raw = Raw.allCases.randomElement(using: &generator) ?? .one
        if .random(using: &generator) {
            sample.coded = Coded(
                name: text(&generator), numbers: [1, nil, .max], nested: [text(&generator): [0.5]],
                data: Data(text(&generator).utf8))
        }
        sample.tree = node(&generator, depth: 3)
        sample.others = [sample.tree] + list(&generator) { node(&$0, depth: 1) }
        return sample
    }

    private static func list<Element>(
        _ generator: inout SeededGenerator, _ element: (inout SeededGenerator) -> Element
    ) -> [Element] {
        (0..<Int.random(in: 0..<6, using: &generator)).map { _ in element(&generator) }
    }

    private static func identifier(_ generator: inout SeededGenerator) -> UUID? {
        UUID(
            uuidString:
                "E621E1F8-C36C-495A-93FC-\(Int.random(in: 100_000_000_000..<999_999_999_999, using: &generator))")
    }

    private static func text(_ generator: inout SeededGenerator) -> String {
        let length = [0, 1, 3, 15, 16, 40, 200].randomElement(using: &generator) ?? 0
        return String((0..<length).map { _ in "abcé😀 \n\0".randomElement(using: &generator) ?? "a" })
    }

    private static func kind(_ generator: inout SeededGenerator, depth: Int) -> Kind {
        switch Int.random(in: 0..<(depth > 0 ? 5 : 3), using: &generator) {
        case 0: .none
        case 1: .text(text(&generator))
        case 2: .flag(.random(using: &generator), Plain.allCases.randomElement(using: &generator) ?? .first)
        case 3: .inside(kind(&generator, depth: depth - 1))
        default: .many((0..<2).map { _ in kind(&generator, depth: depth - 1) })
        }
    }

    private static func node(_ generator: inout SeededGenerator, depth: Int) -> Node {
        Node(
            text(&generator), Plain.allCases.randomElement(using: &generator) ?? .first,
            depth == 0 ? [] : (0..<2).map { _ in node(&generator, depth: depth - 1) })
    }
}
