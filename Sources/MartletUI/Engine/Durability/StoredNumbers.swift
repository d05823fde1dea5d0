import MartletValues

/// What to do with the stored table of a page's numbers.
package enum StoredNumberChange {
    case none
    /// Add these entries to it.
    case append([UInt8])
    /// These are all entries.
    case replace([UInt8])
}

/// Which node identifiers of a page have been stored, for the elements that events may name.
///
/// An event that was sent before a crash names its target by a number of the process that is gone. With each element's
/// number stands its durable place, so that the next process finds the same element. The numbers of earlier processes
/// stay for a while: a process may end before what was sent again to it is durable.
struct StoredNumbers {
    /// An instance: the place's hash, the first identifier and their count.
    static let entrySize = 16
    /// How many former numbers of an element are stored with its present one: it has another one each time that the page
    /// is sent anew, as after a crash.
    private static let formerLimit = 16
    /// How many tables a page that comes back adds to.
    private static let tableLimit = 3

    /// Identifiers below have been looked at.
    private var end: UInt32 = 0
    /// The number of entries that are stored, and of those in the last complete table.
    private var count = 0
    private var completeCount = 0
    /// Whether the next table replaces those that there are.
    private var hasTooManyTables = false
    /// How many instances had been given other numbers at the last change.
    private var renumberings = 0

    init() {}

    /// What a page that comes back has in the store: its elements have the numbers that they had.
    init(restored numbers: FormerNumbers, end: UInt32) {
        self.end = end
        (count, completeCount) = (numbers.count, numbers.placeCount)
        hasTooManyTables = numbers.tableCount > Self.tableLimit
    }

    /// The change since the last call.
    mutating func change(in graph: ViewGraph) -> StoredNumberChange {
        let next = graph.identifiers.next
        guard next != end else { return .none }
        // After a renumbering, identifiers may begin at a lower number again.
        var nodes = graph.identifiers.registry.nodes(from: next > end ? end : 0).filter(\.listens)
        end = next
        guard !nodes.isEmpty else { return .none }
        let isComplete = count == 0 || hasTooManyTables || count + nodes.count > 2 * completeCount + 256
        hasTooManyTables = false
        if isComplete, count > 0 { nodes = graph.identifiers.registry.nodes(from: 0).filter(\.listens) }
        let known = graph.identifiers.former
        let former = isComplete || renumberings != known.count ? known.byPresent : [:]
        renumberings = known.count
        let places = DurablePlaces(of: nodes)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(nodes.count * Self.entrySize)
        for node in nodes {
            guard let path = places[node]?.path else { continue }
            let numbers = former[node.baseIdentifier, default: []].suffix(Self.formerLimit) + [node.baseIdentifier]
            for number in numbers { Self.append(path, number, node.elementCount, to: &bytes) }
        }
        let entries = bytes.count / Self.entrySize
        count = isComplete ? entries : count + entries
        if isComplete { completeCount = entries }
        return isComplete ? .replace(bytes) : .append(bytes)
    }

    private static func append(_ place: DurableHash, _ number: UInt32, _ elementCount: Int, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: place.low.littleEndian) { bytes.append(contentsOf: $0) }
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        withUnsafeBytes(of: UInt32(clamping: elementCount).littleEndian) { bytes.append(contentsOf: $0) }
    }
}

/// The numbers of a stored page's elements, by their durable place.
struct FormerNumbers {
    private struct Block {
        let first: UInt32
        let count: UInt32
    }

    /// Those of the last table that names a place. It has all numbers of the instance there; what earlier tables have was
    /// the instance's as well, or that of one which has gone.
    private var blocks: [UInt64: (table: Int, blocks: [Block])] = [:]
    /// The number of entries.
    private(set) var count = 0
    let tableCount: Int

    var placeCount: Int { blocks.count }

    /// Reads tables, the oldest first.
    init(_ tables: [[UInt8]]) {
        tableCount = tables.count
        for (index, table) in tables.enumerated() {
            table.withUnsafeBytes { bytes in
                var offset = 0
                while offset + StoredNumbers.entrySize <= bytes.count {
                    let place = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                    let first = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt32.self))
                    let count = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                    if blocks[place]?.table != index { blocks[place] = (index, []) }
                    blocks[place]?.blocks.append(Block(first: first, count: count))
                    self.count += 1
                    offset += StoredNumbers.entrySize
                }
            }
        }
    }

    /// The numbers that the first of the `count` elements of the instance at a place had, one after another.
    func numbers(at place: DurablePlace, count: Int) -> [UInt32] {
        guard !blocks.isEmpty, let found = blocks[place.path.low]?.blocks else { return [] }
        return found.filter { $0.count == count }.map(\.first)
    }
}

extension Node {
    /// Whether an element of this instance has a handler.
    var listens: Bool { viewType?.plan.attributes.contains(where: \.isEvent) ?? false }
}
