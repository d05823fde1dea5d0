import Testing

@testable import MartletUI

@Suite struct PatchWriterTests {
    private func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func whatWasGivenBackIsWrittenOver() {
        var patches = PatchWriter()
        patches.setText(1, "one")
        patches.reuse(patches.take())
        #expect(patches.isEmpty)
        patches.setText(2, "two")
        patches.setText(3, "three")
        #expect(text(patches.take()) == #"[["t",2,"two",3,"three"]]"#)
    }

    /// The frame of an event allocates no new memory for its patches.
    @Test func whatNobodyKeepsIsTheSameMemory() {
        let graph = ViewGraph(EmptyView())
        func write() -> UnsafeRawPointer? {
            graph.patches.setText(1, "one")
            let taken = graph.removePatches()
            let place = taken.withUnsafeBytes { $0.baseAddress }
            graph.reuse(consume taken)
            return place
        }
        let first = write()
        #expect(first != nil && write() == first && write() == first)
    }

    @Test func whatSomebodyKeepsStaysAsItWas() {
        var patches = PatchWriter()
        patches.setText(1, "one")
        let kept = patches.take()
        patches.reuse(kept)
        patches.setText(2, "two")
        #expect(text(kept) == #"[["t",1,"one"]]"#)
        #expect(text(patches.take()) == #"[["t",2,"two"]]"#)
    }

    @Test func whatIsUnderWayIsNotLost() {
        var patches = PatchWriter()
        patches.setText(1, "one")
        let taken = patches.take()
        patches.setText(2, "two")
        patches.reuse(taken)
        #expect(text(patches.take()) == #"[["t",2,"two"]]"#)
    }
}
