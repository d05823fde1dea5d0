import Martlet

/// A to-do list that its visitor finds again in the next visit.
struct TodoExample: View {
    @AppStorage("todo.list") private var list = TodoList()
    @State private var filter = TodoFilter.all

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            NewTodo(isFull: list.isFull) { list.add($0) }
            Picker("Show", selection: $filter) {
                ForEach(TodoFilter.allCases, id: \.self) { Text("\($0.rawValue.capitalized) \(count($0))") }
            }
            .pickerStyle(.segmented)
            if count(filter) == 0 {
                TodoPlaceholder(filter: filter)
            } else {
                List {
                    ForEach($list.items) { $item in
                        if filter.includes(item) {
                            TodoRow(item: $item) { list.remove(item) }
                        }
                    }
                }
            }
            HStack {
                Text(list.openCount == 1 ? "1 thing to do" : "\(list.openCount) things to do")
                    .foregroundStyle(.secondary)
                    .attribute("aria-live", "polite")
                Spacer()
                Button("Clear done") { list.removeDone() }
                    .buttonStyle(.borderless)
                    .disabled(list.doneCount == 0)
            }
            .font(.subheadline)
        }
        .frame(maxWidth: 560)
    }

    private func count(_ filter: TodoFilter) -> Int {
        switch filter {
        case .all: list.items.count
        case .open: list.openCount
        case .done: list.doneCount
        }
    }
}

private struct NewTodo: View {
    let isFull: Bool
    let add: (String) -> Void
    @State private var title = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack {
            TextField("New item", text: $title, prompt: Text(isFull ? "The list is full" : "What is there to do?"))
                .focused($isFocused)
                .onSubmit(submit)
                .submitLabel(.done)
            Button("Add", systemImage: "plus", action: submit).buttonStyle(.borderedProminent)
        }
        .disabled(isFull)
    }

    private func submit() {
        add(title)
        title = ""
        isFocused = true
    }
}

private struct TodoRow: View {
    private enum Part { case title, field }

    @Binding var item: TodoItem
    let delete: () -> Void
    @State private var draft: String?
    @FocusState private var focus: Part?

    var body: some View {
        HStack(spacing: 12) {
            Toggle(item.title, isOn: $item.isDone).toggleStyle(.checkbox).labelsHidden()
            if let draft {
                TextField(
                    "Title of “\(item.title)”",
                    text: Binding {
                        draft
                    } set: {
                        self.draft = $0
                    }
                )
                .focused($focus, equals: .field)
                .onSubmit {
                    commit()
                    focus = .title
                }
                .onChange(of: focus) { if focus == nil { commit() } }
            } else {
                Button(action: edit) {
                    Text(item.title)
                        .strikethrough(item.isDone)
                        .foregroundStyle(item.isDone ? .secondary : .primary)
                        .multilineTextAlignment(.leading)
                        .padding(.vertical, 8)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                .buttonStyle(.plain)
                .focused($focus, equals: .title)
                .accessibilityLabel("Edit “\(item.title)”")
            }
            Button("Delete “\(item.title)”", systemImage: "trash", role: .destructive, action: delete)
                .labelStyle(.iconOnly)
                .buttonStyle(.borderless)
        }
    }

    private func edit() {
        draft = item.title
        focus = .field
    }

    private func commit() {
        if let title = draft.flatMap(TodoList.cleaned) { item.title = title }
        draft = nil
    }
}

private struct TodoPlaceholder: View {
    let filter: TodoFilter

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: filter == .done ? "circle" : "checkmark").font(.title).foregroundStyle(.secondary)
                .accessibilityHidden(true)
            Text(title).font(.headline)
            Text(hint).font(.subheadline).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .padding(.vertical, 32)
        .frame(maxWidth: .infinity)
    }

    private var title: String {
        switch filter {
        case .all: "An empty list"
        case .open: "Nothing left to do"
        case .done: "Nothing done yet"
        }
    }

    private var hint: String {
        switch filter {
        case .all: "Add the first thing above."
        case .open: "Enjoy the day, or add something above."
        case .done: "What you tick comes here."
        }
    }
}
