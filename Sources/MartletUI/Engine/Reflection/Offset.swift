import MartletValues

/// Where a value of one type lies in the content of an instance.
///
/// A view passes on the offsets of its stored properties by their names: if `offset` is that of a `Group`,
/// `offset.content` is that of its content. So an offset and the type of what lies there cannot disagree.
///
/// There is no second parameter for the type of the content: a plan is made from the outside inwards, and a view that
/// adds itself to one does not know the content that it is part of. What guarantees that an offset is read from
/// content of the right type is that a plan belongs to one type, and a node to one plan.
@dynamicMemberLookup
public struct _Offset<Value>: Sendable {
    /// The distance in bytes from the beginning of the content.
    package let bytes: Int

    /// The offset of the content itself.
    static var start: Self { Self(uncheckedBytes: 0) }

    /// Creates the offset of a value that reflection has found.
    ///
    /// - Parameter bytes: The distance from the beginning of the content. Exactly a `Value` must lie there, because
    ///   nothing checks it again.
    init(uncheckedBytes bytes: Int) { self.bytes = bytes }

    /// The offset of a stored property of the value.
    ///
    /// It is a programming error, which making any view of the type shows, to name a computed property, which has no
    /// offset, or one that holds a function: a function stored as such and one read by a generic type have different
    /// representations.
    public subscript<Member>(dynamicMember property: KeyPath<Value, Member>) -> _Offset<Member> {
        guard let distance = MemoryLayout<Value>.offset(of: property) else {
            preconditionFailure("\(property) is no stored property, so that it has no place in a plan")
        }
        precondition(!StoredField.isFunction(Member.self), "\(property) is a function, which a plan cannot read")
        return _Offset<Member>(uncheckedBytes: bytes + distance)
    }
}

/// The address of a value during a walk: of an instance's content, or of a part of it.
///
/// Only the code that makes one knows for how long it is valid, so it is passed down and never kept.
package struct ValueAddress {
    let pointer: UnsafeRawPointer

    @inline(__always)
    init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

    @inline(__always)
    static func + (address: Self, bytes: Int) -> Self { Self(address.pointer + bytes) }

    /// The value at an offset from this address, in place.
    package subscript<Value>(offset: Offset<Value>) -> Value {
        @inline(__always)
        unsafeAddress { (pointer + offset.bytes).assumingMemoryBound(to: Value.self) }
    }
}

extension ValueAddress {
    /// Whether the first `count` bytes at both addresses are the same.
    func hasSameBytes(as other: ValueAddress, _ count: Int) -> Bool {
        pointer.hasSameBytes(as: other.pointer, count)
    }
}

/// The address of a value that may be changed, under the same conditions.
package struct MutableValueAddress {
    private let pointer: UnsafeMutableRawPointer

    @inline(__always)
    init(_ pointer: UnsafeMutableRawPointer) { self.pointer = pointer }

    /// The address of an object, which the caller holds for as long as the address is used.
    @inline(__always)
    init(of object: AnyObject) { pointer = Unmanaged.passUnretained(object).toOpaque() }

    @inline(__always)
    static func + (address: Self, bytes: Int) -> Self { Self(address.pointer + bytes) }

    /// The value at an offset from this address, in place.
    package subscript<Value>(offset: Offset<Value>) -> Value {
        @inline(__always)
        unsafeAddress { UnsafePointer((pointer + offset.bytes).assumingMemoryBound(to: Value.self)) }
        @inline(__always)
        nonmutating unsafeMutableAddress { (pointer + offset.bytes).assumingMemoryBound(to: Value.self) }
    }
}

/// A value that stays where it is: reading a property of ``value`` does not copy the rest.
///
/// It cannot be copied either, so it ends with the call that it was made for.
package struct Borrowed<Value>: ~Copyable {
    private let pointer: UnsafePointer<Value>

    /// Borrows the `Value` at `address`, which only the plan can know to be there.
    @inline(__always)
    init(at address: ValueAddress) { pointer = address.pointer.assumingMemoryBound(to: Value.self) }

    package var value: Value {
        @inline(__always)
        unsafeAddress { pointer }
    }
}

/// Calls `body` with the address of a variable, to change it.
@inline(__always)
func withMutableAddress<Value, Result>(of value: inout Value, _ body: (MutableValueAddress) -> Result) -> Result {
    withUnsafeMutablePointer(to: &value) { body(MutableValueAddress($0)) }
}

/// Calls `body` with the address of a variable.
@inline(__always)
func withAddress<Value, Result>(of value: inout Value, _ body: (ValueAddress) -> Result) -> Result {
    withUnsafePointer(to: &value) { body(ValueAddress($0)) }
}

/// Calls `body` with the address of a value.
@inline(__always)
func withAddress<Value, Result>(of value: Value, _ body: (ValueAddress) -> Result) -> Result {
    withUnsafePointer(to: value) { body(ValueAddress($0)) }
}
