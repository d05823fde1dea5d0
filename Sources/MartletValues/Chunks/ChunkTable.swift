/// The chunks of a record's collections that have one type of elements: which elements each of them has, so that the same
/// elements are found again in a changed collection, wherever they are now.
///
/// Elements whose bytes in memory equal those of retained ones are unchanged, because retained ones force whoever changes
/// them to do so in new memory. This holds for elements without references to objects only.
final class ChunkTable<Element>: AnyChunkTable {
    private struct Chunk {
        let elements: ContiguousArray<Element>
        let range: Range<Int>
        let name: BlobName
        let size: Int
        /// Another chunk that may begin with the same element.
        let next: Int?
    }

    private struct Generation {
        var chunks: ContiguousArray<Chunk> = []
        /// The last chunk that begins with an element of this hash.
        var first: [UInt64: Int] = [:]
        var secretVersion = 0
    }

    private let bytes: ElementBytes
    private var former = Generation()
    private var current = Generation()

    init(_ element: ValuePlan) {
        bytes = ElementBytes(element.significantBytes, stride: MemoryLayout<Element>.stride)
        super.init()
    }

    override func beginPass() { (former, current) = (current, Generation()) }

    override func finishPass() { former = Generation() }

    /// Chunks were written with the secrets of this version.
    func use(_ secretVersion: Int) {
        if former.secretVersion != secretVersion { former = Generation() }
        current.secretVersion = secretVersion
    }

    /// Notes a chunk that the record has.
    func add(_ elements: ContiguousArray<Element>, _ range: Range<Int>, _ name: BlobName, size: Int) {
        let hash = elements.withUnsafeBytes { $0.baseAddress.map { bytes.hash($0, at: range.lowerBound) } ?? 0 }
        let next = current.first.updateValue(current.chunks.count, forKey: hash)
        current.chunks.append(Chunk(elements: elements, range: range, name: name, size: size, next: next))
    }

    /// Divides a collection into chunks that the record has had and what lies between them.
    ///
    /// - Parameters:
    ///   - step: The distance between places where a chunk may begin.
    ///   - isAvailable: Whether the store has a chunk.
    func segments(
        of elements: ContiguousArray<Element>, step: Int, isAvailable: (BlobName) -> Bool
    ) -> [ChunkSegment] {
        guard !former.chunks.isEmpty else { return [.new(elements.indices)] }
        var segments: [ChunkSegment] = []
        // Elements that are nearly the same may be compared in vain.
        var work = elements.count * 8
        elements.withUnsafeBytes { memory in
            guard let base = memory.baseAddress else { return }
            var (position, start) = (0, 0)
            while position < elements.count {
                guard work > 0, let chunk = chunk(base, at: position, elements.count, &work), isAvailable(chunk.name)
                else {
                    position = work > 0 ? min(position + step, elements.count) : elements.count
                    continue
                }
                if start < position { segments.append(.new(start..<position)) }
                let end = position + chunk.range.count
                segments.append(.known(position..<end, chunk.name, size: chunk.size))
                (position, start) = (end, end)
            }
            if start < elements.count { segments.append(.new(start..<elements.count)) }
        }
        return segments
    }

    /// A chunk of the former pass with the same elements as those from `position` on.
    private func chunk(_ base: UnsafeRawPointer, at position: Int, _ count: Int, _ work: inout Int) -> Chunk? {
        var index = former.first[bytes.hash(base, at: position)]
        while let candidate = index.map({ former.chunks[$0] }), work > 0 {
            if candidate.range.count <= count - position {
                work -= candidate.range.count
                let isSame = candidate.elements.withUnsafeBytes { memory in
                    memory.baseAddress.map {
                        bytes.areSame(base, at: position, $0, at: candidate.range.lowerBound, candidate.range.count)
                    }
                }
                if isSame == true { return candidate }
            }
            index = candidate.next
        }
        return nil
    }
}

/// A table whose elements have any type.
class AnyChunkTable {
    func beginPass() {}
    func finishPass() {}
}

/// A part of a collection.
enum ChunkSegment: Equatable {
    case known(Range<Int>, BlobName, size: Int)
    case new(Range<Int>)

    var range: Range<Int> {
        switch self {
        case .known(let range, _, _), .new(let range): range
        }
    }

    /// Whether it is to be written anew if a part beside it is: small chunks would become more and more.
    private var isSmall: Bool {
        if case .known(_, _, let size) = self { size < ChunkSize.target / 2 } else { true }
    }

    /// The same collection without small chunks beside what is new.
    static func merged(_ segments: [ChunkSegment]) -> [ChunkSegment] {
        var merged: [ChunkSegment] = []
        for segment in segments {
            let isNew = if case .new = segment { true } else { false }
            let followsNew = if case .new? = merged.last { true } else { false }
            var start = segment.range.lowerBound
            if isNew || followsNew && segment.isSmall {
                while let last = merged.last, last.isSmall {
                    start = last.range.lowerBound
                    merged.removeLast()
                }
                merged.append(.new(start..<segment.range.upperBound))
            } else {
                merged.append(segment)
            }
        }
        return merged
    }
}
