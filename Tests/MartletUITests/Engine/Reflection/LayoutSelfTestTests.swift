import MartletUI
import Testing

@Suite struct LayoutSelfTestTests {
    @Test func thisCompilerLaysValuesOutAsTheEngineAssumes() { #expect(LayoutSelfTest.differences() == []) }

    @Test func aDifferenceIsNamed() {
        let failure = LayoutSelfTest.Failure(differences: ["the metadata of Int? does not say that it is an optional"])
        #expect(failure.description.contains("the metadata of Int?"))
        #expect(failure.description.contains("README"))
    }
}
