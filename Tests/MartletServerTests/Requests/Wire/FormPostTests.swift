import Testing

@testable import MartletServer

@Suite struct FormPostTests {
    private func fields(_ text: String) throws(Problem) -> [String] {
        try FormPost(text.utf8).fields.map { "\($0.name)|\($0.value)" }
    }

    @Test func fieldsComeInTheirOrder() throws {
        #expect(try fields("6=&9=a+b&9=%C3%A4%26%3d%0D%0A&x%5B%5D=%2B") == ["6|", "9|a b", "9|ä&=\r\n", "x[]|+"])
        #expect(try fields("") == [])
    }

    @Test(arguments: [
        "a", "&", "a=1&", "&a=1", "a=1&&b=2", "a=%", "a=%4", "a=%4G", "a=%G4", "a=% 4", "a=%+4", "a=b c", "a=ä",
        "a=\u{0}", "a=\n", "a=%FF", "a=%C3", "a=%C3%28", "a=%ED%A0%80", "a=%F4%90%80%80", "a=%C0%AF", "%=1", "{}",
        "{\"events\":[]}",
    ])
    func whatNoBrowserWritesIsRefused(_ text: String) {
        #expect(throws: Problem.self) { try fields(text) }
        do throws(Problem) { _ = try fields(text) } catch { #expect(error.status == 400) }
    }

    @Test func thereAreLimits() throws {
        func status(_ text: String) -> Int {
            do throws(Problem) {
                _ = try fields(text)
                return 200
            } catch { return error.status }
        }
        let many = { (count: Int) in Array(repeating: "1=", count: count).joined(separator: "&") }
        #expect(status(many(1_000)) == 200)
        #expect(status(many(1_001)) == 413)
        #expect(status("1=" + String(repeating: "x", count: 65_536)) == 200)
        #expect(status("1=" + String(repeating: "x", count: 65_537)) == 413)
        #expect(status(String(repeating: "%41", count: 257) + "=") == 413)
    }

    /// Whatever the bytes are, the reader ends with fields or a problem.
    @Test func anyBytesAreReadToAnEnd() {
        var random = QuickRandom(state: 7)
        let alphabet = Array("ab=&%+4F\u{0}é;\n".utf8) + [0xFF, 0xC3]
        for _ in 0..<5_000 {
            let bytes = (0..<Int(random.next() % 40)).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
            do {
                let post = try FormPost(bytes)
                #expect(post.fields.count == (bytes.isEmpty ? 0 : bytes.count { $0 == UInt8(ascii: "&") } + 1))
            } catch { #expect(error.status == 400) }
        }
    }

    private struct QuickRandom {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }
}

@Suite struct FormAddressTests {
    private let page = PageIdentifier.Authority().makeIdentifier(for: .random())

    @Test func whatIsWrittenIsRead() throws {
        let text = FormAddress.text(below: "", page: page.text, after: 4, end: 57, path: "/books/1?q=a%26b&x=+")
        let query = String(text.drop { $0 != "?" }.dropFirst())
        let address = try FormAddress(query: query + "&form=12")
        #expect(text.hasPrefix("/_martlet/pages/\(page.text)/form?"))
        #expect(address.sequence == 5 && address.end == 57 && address.form == 12)
        #expect(address.path == "/books/1?q=a%26b&x=+")
        #expect(address.location(of: page) == "/books/1?q=a%26b&x=+&_page=\(page.text)")
    }

    @Test(arguments: [
        "//evil.example", "https://evil.example", "/\\evil.example", "evil", "", "/a%0D%0ASet-Cookie:x", "/a b", "/a#b",
        "/_martlet/metrics", "javascript:alert(1)",
    ])
    func anAddressElsewhereIsNotFollowed(_ path: String) throws {
        let escaped = path.replacing("%0D%0A", with: "\r\n").utf8.map { byte in
            "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        #expect(try FormAddress(query: "at=\(escaped.joined())").location(of: page) == "/?_page=\(page.text)")
    }

    @Test(arguments: ["seq=0", "seq=-1", "seq=x", "seq=99999999999999999999", "end=4294967296", "form=", "seq"])
    func aWrongNumberIsRefused(_ query: String) {
        #expect(throws: Problem.self) { try FormAddress(query: query) }
    }

    @Test func theNameOfAPageIsTakenOut() {
        let address = PageAddress(path: "/a", query: "x=1&_page=\(page.text)&y=2")
        #expect(address.page == page && address.path == "/a?x=1&y=2")
        let plain = PageAddress(path: "/a", query: nil)
        #expect(plain.page == nil && plain.path == "/a")
        #expect(PageAddress(path: "/a", query: "_page=invented").page == nil)
    }
}
