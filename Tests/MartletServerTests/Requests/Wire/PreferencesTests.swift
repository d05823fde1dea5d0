import Testing

@testable import MartletServer

/// RFC 7240: “preference = token [ BWS "=" BWS word ] *( OWS ";" [ OWS parameter ] )”
@Suite struct PreferencesTests {
    @Test(arguments: [
        "return=representation", "Return=Representation", "return=\"representation\"", "return = representation",
        "respond-async, return=representation; a=b", "handling=lenient,return=representation",
        "a=\"x, return=minimal\", return=representation",
    ])
    func aRepresentationIsWanted(_ header: String) { #expect(Preferences(header).wantsRepresentation) }

    @Test(arguments: [
        "", "return", "return=minimal", "xreturn=representation", "return=representationx",
        "return=minimal, return=representation",
        "a=\"return=representation\"", "a; return=representation", "return=\"repre\\\\sentation", ",;=\"\\",
    ])
    func anythingElseIsNot(_ header: String) { #expect(!Preferences(header).wantsRepresentation) }
}
