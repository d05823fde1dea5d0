import MartletUI

/// The fields of an HTML form as a browser posts them: `application/x-www-form-urlencoded`, in the order of the page.
///
/// The reader accepts what browsers write and nothing else: it checks every byte, and the text that the bytes stand
/// for.
package struct FormPost: Equatable, Sendable {
    package struct Field: Equatable, Sendable {
        package let name: String
        package let value: String
    }

    package private(set) var fields: [Field] = []

    /// Most fields of a form.
    package static let fieldLimit = 1_000
    /// Most bytes of a name and of a value, decoded.
    private static let nameLimit = 256
    private static let valueLimit = 1 << 16

    /// Reads a body or a query. The error says what is wrong with it.
    package init(_ text: some Collection<UInt8>) throws(Problem) {
        guard !text.isEmpty else { return }
        for pair in text.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
            guard fields.count < Self.fieldLimit else {
                throw Problem(413, "The form has more than \(Self.fieldLimit) fields; a page may not have so many.")
            }
            guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else {
                throw Problem(400, "A field of the form has no value; send name=value pairs joined by &.")
            }
            fields.append(
                Field(
                    name: try Self.decode(pair[..<equals], limit: Self.nameLimit),
                    value: try Self.decode(pair[pair.index(after: equals)...], limit: Self.valueLimit)))
        }
    }

    /// The value of the first field with this name.
    package func value(of name: String) -> String? { fields.first { $0.name == name }?.value }

    private static func decode(_ text: some Collection<UInt8>, limit: Int) throws(Problem) -> String {
        var bytes: [UInt8] = []
        var rest = text.makeIterator()
        while let byte = rest.next() {
            guard bytes.count < limit else {
                throw Problem(413, "A field of the form is longer than \(limit) bytes; send less.")
            }
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let decoded = PercentEncoding.decodeByte(from: &rest) else {
                    throw Problem(400, "A percent sign in the form is not followed by two hexadecimal digits.")
                }
                bytes.append(decoded)
            case 0x21...0x7E: bytes.append(byte)
            default: throw Problem(400, "The form holds the byte \(byte), which must be written with a percent sign.")
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Problem(400, "A field of the form is not valid UTF-8.")
        }
        return text
    }
}
