/// How many bytes values of one type take: their own memory and the texts, data and collections in it.
///
/// What an object holds, what stands behind a protocol or in a closure is not counted. Of a value that has changed only
/// the parts whose memory differs are looked at.
package struct ValueSize<Value>: Sendable {
    private let plan: SizePlan

    package init() { plan = SizePlan.of(Value.self) }

    /// Whether all values take the same.
    package var isConstant: Bool { !plan.hasContent }

    /// The bytes of a value. It stops counting beyond `limit`.
    package func bytes(of value: Value, upTo limit: Int) -> Int {
        var count = ByteCount(MemoryLayout<Value>.size, stoppingAt: limit)
        withUnsafePointer(to: value) { plan.count(UnsafeRawPointer($0), &count) }
        return count.bytes
    }

    /// The bytes of a value that was made from another one.
    ///
    /// - Parameters:
    ///   - former: The other value.
    ///   - size: The bytes of the other value.
    ///   - limit: It stops counting when the value must be larger.
    package func bytes(of value: Value, madeFrom former: Value, of size: Int, upTo limit: Int) -> Int {
        // What is still to be subtracted is at most the former size.
        let (end, overflows) = limit.addingReportingOverflow(size)
        var count = ByteCount(size, stoppingAt: overflows ? .max : end)
        withUnsafePointer(to: value) { new in
            withUnsafePointer(to: former) { old in
                plan.countChange(from: UnsafeRawPointer(old), to: UnsafeRawPointer(new), &count)
            }
        }
        return count.bytes
    }
}

/// Counts bytes, and parts deep inside each other.
struct ByteCount {
    private(set) var bytes: Int
    private let limit: Int
    private var isSubtracting = false
    private var depth = 0

    init(_ bytes: Int, stoppingAt limit: Int) { (self.bytes, self.limit) = (bytes, limit) }

    /// Whether going on is no use.
    var isOver: Bool { bytes > limit }

    mutating func add(_ count: Int) {
        bytes = isSubtracting ? bytes &- count : bytes.addingReportingOverflow(count).partialValue
    }

    mutating func subtracting(_ body: (inout Self) -> Void) {
        isSubtracting.toggle()
        body(&self)
        isSubtracting.toggle()
    }

    /// Counts what is inside a part, unless it is deeper than any value that can be stored.
    mutating func inside(_ body: (inout Self) -> Void) {
        guard depth < ValueEncoder.depthLimit else { return }
        depth += 1
        body(&self)
        depth -= 1
    }
}
