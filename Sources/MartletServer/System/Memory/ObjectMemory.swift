import CMicrohttpd

/// Where the memory of an object lies, to prefetch it: to have the processor load it into its cache before it is used.
///
/// It is never read through, so it does not matter whether the object still exists: a prefetch of memory that is not there
/// does nothing.
struct ObjectMemory {
    /// The address, and in the four lowest bits the number of cache lines, at most 15: addresses of objects are multiples
    /// of 16.
    let bits: UInt

    init(bits: UInt) { self.bits = bits }

    /// All memory of an object, as far as it has no more than fifteen cache lines (of 64 bytes).
    init(of object: AnyObject) {
        let size = martlet_allocated_size(Unmanaged.passUnretained(object).toOpaque())
        self.init(of: ObjectIdentifier(object), lines: UInt(clamping: min((size + 63) / 64, 15)))
    }

    /// The first cache lines of an object that may not exist any more.
    init(of object: ObjectIdentifier, lines: UInt) { bits = UInt(bitPattern: object) & ~15 | min(lines, 15) }

    func isOf(_ object: AnyObject) -> Bool { bits & ~15 == UInt(bitPattern: ObjectIdentifier(object)) }

    /// Asks the processor for it, and does not wait.
    func prefetch() { martlet_prefetch(bits & ~15, bits & 15) }
}
