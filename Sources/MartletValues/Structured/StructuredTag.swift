#if Foundation || !canImport(FoundationEssentials)
import Foundation
#else
import FoundationEssentials
#endif

/// The first byte of a value that its own `encode(to:)` has written. The bytes describe themselves, so that
/// `init(from:)` may read other types and other keys.
enum StructuredTag: UInt8 {
    case null
    case no
    case yes
    /// An integer that fits into 64 bits with a sign.
    case integer
    /// A greater one.
    case unsigned
    case double
    case float
    case text
    case data
    /// A list: its size in bytes, the number of values, and the values.
    case list
    /// Keys and values: their size in bytes, their number, and each key and value.
    case keyed
    /// A collection in chunks: its size in bytes, the list of the chunks and the shapes that it uses.
    case chunks
}

/// A value without a structure of its own.
protocol StructuredLeaf {
    func write(to writer: inout ByteWriter)
    init(_ value: StructuredContent, _ reader: ByteReader) throws(NotRestorable)
}

/// Where the content of a value is.
struct StructuredContent {
    let tag: StructuredTag
    let range: Range<Int>

    /// Reads the head of a value and skips its content.
    init(_ reader: inout ByteReader) throws(NotRestorable) {
        guard let tag = StructuredTag(rawValue: try reader.readByte()) else { throw .damaged }
        self.tag = tag
        switch tag {
        case .null, .no, .yes: range = try reader.readRange(0)
        case .integer, .unsigned:
            let start = reader.position
            _ = try reader.readUnsigned()
            range = start..<reader.position
        case .double: range = try reader.readRange(8)
        case .float: range = try reader.readRange(4)
        case .text, .data, .list, .keyed, .chunks: range = try reader.readRange(try reader.readCount())
        }
    }
}

extension StructuredLeaf where Self: FixedWidthInteger {
    func write(to writer: inout ByteWriter) {
        if let value = Int64(exactly: self) {
            writer.write(byte: StructuredTag.integer.rawValue)
            writer.write(signed: value)
        } else {
            writer.write(byte: StructuredTag.unsigned.rawValue)
            writer.write(UInt64(truncatingIfNeeded: self))
        }
    }

    init(_ value: StructuredContent, _ reader: ByteReader) throws(NotRestorable) {
        var reader = reader.part(value.range)
        let number: Self? =
            switch value.tag {
            case .integer: Self(exactly: try reader.readSigned())
            case .unsigned: Self(exactly: try reader.readUnsigned())
            case .double: Self(exactly: try reader.readFixed(Double.self))
            default: nil
            }
        guard let number else { throw .otherType }
        self = number
    }
}

extension Int: StructuredLeaf {}
extension Int8: StructuredLeaf {}
extension Int16: StructuredLeaf {}
extension Int32: StructuredLeaf {}
extension Int64: StructuredLeaf {}
extension UInt: StructuredLeaf {}
extension UInt8: StructuredLeaf {}
extension UInt16: StructuredLeaf {}
extension UInt32: StructuredLeaf {}
extension UInt64: StructuredLeaf {}

extension Double: StructuredLeaf {
    func write(to writer: inout ByteWriter) {
        writer.write(byte: StructuredTag.double.rawValue)
        writer.write(fixed: self)
    }

    init(_ value: StructuredContent, _ reader: ByteReader) throws(NotRestorable) {
        var reader = reader.part(value.range)
        switch value.tag {
        case .double: self = try reader.readFixed(Double.self)
        case .float: self = Double(try reader.readFixed(Float.self))
        case .integer: self = Double(try reader.readSigned())
        case .unsigned: self = Double(try reader.readUnsigned())
        default: throw .otherType
        }
    }
}

extension Float: StructuredLeaf {
    func write(to writer: inout ByteWriter) {
        writer.write(byte: StructuredTag.float.rawValue)
        writer.write(fixed: self)
    }

    init(_ value: StructuredContent, _ reader: ByteReader) throws(NotRestorable) {
        self =
            if value.tag == .float {
                try Self.exact(value, reader)
            } else {
                Float(try Double(value, reader))
            }
    }

    private static func exact(_ value: StructuredContent, _ reader: ByteReader) throws(NotRestorable) -> Float {
        var reader = reader.part(value.range)
        return try reader.readFixed(Float.self)
    }
}

extension Bool: StructuredLeaf {
    func write(to writer: inout ByteWriter) {
        writer.write(byte: (self ? StructuredTag.yes : .no).rawValue)
    }

    init(_ value: StructuredContent, _ reader: ByteReader) throws(NotRestorable) {
        switch value.tag {
        case .yes: self = true
        case .no: self = false
        default: throw .otherType
        }
    }
}

extension String: StructuredLeaf {
    func write(to writer: inout ByteWriter) {
        writer.write(byte: StructuredTag.text.rawValue)
        writer.write(self)
    }

    init(_ value: StructuredContent, _ reader: ByteReader) throws(NotRestorable) {
        guard value.tag == .text else { throw .otherType }
        self = try reader.text(value.range)
    }
}

extension Data: StructuredLeaf {
    func write(to writer: inout ByteWriter) {
        writer.write(byte: StructuredTag.data.rawValue)
        writer.write(count: count)
        withUnsafeBytes { writer.write(raw: $0) }
    }

    init(_ value: StructuredContent, _ reader: ByteReader) throws(NotRestorable) {
        guard value.tag == .data else { throw .otherType }
        self = Data(reader.copied(value.range))
    }
}
