import Testing

@testable import MartletServer

@Suite struct PageIdentifierTests {
    private let authority = PageIdentifier.Authority()

    @Test func itsOwnAreGenuine() {
        let session = SessionIdentifier.random()
        for _ in 0..<100 { #expect(authority.isGenuine(authority.makeIdentifier(for: session), of: session)) }
    }

    @Test func thoseOfAnotherSessionOrServerAreNot() {
        let session = SessionIdentifier.random()
        let page = authority.makeIdentifier(for: session)
        #expect(!authority.isGenuine(page, of: .random()))
        #expect(!PageIdentifier.Authority().isGenuine(page, of: session))
    }

    @Test func aChangedCharacterForgesNothing() throws {
        let session = SessionIdentifier.random()
        let text = Array(authority.makeIdentifier(for: session).text.utf8)
        for position in text.indices {
            var changed = text
            changed[position] = changed[position] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            let page = try #require(PageIdentifier(changed))
            #expect(!authority.isGenuine(page, of: session), "character \(position)")
        }
    }

    @Test func textIsReadBack() throws {
        let page = authority.makeIdentifier(for: .random())
        #expect(page.text.utf8.count == 22)
        #expect(PageIdentifier(page.text.utf8) == page)
    }

    @Test(arguments: [
        "", "A", "AAAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAA=", "AAAAAAAAAAAAAAAAAAAAA+",
        "zAAAAAAAAAAAAAAAAAAAAA",
    ])
    func otherTextIsNone(_ text: String) { #expect(PageIdentifier(text.utf8) == nil) }
}
