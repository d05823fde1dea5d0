import MartletUI
import Testing

/// A value in a program's state may do anything in its `deinit`, including with that same state.
@Suite struct StateEndTests {
    private final class Held {
        let number: Int
        var atEnd: (() -> Void)?

        init(_ number: Int) { self.number = number }

        deinit { atEnd?() }
    }

    private final class Seen { var numbers: [Int] = [] }

    private struct Owner: View {
        let seen: Seen
        @State private var held = Held(1)
        @State private var ended = 0

        var body: some View {
            Text(verbatim: "holds \(held.number), ended \(ended)")
            Button("replace") {
                held.atEnd = {
                    seen.numbers.append(held.number)
                    ended += 1
                    if held.number == 3 { held = Held(4) }
                }
                held = Held(held.number + 1)
            }
            .accessibilityIdentifier("replace")
        }
    }

    @Test func whatEndsWithItsReplacementFindsTheNewValue() throws {
        let seen = Seen()
        let page = try EnginePage(Owner(seen: seen))
        // The view keeps the initial value for as long as it exists.
        try page.press("replace")
        #expect(seen.numbers == [])
        // The second value is released when the third replaces it, and likewise the third when the fourth does.
        try page.press("replace")
        #expect(seen.numbers == [3])
        #expect(page.markup.contains("holds 4, ended 1"))
    }
}
