import Foundation
import OSLog
import Testing

@Suite struct OSLogPrivacyTests {
    struct Place: CustomStringConvertible { let description = "Oslo" }
    struct Lost: Error {}

    /// “Unless a message says otherwise, numbers and truth values are shown, and everything else is `<private>`”.
    @Test func valuesAreShownByTheirKind() {
        let name = "Ada"
        let error: any Error = Lost()
        #expect(logged("\(name) \(Place()) \(error)") == "<private> <private> <private>")
        #expect(logged("\(1) \(UInt8(2)) \(1.5) \(Float(0.25)) \(true)") == "1 2 1.500000 0.250000 true")
        #expect(logged("\(CGFloat(1.5)) \(Decimal(3))") == "1.5 3")
        #expect(logged("\(Place.self)") == "Place")
    }

    @Test func aMessageDecides() {
        let name = "Ada"
        #expect(logged("\(name, privacy: .public)") == "Ada")
        #expect(logged("\(name, privacy: .private) \(name, privacy: .sensitive)") == "<private> <private>")
        #expect(
            logged("\(7, privacy: .private) \(1.5, privacy: .private) \(true, privacy: .sensitive)")
                == "<private> <private> <private>")
        #expect(logged("\(Place(), privacy: .public) \(Lost(), privacy: .public)") == "Oslo Lost()")
    }

    /// “digits that are the same for equal values … and do not tell the value”.
    @Test func aMaskTellsEqualValuesFromOthers() throws {
        let names = ["Ada", "Grace", "Ada"]
        let masks = try names.map { name in try #require(logged("\(name, privacy: .private(mask: .hash))")) }
        #expect(masks[0] == masks[2] && masks[0] != masks[1])
        #expect(masks.allSatisfy { $0.wholeMatch(of: /<mask\.hash: [0-9a-f]{16}>/) != nil })
        #expect(logged("\(names[0], privacy: .sensitive(mask: .none))") == "<private>")
        #expect(logged("\(7, privacy: .auto(mask: .hash))") == "7")
    }
}
