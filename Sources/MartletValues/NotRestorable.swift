/// Why a stored value is not restored: its property keeps the initial value.
package enum NotRestorable: Error, Equatable {
    /// The bytes are not those that an encoder wrote.
    case damaged
    /// The value was stored as another type.
    case otherType
    /// A property without an initial value is not in the record.
    case missingProperty(String)
    /// The object, its class or its initial value is not there any more.
    case missingObject
    /// The blob is not in the store.
    case missingBlob
    /// The value's own `init(from:)` or `init(rawValue:)` refused it.
    case refused(String)
}
