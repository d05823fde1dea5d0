import Martlet

/// A to-do list that its visitor finds again in the next visit.
struct TodoExample: View {
    @AppStorage("todo.list") private var list = TodoList()
    @State private var filter = TodoFilter.all
    @FocusState private var focus: TodoFocus?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            NewTodo(isFull: list.isFull, focus: $focus) { list.add($0) }
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
                            TodoRow(item: $item, focus: $focus) { remove(item) }
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

    /// Removes an item. The focus goes to the next one, or to the field if there is no other.
    private func remove(_ item: TodoItem) {
        let shown = list.items.filter(filter.includes)
        let place = shown.firstIndex { $0.id == item.id } ?? 0
        let next = shown.dropFirst(place + 1).first ?? shown.prefix(place).last
        list.remove(item)
        focus = next.map { .deletion(of: $0.id) } ?? .newItem
    }

    private func count(_ filter: TodoFilter) -> Int {
        switch filter {
        case .all: list.items.count
        case .open: list.openCount
        case .done: list.doneCount
        }
    }
}

/// What has the focus outside of a title.
private enum TodoFocus: Hashable {
    case newItem
    case deletion(of: TodoItem.ID)
}

private struct NewTodo: View {
    let isFull: Bool
    let focus: FocusState<TodoFocus?>.Binding
    let add: (String) -> Void
    @State private var title = ""

    var body: some View {
        HStack {
            TextField("New item", text: $title, prompt: Text(isFull ? "The list is full" : "What is there to do?"))
                .focused(focus, equals: .newItem)
                .attribute("dir", "auto")
                .onSubmit(submit)
                .submitLabel(.done)
            Button("Add", systemImage: "plus", action: submit).buttonStyle(.borderedProminent)
        }
        .disabled(isFull)
    }

    private func submit() {
        add(title)
        title = ""
        focus.wrappedValue = .newItem
    }
}

private struct TodoRow: View {
    private enum Part { case title, field }

    @Binding var item: TodoItem
    let focus: FocusState<TodoFocus?>.Binding
    let delete: () -> Void
    @State private var draft: String?
    @FocusState private var part: Part?

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
                .focused($part, equals: .field)
                .attribute("dir", "auto")
                .onSubmit {
                    commit()
                    part = .title
                }
                .onChange(of: part) { if part == nil { commit() } }
                .background { CancelKey(action: cancel) }
            } else {
                Button(action: edit) {
                    Text(item.title)
                        .strikethrough(item.isDone)
                        .foregroundStyle(item.isDone ? .secondary : .primary)
                        .multilineTextAlignment(.leading)
                        .attribute("dir", "auto")
                        .padding(.vertical, 8)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                .buttonStyle(.plain)
                .focused($part, equals: .title)
                .accessibilityLabel("Edit “\(item.title)”")
            }
            Button("Delete “\(item.title)”", systemImage: "trash", role: .destructive, action: delete)
                .labelStyle(.iconOnly)
                .buttonStyle(.borderless)
                .focused(focus, equals: .deletion(of: item.id))
        }
    }

    private func edit() {
        draft = item.title
        part = .field
    }

    private func cancel() {
        draft = nil
        part = .title
    }

    private func commit() {
        if let title = draft.flatMap(TodoList.cleaned) { item.title = title }
        draft = nil
    }
}

/// Escape does something: a button that nobody sees has the shortcut.
private struct CancelKey: View {
    let action: () -> Void

    var body: some View {
        Button("Cancel", action: action)
            .keyboardShortcut(.cancelAction)
            .attribute("tabindex", "-1")
            .accessibilityHidden(true)
            .allowsHitTesting(false)
            .opacity(0)
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
