/// An integer, written in as few bytes as it needs.
final class IntegerPlan<Value: FixedWidthInteger>: TypedPlan<Value>, @unchecked Sendable {
    override var isSmall: Bool { true }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        let value = address.value(Value.self)
        if Value.isSigned {
            encoder.writer.write(signed: Int64(truncatingIfNeeded: value))
        } else {
            encoder.writer.write(UInt64(truncatingIfNeeded: value))
        }
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        let value =
            Value.isSigned
            ? Value(exactly: try decoder.reader.readSigned()) : Value(exactly: try decoder.reader.readUnsigned())
        guard let value else { throw .damaged }
        address.initialize(value)
    }
}

/// A number of which every pattern of bits is a value.
final class BitPatternPlan<Value: BitwiseCopyable>: TypedPlan<Value>, @unchecked Sendable {
    override var isSmall: Bool { true }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        encoder.writer.write(raw: UnsafeRawBufferPointer(start: address, count: MemoryLayout<Value>.size))
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) { address.initialize(try decoder.reader.readFixed(Value.self)) }
}

final class FlagPlan: TypedPlan<Bool>, @unchecked Sendable {
    override var isSmall: Bool { true }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        encoder.writer.write(byte: address.value(Bool.self) ? 1 : 0)
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        let byte = try decoder.reader.readByte()
        guard byte <= 1 else { throw .damaged }
        address.initialize(byte == 1)
    }
}

/// A value that is written as another one.
final class ConvertedPlan<Value, Stored>: TypedPlan<Value>, @unchecked Sendable {
    private let stored: TypedPlan<Stored>
    private let encoding: (Value) -> Stored
    private let decoding: (Stored) -> Value?

    init(
        as stored: TypedPlan<Stored>, encoding: @escaping (Value) -> Stored, decoding: @escaping (Stored) -> Value?
    ) {
        self.stored = stored
        self.encoding = encoding
        self.decoding = decoding
    }

    override var isSmall: Bool { stored.isSmall }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        try withUnsafePointer(to: encoding(address.value(Value.self))) { (pointer) throws(NotStorable) in
            try stored.encode(UnsafeRawPointer(pointer), &encoder)
        }
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        guard let value = decoding(try stored.value(Stored.self, &decoder)) else { throw .damaged }
        address.initialize(value)
    }
}

extension PlannedType where Self: FixedWidthInteger {
    static func makePlan() -> ValuePlan { IntegerPlan<Self>() }
}

extension PlannedType where Self: BitwiseCopyable & BinaryFloatingPoint {
    static func makePlan() -> ValuePlan { BitPatternPlan<Self>() }
}

extension Int: PlannedType {}
extension Int8: PlannedType {}
extension Int16: PlannedType {}
extension Int32: PlannedType {}
extension Int64: PlannedType {}
extension UInt: PlannedType {}
extension UInt8: PlannedType {}
extension UInt16: PlannedType {}
extension UInt32: PlannedType {}
extension UInt64: PlannedType {}
extension Double: PlannedType {}
extension Float: PlannedType {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: PlannedType {}
#endif
extension Int128: PlannedType {
    static func makePlan() -> ValuePlan { BitPatternPlan<Int128>() }
}
extension UInt128: PlannedType {
    static func makePlan() -> ValuePlan { BitPatternPlan<UInt128>() }
}
extension Bool: PlannedType {
    static func makePlan() -> ValuePlan { FlagPlan() }
}
