import Testing

@testable import MartletServer

@Suite struct ByteRangeTests {
    @Test(arguments: [
        ("bytes=0-0", 0..<1), ("bytes=0-", 0..<10), ("bytes=3-5", 3..<6), ("BYTES=9-9", 9..<10), ("bytes=5-99", 5..<10),
        ("bytes=-3", 7..<10), ("bytes=-99", 0..<10),
    ])
    func aPart(_ field: String, _ range: Range<Int>) { #expect(ByteRange(field, of: 10) == .part(range)) }

    @Test(arguments: ["bytes=10-", "bytes=10-11", "bytes=-0", "bytes=9223372036854775807-"])
    func aPartThatIsNotThere(_ field: String) { #expect(ByteRange(field, of: 10) == .absent) }

    @Test(arguments: [
        "bytes=5-3", "bytes=", "bytes=-", "bytes=a-b", "bytes=1-2,4-5", "lines=0-1", "bytes", "", "bytes=+1-2",
        "bytes=1--2", "bytes=99999999999999999999-", "bytes=0-99999999999999999999", "bytes= 0-1",
    ])
    func whatNobodyUnderstandsIsTheWhole(_ field: String) { #expect(ByteRange(field, of: 10) == .whole) }

    @Test func anEmptyFileHasNoParts() {
        #expect(ByteRange(nil, of: 0) == .whole)
        for field in ["bytes=0-", "bytes=0-0", "bytes=-1"] { #expect(ByteRange(field, of: 0) == .absent) }
    }
}
