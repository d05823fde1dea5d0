#if Foundation || !canImport(FoundationEssentials)
import Foundation
#else
import FoundationEssentials
#endif

extension UUID: PlannedType {
    static func makePlan() -> ValuePlan {
        ConvertedPlan<UUID, uuid_t>(as: BitPatternPlan(), encoding: \.uuid, decoding: { UUID(uuid: $0) })
    }
}

extension Date: PlannedType {
    static func makePlan() -> ValuePlan {
        ConvertedPlan<Date, Double>(
            as: BitPatternPlan(), encoding: \.timeIntervalSinceReferenceDate,
            decoding: { Date(timeIntervalSinceReferenceDate: $0) })
    }
}

final class DataPlan: TypedPlan<Data>, @unchecked Sendable {
    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        address.value(Data.self).withUnsafeBytes {
            if encoder.stops(before: $0.count) { return }
            encoder.writer.reserve($0.count)
            encoder.writer.write(count: $0.count)
            encoder.writer.write(raw: $0)
        }
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) { address.initialize(Data(try decoder.reader.readBytes())) }
}

extension Data: PlannedType {
    static func makePlan() -> ValuePlan { DataPlan() }
}
