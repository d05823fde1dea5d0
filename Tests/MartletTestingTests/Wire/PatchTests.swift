import MartletTesting
import Testing

@Suite struct PatchTests {
    @Test func aPatchIsItsTextOnTheWire() {
        #expect(Patch.text(3, "a \"b\"\n") == #"["t",3,"a \"b\"\n"]"#)
        #expect(Patch.texts([3: "a", 4: "b"]) == #"["t",3,"a",4,"b"]"#)
        #expect(Patch.attribute(3, "title", nil) == #"["a",3,"title",null]"#)
        #expect(Patch.property(3, "checked", true) == #"["p",3,"checked",true]"#)
        #expect(Patch.property(3, "value", "x") == #"["p",3,"value","x"]"#)
        #expect(Patch.toggleClass(3, "on", false) == #"["c",3,"on",0]"#)
        #expect(Patch.move(3, before: 9) == #"["m",9,3]"#)
        #expect(Patch.remove(3).description == #"["r",3]"#)
        #expect(Patch.navigate("/x").operation == .navigate)
        #expect(Patch.title("T").operation == .title)
        let literal: Patch = #"["f",3]"#
        #expect(literal.operation == .focus)
        #expect(Patch.text(3, "a") != Patch.text(4, "a"))
    }

    @Test func seededNumbersRepeat() {
        var (first, second, other) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7), SeededGenerator(seed: 8))
        let numbers = (0..<20).map { _ in first.next() }
        #expect(numbers == (0..<20).map { _ in second.next() })
        #expect(numbers != (0..<20).map { _ in other.next() })
        #expect((0..<100).allSatisfy { _ in (0..<5).contains(first.below(5)) })
        #expect(first.below(0) == 0)
    }
}
