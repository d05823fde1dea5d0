@testable import MartletValues
import Testing

@testable import MartletUI

struct OffsetTests {
    private struct Outer {
        var flag = true
        var inner = Inner()
    }

    private struct Inner: Equatable {
        var number: Int32 = 7
        var text = "seven"
    }

    @Test func offsetOfAPropertyInAPropertyFindsItsValue() {
        let outer = Offset<Outer>.start
        withAddress(of: Outer(flag: false, inner: Inner(number: 8, text: "eight"))) { address in
            #expect(!address[outer.flag])
            #expect(address[outer.inner.text] == "eight")
            #expect(address[outer.inner] == Inner(number: 8, text: "eight"))
        }
    }

    @Test func elementsOfATupleAreFoundAtTheirOffsets() {
        func text<Element: ViewOffset>(_ element: Element, at address: ValueAddress) -> String? {
            (address[element.offset] as? Text)?.resolved()
        }
        let found = TupleView.withElements(of: (Text("a"), EmptyView(), Text("c"))) { address, elements in
            elements.map { text($0, at: address) }
        }
        #expect(found == ["a", nil, "c"])
    }

    @Test func oneElementAloneIsFound() {
        let count = TupleView.withElements(of: Text("a")) { $1.count }
        #expect(count == 1)
    }

    @Test func functionsAreRecognisedAlsoInAnOptional() {
        #expect(StoredField.isFunction((() -> Void).self))
        #expect(StoredField.isFunction((() -> Void)?.self))
        #expect(!StoredField.isFunction(Int?.self))
    }

    @Test func computedPropertyEndsTheProcess() async {
        await #expect(processExitsWith: .failure) { _ = Offset<Text>.start.isStyled }
    }

    @Test func functionEndsTheProcess() async {
        await #expect(processExitsWith: .failure) { _ = Offset<_AppearanceModifier>.start.action }
    }
}
