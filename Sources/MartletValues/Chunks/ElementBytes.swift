/// The bytes of a collection's elements in memory, without the gaps between their properties, which may hold anything.
struct ElementBytes {
    private let parts: [Range<Int>]
    private let stride: Int
    private let isDense: Bool

    /// - Parameter parts: The significant bytes of one element.
    init(_ parts: [Range<Int>], stride: Int) {
        var merged: [Range<Int>] = []
        for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) where !part.isEmpty {
            if let last = merged.last, last.upperBound >= part.lowerBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
            } else {
                merged.append(part)
            }
        }
        (self.parts, self.stride) = (merged, stride)
        isDense = merged == [0..<stride]
    }

    /// A hash of one element, for tables of this process.
    func hash(_ base: UnsafeRawPointer, at index: Int) -> UInt64 {
        let element = base + index * stride
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for part in parts {
            var position = part.lowerBound
            while position + 8 <= part.upperBound {
                mix((element + position).loadUnaligned(as: UInt64.self), into: &hash)
                position += 8
            }
            while position < part.upperBound {
                mix(UInt64((element + position).load(as: UInt8.self)), into: &hash)
                position += 1
            }
        }
        return hash
    }

    @inline(__always)
    private func mix(_ word: UInt64, into hash: inout UInt64) {
        let product = (hash ^ word).multipliedFullWidth(by: 0xD1B5_4A32_D192_ED03)
        hash = product.high ^ product.low
    }

    /// How many elements two arrays have in common at their beginning, and then at their end.
    func difference(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> (begin: Int, end: Int) {
        guard stride > 0, let old = first.baseAddress, let new = second.baseAddress else { return (0, 0) }
        let (oldCount, newCount) = (first.count / stride, second.count / stride)
        let most = min(oldCount, newCount)
        var begin = 0
        while begin < most, areSame(old, at: begin, new, at: begin, 1) { begin += 1 }
        var end = 0
        while end < most - begin, areSame(old, at: oldCount - 1 - end, new, at: newCount - 1 - end, 1) { end += 1 }
        return (begin, end)
    }

    func areSame(
        _ first: UnsafeRawPointer, at index: Int, _ second: UnsafeRawPointer, at other: Int, _ count: Int
    ) -> Bool {
        let (first, second) = (first + index * stride, second + other * stride)
        if first == second { return true }
        if isDense { return first.hasSameBytes(as: second, count * stride) }
        for element in 0..<count {
            let offset = element * stride
            for part in parts {
                let start = offset + part.lowerBound
                guard (first + start).hasSameBytes(as: second + start, part.count) else { return false }
            }
        }
        return true
    }
}
