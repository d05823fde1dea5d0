/// A value on its way into the session that it belongs to, or out of it through the program's own misuse.
///
/// Safety of `@unchecked Sendable`: a value carried in is used in the session only. A value read elsewhere is copied
/// under the lock; if it holds objects, the program shares them between threads, which is reported.
package struct Carried<Value>: @unchecked Sendable {
    package let value: Value

    @inlinable package init(_ value: Value) { self.value = value }
}
