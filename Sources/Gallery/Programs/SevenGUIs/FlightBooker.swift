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
            DateField(title: "Departure", text: $departure)
            DateField(title: "Return", text: $arrival)
                .disabled(kind == .oneWay)
            Button("Book") { isBooked = true }
                .buttonStyle(.borderedProminent)
                .disabled(!canBook)
        }
        .frame(maxWidth: 320)
        .alert("Booked", isPresented: $isBooked) {
        } message: {
            Text(confirmation)
        }
    }

    private var canBook: Bool {
        guard let start = FlightDate(departure) else { return false }
        guard kind == .roundTrip else { return true }
        guard let end = FlightDate(arrival) else { return false }
        return start <= end
    }

    private var confirmation: String {
        switch kind {
        case .oneWay: "You have booked a one-way flight on \(departure)."
        case .roundTrip: "You have booked a return flight from \(departure) to \(arrival)."
        }
    }
}

/// A field for a date, which is red as long as it contains none.
private struct DateField: View {
    let title: String
    @Binding var text: String
    @Environment(\.isEnabled) private var isEnabled

    private var isWrong: Bool { isEnabled && FlightDate(text) == nil }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.subheadline).foregroundStyle(.secondary).accessibilityHidden(true)
            TextField(title, text: $text, prompt: Text("04.04.2026"))
                .keyboardType(.numbersAndPunctuation)
                .foregroundStyle(isWrong ? Color.red : .primary)
                .attribute("aria-invalid", isWrong ? "true" : nil)
            if isWrong {
                Text("Write a date as 04.04.2026.").font(.footnote).class("failure")
            }
        }
    }
}
