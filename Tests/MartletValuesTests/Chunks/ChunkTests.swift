import Foundation
import MartletTesting
import TestSupport
import Testing

@testable import MartletUI
@testable import MartletValues

/// “A board of 10 MB with one card moved writes at most 64 KB.”
struct ChunkTests {
    struct Card: Equatable, Hashable {
        var isDone = false
        var title: String
        var votes: Int8 = 0
        var labels: [String] = []
    }
    struct Column: Equatable {
        var name: String
        var cards: [Card]
    }
    struct Board: Equatable {
        var title = "Board"
        var columns: [Column]
        var owners: [String: Card] = [:]
    }
    struct CodedCard: Codable, Equatable {
        var isDone = false
        var title: String
    }
    struct CodedColumn: Codable, Equatable {
        var name: String
        var cards: [CodedCard]
    }
    struct CodedBoard: Codable, Equatable {
        var title = "Board"
        var columns: [CodedColumn]
    }

    static func title(_ number: Int) -> String { "Card \(number) " + String(repeating: "text ", count: 100) }

    static func board(_ count: Int) -> Board {
        Board(
            columns: (0..<3).map { column in
                Column(
                    name: "Column \(column)",
                    cards: (0..<count / 3).map { Card(title: title(column * count + $0), labels: ["new"]) })
            },
            owners: [:])
    }

    @Test("One card of 10 MB that has moved writes at most 64 KB") func aMovedCard() throws {
        let store = ModelStore(Board(columns: []))
        var board = Self.board(18_000)
        #expect(try store.write(board) > 9_000_000)
        let card = board.columns[0].cards.remove(at: 3_000)
        board.columns[2].cards.insert(card, at: 1_000)
        #expect(try store.write(board) < 65_536)
        #expect(try store.read() == board)
        board.columns[1].cards[17].isDone = true
        #expect(try store.write(board) < 65_536)
        board.columns.swapAt(0, 2)
        #expect(try store.write(board) < 65_536)
        board.title = "Another"
        #expect(try store.write(board) < 65_536)
        #expect(try store.read() == board)
    }

    @Test("The same where cards are written by their own encode(to:)") func aMovedCodableCard() throws {
        let store = ModelStore(CodedBoard(columns: []))
        var board = CodedBoard(
            columns: (0..<3).map { column in
                CodedColumn(
                    name: "Column \(column)",
                    cards: (0..<6_000).map { CodedCard(title: Self.title(column * 6_000 + $0)) })
            })
        #expect(try store.write(board) > 9_000_000)
        let card = board.columns[0].cards.remove(at: 3_000)
        board.columns[2].cards.insert(card, at: 1_000)
        #expect(try store.write(board) < 65_536)
        #expect(try store.read() == board)
    }

    @Test func aLogThatGrowsWritesItsEnd() throws {
        let store = ModelStore<[String]>([])
        var lines = (0..<5_000).map(Self.title)
        #expect(try store.write(lines) > 2_000_000)
        let count = store.blobs.count
        for number in 0..<200 {
            lines.append(Self.title(number))
            #expect(try store.write(lines) < 24_000)
        }
        #expect(store.blobs.count < count + 30, "and leaves no small chunks behind")
        #expect(try store.read() == lines)
    }

    @Test func aDictionaryWritesItsEntry() throws {
        let store = ModelStore<[Int: String]>([:])
        var names = Dictionary(uniqueKeysWithValues: (0..<4_000).map { ($0, Self.title($0)) })
        #expect(try store.write(names) > 1_500_000)
        names[77] = "changed"
        #expect(try store.write(names) < 65_536)
        #expect(try store.read() == names)
    }

    @Test func numbersWriteWhereTheyHaveChanged() throws {
        let store = ModelStore<[Int]>([])
        var numbers = Array(0..<200_000)
        #expect(try store.write(numbers) > 1_000_000)
        numbers[100_000] = -1
        #expect(try store.write(numbers) < 24_000)
        #expect(try store.read() == numbers)
    }

    @Test func anUnchangedValueWritesNothing() throws {
        let store = ModelStore(Board(columns: []))
        let board = Self.board(900)
        _ = try store.write(board)
        #expect(try store.write(board) < 4_096)
        #expect(store.written.isEmpty)
    }

    @Test func afterARestartOnlyTheChangeIsWritten() throws {
        let store = ModelStore(Board(columns: []))
        var board = Self.board(3_000)
        _ = try store.write(board)
        let next: ModelStore<Board>
        (next, board) = try store.restarted()
        #expect(board == Self.board(3_000))
        board.columns[0].cards.removeFirst()
        #expect(try next.write(board) < 65_536)
        #expect(try next.read() == board)
    }

    @Test func aValueThatBecomesSmallHasNoChunks() throws {
        let store = ModelStore(Board(columns: []))
        _ = try store.write(Self.board(3_000))
        #expect(store.blobs.count > 50)
        _ = try store.write(Self.board(3))
        #expect(store.blobs.isEmpty)
        #expect(try store.read() == Self.board(3))
    }

    @Test func elementsOfAnySize() throws {
        let store = ModelStore<[[String]]>([])
        var lists: [[String]] = [
            [], ["a"], (0..<2_000).map(Self.title), [String(repeating: "x", count: 50_000)], ["b"],
            [String](repeating: "", count: 30_000),
        ]
        _ = try store.write(lists)
        #expect(try store.read() == lists)
        lists[2].remove(at: 1_000)
        #expect(try store.write(lists) < 65_536)
        #expect(try store.read() == lists)
        lists.swapAt(0, 3)
        #expect(try store.write(lists) < 65_536)
        #expect(try store.read() == lists)
    }

    @Test("After any changes, what the store has is the value, and nothing else", arguments: Seeds.first(12))
    func randomChanges(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var store = ModelStore(Board(columns: []))
        var board = Self.board(300)
        for step in 0..<40 {
            change(&board, &generator)
            _ = try store.write(board)
            #expect(try store.read() == board, "step \(step)")
            if Int.random(in: 0..<8, using: &generator) == 0 {
                (store, board) = try store.restarted()
            }
        }
    }

    private func change(_ board: inout Board, _ generator: inout SeededGenerator) {
        func number(_ limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &generator) }
        let column = number(board.columns.count)
        let count = board.columns.isEmpty ? 0 : board.columns[column].cards.count
        switch number(9) {
        case 0: board.columns.append(Column(name: "c\(number(100))", cards: []))
        case 1 where board.columns.count > 3: board.columns.remove(at: column)
        case 2 where count > 0: board.columns[column].cards.remove(at: number(count))
        case 3 where count > 0: board.columns[column].cards[number(count)].isDone.toggle()
        case 4 where count > 0: board.columns[column].cards.shuffle(using: &generator)
        case 5: board.owners["o\(number(500))"] = Card(title: Self.title(number(1_000)))
        case 6: board.owners["o\(number(500))"] = nil
        case 7 where count > 0: board.columns[column].cards.removeFirst(number(min(count, 60)))
        default:
            let new = (0..<number(80)).map { Card(title: Self.title($0), labels: ["l\(number(9))"]) }
            if !board.columns.isEmpty { board.columns[column].cards.insert(contentsOf: new, at: number(count)) }
        }
    }

    @Test("A damaged record is refused or read as something, and ends nothing", arguments: Seeds.first(6))
    func damage(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let store = ModelStore(Board(columns: []))
        _ = try store.write(Self.board(240))
        let (record, blobs) = (store.record, store.blobs)
        for _ in 0..<300 {
            (store.record, store.blobs) = (record, blobs)
            if Bool.random(using: &generator), let name = blobs.keys.sorted(by: { $0.text < $1.text }).first {
                flip(&store.blobs[name, default: []], &generator)
            } else {
                flip(&store.record, &generator)
            }
            _ = try? store.read()
        }
        for name in blobs.keys {
            (store.record, store.blobs) = (record, blobs)
            store.blobs[name] = nil
            #expect(throws: NotRestorable.missingBlob) { try store.read() }
        }
    }

    private func flip(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        guard let index = bytes.indices.randomElement(using: &generator) else { return }
        bytes[index] ^= UInt8.random(in: 1...255, using: &generator)
    }
}
