/// The address of a stored property of a node.
///
/// A walk reads a node's content while it makes and updates children, and the code that they run may query the node
/// itself. An access held for the whole walk would forbid that, so only the address is taken. This is sound for its
/// present uses and nothing else: a final stored property of a class without observers lies at one address for the
/// object's life, the parent holds the node for the walk, and content is replaced only before a walk over it begins.
@inline(__always)
func stableAddress<Value>(of property: inout Value) -> ValueAddress {
    withUnsafeMutablePointer(to: &property) { ValueAddress($0) }
}

/// The offset of a stored property from its object's address, under the same conditions.
@inline(__always)
func stableOffset<Value>(of property: inout Value, in object: AnyObject) -> Int {
    stableAddress(of: &property).pointer - UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

/// The address at such an offset in an object.
@inline(__always)
func stableAddress(at offset: Int, in object: AnyObject) -> ValueAddress {
    ValueAddress(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset)
}

extension Node {
    /// The node as one of a class that it is known to be of.
    ///
    /// A checked cast would burden each evaluation. This one is checked in debug builds only. It is sound where the
    /// node was made by the code that casts it: the operations at a child position get back the nodes that they have
    /// made, and a view's type gets back the nodes of its own views.
    @inline(__always)
    package final func typed<Typed: Node>(as type: Typed.Type) -> Typed { unsafeDowncast(self, to: type) }
}
