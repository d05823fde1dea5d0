import SwiftUI

struct Appointment: Identifiable, Hashable, Codable {
    let id: Int
    var title: String
    var start: Date
    var minutes: Int
    var calendar: Calendars
    var notes = ""

    enum Calendars: String, CaseIterable, Codable, Identifiable {
        case home = "Home", work = "Work"
        var id: Self { self }
        var color: Color { self == .home ? .green : .blue }
    }
}

@Observable
final class AgendaStore {
    /// 2 March 2026, a Monday, at midnight UTC.
    static let monday = Date(timeIntervalSince1970: 1_772_409_600)

    var appointments = [
        Appointment(id: 1, title: "Dentist", start: monday + 9 * 3600, minutes: 45, calendar: .home),
        Appointment(id: 2, title: "Review", start: monday + 14 * 3600, minutes: 60, calendar: .work, notes: "Room 4"),
        Appointment(id: 3, title: "Choir", start: monday + 43 * 3600, minutes: 120, calendar: .home),
    ]

    func days(in calendars: Set<Appointment.Calendars>) -> [(day: Date, appointments: [Appointment])] {
        Dictionary(grouping: appointments.filter { calendars.contains($0.calendar) }) {
            Self.calendar.startOfDay(for: $0.start)
        }
        .map { (day: $0.key, appointments: $0.value.sorted { $0.start < $1.start }) }
        .sorted { $0.day < $1.day }
    }

    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    func save(_ appointment: Appointment) {
        if let index = appointments.firstIndex(where: { $0.id == appointment.id }) {
            appointments[index] = appointment
        } else {
            appointments.append(appointment)
        }
    }

    func newAppointment() -> Appointment {
        Appointment(
            id: (appointments.map(\.id).max() ?? 0) + 1, title: "", start: Self.monday + 34 * 3600, minutes: 60,
            calendar: .home)
    }
}

struct AgendaView: View {
    @State private var store = AgendaStore()
    @State private var calendars = Set(Appointment.Calendars.allCases)
    @State private var edited: Appointment?
    @State private var showsCalendars = false

    var body: some View {
        let days = store.days(in: calendars)
        NavigationStack {
            List {
                ForEach(days, id: \.day) { day in
                    Section {
                        ForEach(day.appointments) { appointment in
                            NavigationLink(value: appointment.id) { AppointmentRow(appointment: appointment) }
                        }
                    } header: {
                        Text(day.day, format: Date.FormatStyle(timeZone: .gmt).weekday(.wide).day().month())
                    } footer: {
                        Text("\(day.appointments.reduce(0) { $0 + $1.minutes }) minutes")
                    }
                }
            }
            .overlay {
                if days.isEmpty { ContentUnavailableView("Nothing to Do", systemImage: "calendar") }
            }
            .navigationTitle("Agenda")
            .navigationDestination(for: Appointment.ID.self) { id in
                AppointmentPage(id: id) { edited = $0 }
            }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Calendars") { showsCalendars = true }
                        .popover(isPresented: $showsCalendars) { CalendarPicker(shown: $calendars) }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("New", systemImage: "plus") { edited = store.newAppointment() }
                }
            }
            .sheet(item: $edited) { AppointmentForm(appointment: $0).environment(store) }
        }
        .environment(store)
        .environment(\.timeZone, .gmt)
        .tint(.red)
    }
}

private struct AppointmentRow: View {
    let appointment: Appointment

    var body: some View {
        HStack {
            RoundedRectangle(cornerRadius: 2).fill(appointment.calendar.color).frame(width: 4, height: 36)
            VStack(alignment: .leading) {
                Text(appointment.title).font(.headline)
                if !appointment.notes.isEmpty { Text(appointment.notes).font(.caption).foregroundStyle(.secondary) }
            }
            Spacer()
            Text(appointment.start, format: Date.FormatStyle(timeZone: .gmt).hour().minute()).monospacedDigit()
        }
    }
}

private struct CalendarPicker: View {
    @Binding var shown: Set<Appointment.Calendars>

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(Appointment.Calendars.allCases) { calendar in
                Toggle(
                    calendar.rawValue,
                    isOn: Binding {
                        shown.contains(calendar)
                    } set: { isShown in
                        if isShown { shown.insert(calendar) } else { shown.remove(calendar) }
                    })
            }
        }
        .padding()
        .frame(minWidth: 220)
        .presentationCompactAdaptation(.popover)
    }
}

private struct AppointmentPage: View {
    let id: Appointment.ID
    let edit: (Appointment) -> Void
    @Environment(AgendaStore.self) private var store

    var body: some View {
        if let appointment = store.appointments.first(where: { $0.id == id }) {
            Form {
                Section {
                    LabeledContent("Starts") {
                        Text(appointment.start, format: Date.FormatStyle(timeZone: .gmt).day().month().hour().minute())
                    }
                    LabeledContent("Duration", value: "\(appointment.minutes) minutes")
                    LabeledContent("Calendar", value: appointment.calendar.rawValue)
                }
                if !appointment.notes.isEmpty { Section("Notes") { Text(appointment.notes) } }
            }
            .navigationTitle(appointment.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Edit") { edit(appointment) } }
        }
    }
}

private struct AppointmentForm: View {
    @State var appointment: Appointment
    @Environment(AgendaStore.self) private var store
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $appointment.title)
                Section {
                    DatePicker("Starts", selection: $appointment.start, in: AgendaStore.monday...)
                    Stepper("\(appointment.minutes) minutes", value: $appointment.minutes, in: 15...480, step: 15)
                    Picker("Calendar", selection: $appointment.calendar) {
                        ForEach(Appointment.Calendars.allCases) { Text($0.rawValue).tag($0) }
                    }
                }
                Section("Notes") { TextField("Notes", text: $appointment.notes, axis: .vertical).lineLimit(3...6) }
            }
            .navigationTitle("Appointment")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add") {
                        store.save(appointment)
                        dismiss()
                    }
                    .disabled(appointment.title.isEmpty)
                }
            }
        }
    }
}
