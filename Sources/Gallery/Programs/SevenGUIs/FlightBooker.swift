import Martlet

/// 7GUIs, task 3: what one may enter and press depends on what one has entered.
struct FlightBooker: View {
    private enum Kind: String, Codable {
        case oneWay = "one-way flight"
        case roundTrip = "return flight"
    }

    @State private var kind = Kind.oneWay
    @State private var departure = "04.04.2026"
    @State private var arrival = "04.04.2026"
    @State private var isBooked = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Picker("Flight", selection: $kind) {
                Text("one-way flight").tag(Kind.oneWay)
                Text("return flight").tag(Kind.roundTrip)
            }
            DateField(title: "Departure", text: $departure, problem: FlightDate.problem(in: departure))
            DateField(title: "Return", text: $arrival, problem: returnProblem)
                .disabled(kind == .oneWay)
            Button("Book") { isBooked = true }
                .buttonStyle(.borderedProminent)
                .disabled(FlightDate(departure) == nil || returnProblem != nil)
        }
        .frame(maxWidth: 320)
        .alert("Booked", isPresented: $isBooked) {
        } message: {
            Text(confirmation)
        }
    }

    private var returnProblem: String? {
        guard kind == .roundTrip else { return nil }
        guard let end = FlightDate(arrival) else { return FlightDate.problem(in: arrival) }
        guard let start = FlightDate(departure), end < start else { return nil }
        return "The return is before the departure."
    }

    private var confirmation: String {
        switch kind {
        case .oneWay: "You have booked a one-way flight on \(departure)."
        case .roundTrip: "You have booked a return flight from \(departure) to \(arrival)."
        }
    }
}

/// A field for a date, which is red and says why as long as something is wrong with it.
private struct DateField: View {
    let title: String
    @Binding var text: String
    let problem: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.subheadline).foregroundStyle(.secondary).accessibilityHidden(true)
            TextField(title, text: $text, prompt: Text("04.04.2026"))
                .keyboardType(.numbersAndPunctuation)
                .foregroundStyle(problem == nil ? .primary : Color.red)
                .attribute("aria-invalid", problem == nil ? nil : "true")
                .attribute("aria-describedby", problem == nil ? nil : "\(title)-problem")
            FieldProblem(identifier: title, problem: problem)
        }
    }
}
