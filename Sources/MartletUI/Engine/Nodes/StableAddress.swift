/// Where a stored property of a node lies.
///
/// A walk reads a node's content while it makes and updates children, and what they run may ask the node about itself. An
/// access held for the whole walk would forbid that, so only the address is taken. This is sound for what it is used for
/// and nothing else: a final stored property of a class without observers lies at one address for the object's life, the
/// node is held by its parent for the walk, and content is replaced only before a walk over it begins.
@inline(__always)
func stableAddress<Value>(of property: inout Value) -> UnsafeRawPointer {
    withUnsafeMutablePointer(to: &property) { UnsafeRawPointer($0) }
}

/// How far behind an object's address a stored property of it lies, under the same conditions.
@inline(__always)
func stableOffset<Value>(of property: inout Value, in object: AnyObject) -> Int {
    stableAddress(of: &property) - UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}
