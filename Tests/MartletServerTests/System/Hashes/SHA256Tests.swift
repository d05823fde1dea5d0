import Testing

@testable import MartletServer

/// The examples of FIPS 180-4.
@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func examples(text: String, hash: String) {
        #expect(SHA256.hash(text.utf8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == hash)
    }

    /// Stores name their sessions and users by these numbers, so they must never change.
    @Test func namesInStoresStay() {
        let key = SessionKey(SessionIdentifier(high: 1, low: 2))
        #expect(key == SessionKey(high: 0x8c7654ecfd7b0b62, low: 0x3b803e2f4e02ad1c))
        #expect(UserTag(ofUser: "ada").rawValue == -2425261791517610243)
    }
}
