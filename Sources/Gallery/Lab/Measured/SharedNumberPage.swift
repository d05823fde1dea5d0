import Martlet

/// A number that all visitors share, for measuring the cost of one change with many readers.
struct SharedNumberPage: View {
    private static let number = Shared(0)

    var body: some View {
        homeLink()
        HTML("h1") { Text("Shared number") }
        HTML("p") { Text(String(Self.number.value)) }.accessibilityIdentifier("n")
        Button("+") { Self.number.update { $0 += 1 } }.accessibilityIdentifier("inc").accessibilityLabel("Increment")
    }
}

/// Values that all visitors share, two of which one press changes, one inside the other, for what happens to them on several
/// servers.
struct SharedNumbersPage: View {
    private static let presses = Shared(Set<UInt64>(), key: "presses")
    private static let nested = Shared(0, key: "nested presses")
    private static let alone = Shared(0, key: "presses alone")

    /// An update inside another may run again with it, so it changes nothing twice.
    private static func press(nested isNested: Bool) {
        let press = UInt64.random(in: 0...UInt64.max)
        guard isNested else { return presses.update { _ = $0.insert(press) } }
        nested.update { count in
            count += 1
            presses.update { _ = $0.insert(press) }
        }
    }

    var body: some View {
        HTML("h1") { Text("Shared numbers") }
        HTML("p") {
            Text(verbatim: "\(Self.presses.value.count) \(Self.nested.value) \(Self.alone.value)")
        }.accessibilityIdentifier("n")
        Button("One") { Self.press(nested: false) }.accessibilityIdentifier("one")
        Button("Two") { Self.press(nested: true) }.accessibilityIdentifier("two")
        Button("Alone") { Self.alone.update { $0 += 1 } }.accessibilityIdentifier("alone")
    }
}
