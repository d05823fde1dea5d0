import Martlet

/// A control with its label above, and below it what is wrong with its value.
struct ValidatedField<Control: View>: View {
    let title: String
    let identifier: String
    let problem: String?
    @ViewBuilder let control: Control

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HTML("label") { Text(title) }.attribute("for", identifier).font(.subheadline).fontWeight(.medium)
            control
                .accessibilityIdentifier(identifier)
                .attribute("aria-invalid", problem == nil ? nil : "true")
                .attribute("aria-describedby", problem == nil ? nil : "\(identifier)-problem")
                .frame(maxWidth: .infinity, alignment: .leading)
            FieldProblem(identifier: identifier, problem: problem)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// What is wrong with a value. The element is always there, so that a screen reader announces the text when it comes.
struct FieldProblem: View {
    let identifier: String
    let problem: String?

    var body: some View {
        HTML("div") {
            if let problem { Text(problem).font(.subheadline).foregroundStyle(.red) }
        }
        .attribute("aria-live", "polite")
        .accessibilityIdentifier("\(identifier)-problem")
    }
}
