import CMicrohttpd

/// Where the memory of an object lies, for the processor to be asked for it before it is used.
///
/// It is never read through, so it does not matter whether the object still exists: asking for memory that is not there
/// does nothing.
struct ObjectMemory {
    /// The address, and the number of lines of 64 bytes, at most 15, in the four lowest bits: addresses of objects are
    /// multiples of 16.
    let bits: UInt

    init(bits: UInt) { self.bits = bits }

    /// All memory of an object, as far as it has no more than fifteen lines.
    init(of object: AnyObject) {
        let size = martlet_allocated_size(Unmanaged.passUnretained(object).toOpaque())
        self.init(of: ObjectIdentifier(object), lines: UInt(clamping: min((size + 63) / 64, 15)))
    }

    /// The first lines of an object that may not exist any more.
    init(of object: ObjectIdentifier, lines: UInt) { bits = UInt(bitPattern: object) & ~15 | min(lines, 15) }

    func isOf(_ object: AnyObject) -> Bool { bits & ~15 == UInt(bitPattern: ObjectIdentifier(object)) }

    /// Asks the processor for it, and does not wait.
    func fetch() { martlet_fetch(bits) }
}
