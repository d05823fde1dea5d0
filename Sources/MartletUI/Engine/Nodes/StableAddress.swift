/// The address of a stored property of a node.
///
/// A walk reads a node's content while it makes and updates children, and the code that they run may query the node
/// itself. An access held for the whole walk would forbid that, so only the address is taken. This is sound for its
/// present uses and nothing else: a final stored property of a class without observers lies at one address for the
/// object's life, the parent holds the node for the walk, and content is replaced only before a walk over it begins.
@inline(__always)
func stableAddress<Value>(of property: inout Value) -> UnsafeRawPointer {
    withUnsafeMutablePointer(to: &property) { UnsafeRawPointer($0) }
}

/// The offset of a stored property from its object's address, under the same conditions.
@inline(__always)
func stableOffset<Value>(of property: inout Value, in object: AnyObject) -> Int {
    stableAddress(of: &property) - UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}
