import MartletValues

/// Distinguishes values that a copy shares with nobody from values that refer to objects.
enum ValueSemantics {
    /// The maximum number of values to inspect. A larger value counts as one that refers to an object.
    private static let limit = 100_000

    /// Whether `value` contains no object, no closure, and nothing that cannot be inspected.
    static func holdsNoReference(_ value: Any) -> Bool {
        var left = limit
        return holdsNoReference(value, &left)
    }

    private static func holdsNoReference(_ value: Any, _ left: inout Int) -> Bool {
        if value is any PlainValue { return true }
        left -= 1
        guard left > 0 else { return false }
        let type = type(of: value)
        switch StoredField.typeKind(type) {
        case .classReference, .function, .other, .existential: return false
        case .structure where !(value is any ValueContainer):
            // A custom mirror may leave something out.
            guard !StoredField.fields(of: type).contains(where: { StoredField.isReference($0.type) }) else {
                return false
            }
        case .structure, .tuple, .enumeration, .optional: break
        }
        for child in Mirror(reflecting: value).children {
            guard holdsNoReference(child.value, &left) else { return false }
        }
        return true
    }
}

/// A value that refers to no object that could be distinguished from another.
private protocol PlainValue {}
/// A collection, whose mirror shows its elements.
private protocol ValueContainer {}

extension Bool: PlainValue {}
extension Int: PlainValue {}
extension Int8: PlainValue {}
extension Int16: PlainValue {}
extension Int32: PlainValue {}
extension Int64: PlainValue {}
extension UInt: PlainValue {}
extension UInt8: PlainValue {}
extension UInt16: PlainValue {}
extension UInt32: PlainValue {}
extension UInt64: PlainValue {}
extension Double: PlainValue {}
extension Float: PlainValue {}
extension String: PlainValue {}
extension Substring: PlainValue {}
extension Character: PlainValue {}
extension UUID: PlainValue {}
extension Date: PlainValue {}
extension URL: PlainValue {}
extension Data: PlainValue {}
extension Decimal: PlainValue {}
extension DateComponents: PlainValue {}
extension Locale: PlainValue {}
extension TimeZone: PlainValue {}
extension Calendar: PlainValue {}
extension Range: PlainValue where Bound: PlainValue {}
extension ClosedRange: PlainValue where Bound: PlainValue {}
extension Optional: PlainValue where Wrapped: PlainValue {}
extension Array: PlainValue where Element: PlainValue {}
extension ContiguousArray: PlainValue where Element: PlainValue {}
extension Set: PlainValue where Element: PlainValue {}
extension Dictionary: PlainValue where Key: PlainValue, Value: PlainValue {}

extension Array: ValueContainer {}
extension ContiguousArray: ValueContainer {}
extension ArraySlice: ValueContainer {}
extension Set: ValueContainer {}
extension Dictionary: ValueContainer {}
