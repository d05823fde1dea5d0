import Martlet

/// 7GUIs, task 2: two fields, each of which follows the other.
struct TemperatureConverter: View {
    @State private var celsius = ""
    @State private var fahrenheit = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .bottom, spacing: 12) {
                DegreesField(unit: "Celsius", text: celsiusText, isWrong: Self.problem(in: celsius) != nil)
                Text("=").frame(height: 40).foregroundStyle(.secondary)
                DegreesField(unit: "Fahrenheit", text: fahrenheitText, isWrong: Self.problem(in: fahrenheit) != nil)
            }
            FieldProblem(identifier: "Celsius", problem: Self.problem(in: celsius))
            FieldProblem(identifier: "Fahrenheit", problem: Self.problem(in: fahrenheit))
        }
    }

    private var celsiusText: Binding<String> {
        Binding {
            celsius
        } set: { text in
            celsius = text
            if let degrees = Self.number(in: text) { fahrenheit = Self.text(for: degrees * 9 / 5 + 32) }
        }
    }

    private var fahrenheitText: Binding<String> {
        Binding {
            fahrenheit
        } set: { text in
            fahrenheit = text
            if let degrees = Self.number(in: text) { celsius = Self.text(for: (degrees - 32) * 5 / 9) }
        }
    }

    /// The number that a text represents. A text that represents none leaves the other field alone.
    private static func number(in text: String) -> Double? {
        guard let number = Double(text), number.magnitude < 1e12 else { return nil }
        return number
    }

    /// Why a text represents no temperature, or `nil` if it represents one or is empty.
    private static func problem(in text: String) -> String? {
        if text.isEmpty || number(in: text) != nil { return nil }
        if text.contains(",") { return "Write a point before the decimals, as in 21.5." }
        return Double(text)?.isFinite == true ? "That is more than can be converted." : "Write a number, such as 21.5."
    }

    private static func text(for degrees: Double) -> String {
        degrees.formatted(.number.grouping(.never).precision(.fractionLength(0...2)))
    }
}

private struct DegreesField: View {
    let unit: String
    @Binding var text: String
    let isWrong: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(unit).font(.subheadline).foregroundStyle(.secondary).accessibilityHidden(true)
            TextField(unit, text: $text, prompt: Text("0"))
                .keyboardType(.numbersAndPunctuation)
                .autocorrectionDisabled()
                .attribute("aria-invalid", isWrong ? "true" : nil)
                .attribute("aria-describedby", isWrong ? "\(unit)-problem" : nil)
        }
        .frame(maxWidth: 160)
    }
}
