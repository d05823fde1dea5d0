import SwiftUI

struct Habit: Identifiable, Hashable, Codable {
    enum Priority: Int, CaseIterable, Codable, Identifiable {
        case low, medium, high
        var id: Self { self }
        var title: String { ["Low", "Medium", "High"][rawValue] }
        var color: Color { [Color.blue, .orange, .red][rawValue] }
    }

    let id: Int
    var title: String
    var priority = Priority.medium
    var isDone = false
    var due: Date?
}

@Observable
final class HabitStore {
    var habits = [
        Habit(id: 1, title: "Water the plants", priority: .high),
        Habit(id: 2, title: "Read ten pages"),
        Habit(id: 3, title: "Stretch", priority: .low),
        Habit(id: 4, title: "Write the diary", isDone: true),
    ]

    var openCount: Int { habits.count { !$0.isDone } }

    func add(_ title: String) {
        let title = title.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else { return }
        habits.append(Habit(id: (habits.map(\.id).max() ?? 0) + 1, title: title))
    }

    func update(_ id: Habit.ID, _ change: (inout Habit) -> Void) {
        guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
        change(&habits[index])
    }

    func delete(_ id: Habit.ID) { habits.removeAll { $0.id == id } }
}

struct HabitsView: View {
    @StateObject private var filter = HabitFilter()
    @State private var store = HabitStore()
    @State private var title = ""
    @State private var edited: Habit?
    @State private var showsDone = true
    @FocusState private var isAdding: Bool

    var body: some View {
        NavigationStack {
            List {
                Section {
                    HStack {
                        Gauge(
                            value: Double(store.habits.count - store.openCount),
                            in: 0...Double(max(1, store.habits.count))
                        ) {
                            Text("Done")
                        }
                        .gaugeStyle(.accessoryCircular)
                        VStack(alignment: .leading) {
                            Text("\(store.openCount) to do").font(.headline)
                            Text("today").foregroundStyle(.secondary)
                        }
                    }
                }
                Section("To Do") {
                    ForEach(store.habits.filter { !$0.isDone && filter.accepts($0) }) {
                        HabitRow(habit: $0, edited: $edited)
                    }
                    TextField("New habit", text: $title)
                        .focused($isAdding)
                        .onSubmit {
                            store.add(title)
                            title = ""
                            isAdding = true
                        }
                }
                Section("Done", isExpanded: $showsDone) {
                    ForEach(store.habits.filter(\.isDone)) { HabitRow(habit: $0, edited: $edited) }
                }
            }
            .listStyle(.sidebar)
            .refreshable { filter.priority = nil }
            .navigationTitle("Today")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { BreakCounter() }
                ToolbarItem(placement: .topBarTrailing) {
                    Menu("Priority", systemImage: "flag") {
                        Picker("Priority", selection: $filter.priority) {
                            Text("Any").tag(Habit.Priority?.none)
                            ForEach(Habit.Priority.allCases) { Text($0.title).tag(Optional($0)) }
                        }
                        .pickerStyle(.inline)
                    }
                }
            }
            .sheet(item: $edited) { habit in
                HabitForm(habit: habit) { new in store.update(new.id) { $0 = new } }
            }
        }
        .environment(store)
        .animation(.default, value: store.habits)
    }
}

/// Counts the breaks of the day; nothing else knows their number.
private struct BreakCounter: View {
    @State private var breaks = 0

    var body: some View {
        Button("Breaks: \(breaks)") { breaks += 1 }
    }
}

private final class HabitFilter: ObservableObject {
    @Published var priority: Habit.Priority?

    func accepts(_ habit: Habit) -> Bool { priority == nil || habit.priority == priority }
}

private struct HabitRow: View {
    let habit: Habit
    @Binding var edited: Habit?
    @Environment(HabitStore.self) private var store

    var body: some View {
        Button {
            store.update(habit.id) { $0.isDone.toggle() }
        } label: {
            HStack {
                Image(systemName: habit.isDone ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(habit.priority.color)
                Text(habit.title).strikethrough(habit.isDone)
                Spacer()
                if let due = habit.due { Text(due, style: .date).font(.caption).foregroundStyle(.secondary) }
            }
        }
        .buttonStyle(.plain)
        .swipeActions(edge: .trailing) {
            Button("Delete", systemImage: "trash", role: .destructive) { store.delete(habit.id) }
            Button("Edit", systemImage: "pencil") { edited = habit }
        }
        .contextMenu {
            Menu("Priority", systemImage: "flag") {
                ForEach(Habit.Priority.allCases) { priority in
                    Button(priority.title) { store.update(habit.id) { $0.priority = priority } }
                }
            }
            Button("Edit", systemImage: "pencil") { edited = habit }
        }
    }
}

private struct HabitForm: View {
    @State var habit: Habit
    let save: (Habit) -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $habit.title)
                Picker("Priority", selection: $habit.priority) {
                    ForEach(Habit.Priority.allCases) { Text($0.title).tag($0) }
                }
                .pickerStyle(.segmented)
                Toggle("Due", isOn: Binding(get: { habit.due != nil }, set: { habit.due = $0 ? .now : nil }))
                if let due = habit.due {
                    DatePicker(
                        "Day", selection: Binding(get: { due }, set: { habit.due = $0 }), displayedComponents: .date)
                }
            }
            .navigationTitle("Habit")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        save(habit)
                        dismiss()
                    }
                }
            }
        }
        .presentationDetents([.medium, .large])
    }
}
