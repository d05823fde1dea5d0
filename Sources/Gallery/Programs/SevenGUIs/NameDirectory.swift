import Martlet

/// 7GUIs, task 5: names to create, read, update and delete.
struct NameDirectory: View {
    @State private var list = PersonList()
    @State private var prefix = ""
    @State private var selection: Person.ID?
    @State private var name = ""
    @State private var surname = ""

    /// The selected person, if the filter shows it.
    private var selected: Person? { list.people(beginningWith: prefix).first { $0.id == selection } }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            TextField("Filter by surname", text: $prefix)
            NameList(people: list.people(beginningWith: prefix), selection: $selection)
            HStack(spacing: 12) {
                TextField("Name", text: $name)
                TextField("Surname", text: $surname)
            }
            HStack(spacing: 8) {
                Button("Create") { selection = list.create(name, surname) }
                    .disabled(name.isEmpty && surname.isEmpty || list.isFull)
                Button("Update") { selected.map { list.update($0.id, name, surname) } }
                    .disabled(selected == nil)
                Button("Delete", role: .destructive) { selected.map { list.delete($0.id) } }
                    .disabled(selected == nil)
            }
        }
        .frame(maxWidth: 440)
        .onChange(of: selection) {
            guard let selected else { return }
            (name, surname) = (selected.name, selected.surname)
        }
    }
}

private struct NameList: View {
    let people: [Person]
    @Binding var selection: Person.ID?

    var body: some View {
        ScrollView {
            List(people) { person in
                Button {
                    selection = person.id
                } label: {
                    HStack {
                        Text(verbatim: "\(person.surname), \(person.name)").attribute("dir", "auto")
                        Spacer()
                        if person.id == selection { Image(systemName: "checkmark").foregroundStyle(.tint) }
                    }
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(person.id == selection ? .isSelected : [])
            }
            .listStyle(.plain)
            if people.isEmpty { Text("No such name.").foregroundStyle(.secondary).padding() }
        }
        .frame(height: 200)
        .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.quaternary).allowsHitTesting(false) }
    }
}
