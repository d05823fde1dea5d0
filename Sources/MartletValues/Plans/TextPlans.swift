final class TextPlan: TypedPlan<String>, @unchecked Sendable {
    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        let text = address.value(String.self)
        if encoder.secrets.contains(text) { throw NotStorable(.secret) }
        if encoder.stops(before: text.utf8.count) { return }
        encoder.writer.write(text)
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) { address.initialize(try decoder.reader.readString()) }
}

extension String: PlannedType {
    static func makePlan() -> ValuePlan { TextPlan() }
}

extension Substring: PlannedType {
    static func makePlan() -> ValuePlan {
        ConvertedPlan<Substring, String>(as: TextPlan(), encoding: { String($0) }, decoding: { Substring($0) })
    }
}

extension Character: PlannedType {
    static func makePlan() -> ValuePlan {
        ConvertedPlan<Character, String>(
            as: TextPlan(), encoding: { String($0) }, decoding: { $0.count == 1 ? $0.first : nil })
    }
}

extension Unicode.Scalar: PlannedType {
    static func makePlan() -> ValuePlan {
        ConvertedPlan<Unicode.Scalar, UInt32>(as: IntegerPlan(), encoding: \.value, decoding: { Unicode.Scalar($0) })
    }
}
