import Testing

@testable import MartletUI

@Suite struct FunctionNamesTests {
    @Test func aPlaceIsKnownWithAndWithoutAName() {
        var names = FunctionNames()
        #expect(names.name(at: [1]) == .none)
        names.add("Page.load()", at: [1, 2])
        names.add(nil, at: [3])
        #expect(names.name(at: [1, 2]) == "Page.load()")
        #expect(names.name(at: [3]) == .some(nil))
        #expect(names.name(at: [1]) == .none)
    }

    @Test func theNumberOfPlacesIsLimited() {
        var names = FunctionNames()
        for place in 0..<UInt64(FunctionNames.limit) {
            #expect(names.hasRoom)
            names.add("f\(place)", at: [place])
        }
        #expect(!names.hasRoom)
        names.add("late", at: [1_000])
        #expect(names.name(at: [1_000]) == .none)
        #expect(names.name(at: [0]) == "f0")
    }
}
