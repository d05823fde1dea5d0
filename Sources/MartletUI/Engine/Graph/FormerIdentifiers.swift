/// Maps former node identifiers to present ones, for instances that were sent anew under other identifiers.
///
/// An event that was under way meanwhile names an identifier that the page no longer has; it is meant for the same
/// element.
struct FormerIdentifiers {
    private struct Block {
        let former: UInt32
        let present: UInt32
        let count: UInt32
    }

    /// One generation for each time that something was sent anew, the newest last; each is sorted by the former
    /// identifier.
    private var generations: [ContiguousArray<Block>] = []
    private var open: ContiguousArray<Block> = []
    /// How many instances have been recorded.
    private(set) var count = 0

    /// How many generations back events may come from, at least; older generations stay while there are no more than
    /// `blockLimit` blocks in all.
    private static let generationLimit = 4
    private static let blockLimit = 4_096

    /// Records an instance of `count` elements.
    mutating func add(_ former: UInt32, _ present: UInt32, count: Int) {
        guard count > 0 else { return }
        open.append(Block(former: former, present: present, count: UInt32(count)))
        self.count &+= 1
    }

    /// Closes the generation: what was recorded belongs together.
    mutating func close() {
        guard !open.isEmpty else { return }
        open.sort { $0.former < $1.former }
        generations.append(open)
        open = []
        while generations.count > Self.generationLimit,
            generations.reduce(0, { $0 + $1.count }) > Self.blockLimit || generations.count > Self.blockLimit
        {
            generations.removeFirst()
        }
    }

    /// Ends the generation like ``close()``, for identifiers that have replaced others which no browser has: what led to
    /// those leads to the new ones.
    mutating func joinOpenGeneration() {
        open.sort { $0.former < $1.former }
        let renamed = open
        open = []
        for generation in generations.indices {
            for index in generations[generation].indices {
                let block = generations[generation][index]
                guard let new = Self.block(of: block.present, in: renamed) else { continue }
                generations[generation][index] = Block(
                    former: block.former, present: new.present + (block.present - new.former), count: block.count)
            }
        }
    }

    /// The present identifier for a former one; `nil` if it is unknown.
    func present(_ identifier: UInt32) -> UInt32? {
        var current = identifier
        for generation in generations {
            guard let block = Self.block(of: current, in: generation) else { continue }
            current = block.present + (current - block.former)
        }
        return current == identifier ? nil : current
    }

    /// The former identifiers of instances by their present one, ascending.
    var byPresent: [UInt32: [UInt32]] {
        var found: [UInt32: [UInt32]] = [:]
        for block in generations.joined() + open {
            found[present(block.former) ?? block.present, default: []].append(block.former)
        }
        return found.mapValues { $0.sorted() }
    }

    private static func block(of identifier: UInt32, in blocks: ContiguousArray<Block>) -> Block? {
        var low = 0
        var high = blocks.count
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].former <= identifier { low = middle + 1 } else { high = middle }
        }
        guard low > 0, identifier - blocks[low - 1].former < blocks[low - 1].count else { return nil }
        return blocks[low - 1]
    }
}
