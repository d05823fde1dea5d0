import Testing

@testable import MartletUI
@testable import MartletValues

/// “A start-up self-test that names what differs and falls back to `Codable` alone with a warning.”
struct StoredValueLayoutTests {
    struct Plain { var text = "" }
    struct Coded: Codable, Equatable { var text = "" }
    enum Raw: String { case first }
    final class CodedObject: Codable {}

    private func plan(_ type: Any.Type) -> ValuePlan { PlanBuilder(isLayoutKnown: false).finishedPlan(for: type) }

    @Test func thisCompilerIsKnown() { #expect(StoredValueLayout.differences() == []) }

    @Test("Without knowledge of the layout, what writes itself is stored, and nothing else") func codableAlone() throws
    {
        #expect(plan(Coded.self) is CodablePlan<Coded>)
        #expect(plan(CodedObject.self) is CodablePlan<CodedObject>)
        #expect(plan(Raw.self) is RawValuePlan<Raw>)
        #expect(plan([String: [Coded?]].self) is DictionaryPlan<String, [Coded?]>)
        #expect(plan(Plain.self) is UnstorablePlan<Plain>)
        #expect(plan((Int, Int).self) is UnstorablePlan<(Int, Int)>)
        #expect(plan(Coded.self).holdsReferences, "what is unchanged cannot be seen either")
    }

    @Test func aValueThatIsLeftOutIsExplained() {
        var encoder = ValueEncoder(ObjectTable(), blobs: BlobCache())
        let error = #expect(throws: NotStorable.self) {
            try withUnsafePointer(to: Plain()) { try plan(Plain.self).encode(UnsafeRawPointer($0), &encoder) }
        }
        #expect(
            error?.description.contains("Plain, and Martlet does not know how this Swift compiler lays it out") == true)
        #expect(
            StoredValueLayout.warning(["the cases of an enum are not found"])
                == "Martlet does not know how this Swift compiler lays values out in memory (the cases of an enum are not found). Only state whose type is Codable outlives the process. Build with a compiler that the README names."
        )
    }
}
