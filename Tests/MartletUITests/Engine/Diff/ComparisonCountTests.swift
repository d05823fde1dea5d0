import MartletUI
import Testing

private final class Calls { var count = 0 }

/// A view that counts how often it is compared.
private struct Compared: View, Equatable {
    let value: Int
    let calls: Calls
    var body: some View { Text(verbatim: "value \(value)") }

    static func == (left: Compared, right: Compared) -> Bool {
        left.calls.count += 1
        return left.value == right.value
    }
}

private struct Page: View {
    let calls: Calls
    let isInRows: Bool
    @State private var value = 0
    @State private var other = 0
    var body: some View {
        if isInRows {
            ForEach(0..<3, id: \.self) { Compared(value: value + $0, calls: calls) }
        } else {
            Compared(value: value, calls: calls)
        }
        Text(verbatim: "other \(other)")
        Button("change") { value += 1 }.accessibilityIdentifier("change")
        Button("other") { other += 1 }.accessibilityIdentifier("other")
    }
}

/// A program's `==` runs once for each view that is given anew, whether the view has changed or not.
@Suite struct ComparisonCountTests {
    @Test(arguments: [(false, 1), (true, 3)]) func eachViewIsComparedOnce(isInRows: Bool, views: Int) throws {
        let calls = Calls()
        let page = try EnginePage(Page(calls: calls, isInRows: isInRows))
        #expect(calls.count == 0)
        try page.press("change")
        #expect(calls.count == views)
        #expect(page.markup.contains("value 1"))
        try page.press("other")
        #expect(calls.count == 2 * views)
    }
}
