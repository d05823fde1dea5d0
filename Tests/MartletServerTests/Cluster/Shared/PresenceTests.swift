import MartletUI
import Testing

/// Who is here.
@Suite struct PresenceTests {
    @Test func aPageIsHereAsLongAsItSaysSo() {
        let people = Presence<String>("PresenceTests.one")
        let one = people.enter("Ann")
        let two = people.enter("Ann")
        _ = people.enter("Bob")
        #expect(people.elements.sorted() == ["Ann", "Ann", "Bob"], "one for each page")
        people.leave(one)
        people.leave(one)
        #expect(people.elements.sorted() == ["Ann", "Bob"])
        people.leave(two)
        #expect(people.elements == ["Bob"])
    }

    /// “a value that forgets servers that died”; and this one, which others have taken for dead, says again who is here.
    @Test func serversThatHaveDiedAreForgotten() throws {
        let people = Presence<String>("PresenceTests.two")
        _ = people.enter("Ann")
        let server = try #require(people.servers.first)
        people.tidy(dead: [])
        #expect(people.elements == ["Ann"])
        people.tidy(dead: [server])
        #expect(people.elements == [])
        people.tidy(dead: [])
        #expect(people.elements == ["Ann"])
    }
}
