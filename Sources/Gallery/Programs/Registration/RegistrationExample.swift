import Martlet

/// A form that says what is missing as soon as a field has been left, and no sooner.
struct RegistrationExample: View {
    @State private var registration = Registration()
    @State private var isDone = false

    var body: some View {
        VStack {
            if isDone {
                RegistrationConfirmed(registration: registration) {
                    registration = Registration()
                    isDone = false
                }
            } else {
                RegistrationForm(registration: $registration) { isDone = true }
            }
        }
        .frame(maxWidth: 560)
    }
}

private struct RegistrationForm: View {
    typealias Field = Registration.Field

    @Binding var registration: Registration
    let submit: () -> Void
    /// The fields whose problems are shown.
    @State private var visited: Set<Field> = []
    @State private var failedAttempts = 0
    @FocusState private var focus: Field?

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            field("Name", .name) {
                TextField("Name", text: $registration.name, prompt: Text("Ada Lovelace"))
                    .textContentType(.name)
                    .focused($focus, equals: .name)
            }
            field("Email", .email) {
                TextField("Email", text: $registration.email, prompt: Text("ada@example.org"))
                    .textContentType(.emailAddress)
                    .keyboardType(.emailAddress)
                    .focused($focus, equals: .email)
            }
            field("Workshop", .course) {
                // The label above names it.
                Picker("", selection: $registration.course) {
                    Text("Choose…").tag("")
                    ForEach(Registration.courses, id: \.self) { Text($0) }
                }
                .labelsHidden()
                .focused($focus, equals: .course)
            }
            VStack(alignment: .leading, spacing: 4) {
                Text("Price").font(.subheadline).fontWeight(.medium)
                Picker("Price", selection: $registration.price) {
                    ForEach(Registration.Price.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                }
                .pickerStyle(.segmented)
            }
            if registration.price == .student {
                field("Student number", .studentNumber) {
                    TextField("Student number", text: $registration.studentNumber, prompt: Text("12345678"))
                        .keyboardType(.numberPad)
                        .focused($focus, equals: .studentNumber)
                }
            }
            Stepper("Seats: \(registration.seats)", value: $registration.seats, in: 1...6)
            field("Anything we should know? (optional)", .notes) {
                TextEditor(text: $registration.notes)
                    .focused($focus, equals: .notes)
            }
            VStack(alignment: .leading, spacing: 4) {
                Toggle("I agree to the rules of the workshop", isOn: $registration.agrees)
                    .toggleStyle(.checkbox)
                    .focused($focus, equals: .agreement)
                FieldProblem(identifier: "agreement", problem: problem(.agreement))
            }
            Divider()
            HStack {
                Text("Total").foregroundStyle(.secondary)
                Text(registration.total, format: .currency(code: "EUR").precision(.fractionLength(0)))
                    .fontWeight(.semibold)
                    .accessibilityIdentifier("total")
                Spacer()
                Button("Register", action: trySubmitting).buttonStyle(.borderedProminent)
            }
            RegistrationFailure(count: failedAttempts == 0 ? 0 : registration.invalidFields.count)
        }
        .onChange(of: focus) { left, _ in
            if let left { visited.insert(left) }
        }
    }

    private func field(
        _ title: String, _ field: Field, @ViewBuilder control: () -> some View
    ) -> some View {
        ValidatedField(title: title, identifier: field.rawValue, problem: problem(field), control: control)
    }

    private func problem(_ field: Field) -> String? {
        visited.contains(field) ? registration.problem(in: field) : nil
    }

    private func trySubmitting() {
        guard let first = registration.invalidFields.first else { return submit() }
        visited = Set(Field.allCases)
        failedAttempts += 1
        focus = first
    }
}

/// What keeps the form from being sent.
private struct RegistrationFailure: View {
    let count: Int

    var body: some View {
        HTML("div") {
            if count > 0 {
                Text(count == 1 ? "One field needs your attention." : "\(count) fields need your attention.")
                    .foregroundStyle(.red)
            }
        }
        .attribute("role", "alert")
        .accessibilityIdentifier("failure")
    }
}

private struct RegistrationConfirmed: View {
    let registration: Registration
    let again: () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(spacing: 12) {
                Image(systemName: "checkmark").foregroundStyle(.green).font(.title).accessibilityHidden(true)
                Text("See you there, \(registration.name)!").font(.title2).bold().accessibilityAddTraits(.isHeader)
            }
            .attribute("role", "status")
            VStack(spacing: 12) {
                LabeledContent("Workshop", value: registration.course)
                LabeledContent("Seats", value: String(registration.seats))
                LabeledContent("Confirmation to", value: registration.email)
            }
            Text("This is a demonstration: nothing was sent, and nothing is kept.")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            Button("Register somebody else", action: again)
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.secondary.opacity(0.1), in: .rect(cornerRadius: 16))
    }
}
