import Martlet

/// A board on which visitors see each other's moves.
struct KanbanExample: View {
    @Environment(\.horizontalSizeClass) private var width
    @FocusState private var focus: KanbanFocus?

    var body: some View {
        let layout =
            width == .compact
            ? AnyLayout(VStackLayout(spacing: 16)) : AnyLayout(HStackLayout(alignment: .top, spacing: 16))
        VStack(alignment: .leading, spacing: 16) {
            NewCard()
            layout {
                KanbanColumn(index: 0, focus: $focus)
                KanbanColumn(index: 1, focus: $focus)
                KanbanColumn(index: 2, focus: $focus)
            }
            LatestChange()
        }
    }
}

/// The button of a card that has the focus, so that a card can be moved on after it has arrived.
struct KanbanFocus: Hashable {
    let card: Int
    let step: Int
}

private struct NewCard: View {
    @State private var title = ""

    var body: some View {
        HStack {
            TextField("New card", text: $title, prompt: Text("What comes next?")).onSubmit(submit)
            Button("Add", systemImage: "plus", action: submit).buttonStyle(.borderedProminent)
        }
        .frame(maxWidth: 480)
    }

    private func submit() {
        KanbanBoard.shared.update { $0.add(title, to: 0) }
        title = ""
    }
}

/// A column, which reads no other column of the board.
private struct KanbanColumn: View {
    let index: Int
    let focus: FocusState<KanbanFocus?>.Binding

    var body: some View {
        if let cards = KanbanBoard.shared.element(\.columns, at: index) {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Text(KanbanBoard.titles[index]).font(.headline).accessibilityAddTraits(.isHeader)
                    Spacer()
                    Text(String(cards.count)).foregroundStyle(.secondary).monospacedDigit()
                        .accessibilityLabel(counted(cards.count, "card"))
                }
                if cards.isEmpty {
                    Text("No cards").foregroundStyle(.secondary).padding(.vertical, 24).frame(maxWidth: .infinity)
                }
                ForEach(cards) { card in KanbanCard(card: card, column: index, focus: focus) }
            }
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.secondary.opacity(0.1), in: .rect(cornerRadius: 12))
            .accessibilityElement(children: .contain)
            .accessibilityLabel(KanbanBoard.titles[index])
        }
    }
}

private struct KanbanCard: View {
    let card: KanbanBoard.Card
    let column: Int
    let focus: FocusState<KanbanFocus?>.Binding

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(verbatim: card.title).attribute("dir", "auto")
            HStack(spacing: 8) {
                MoveButton(card: card, step: -1, target: column - 1, focus: focus)
                MoveButton(card: card, step: 1, target: column + 1, focus: focus)
                Spacer()
                Button("Remove “\(card.title)”", systemImage: "trash") {
                    KanbanBoard.shared.update { $0.remove(card) }
                }
                .labelStyle(.iconOnly)
            }
            .buttonStyle(CardButton())
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: .rect(cornerRadius: 8))
        .shadow(color: .black.opacity(0.12), radius: 3, y: 1)
        .transition(.opacity)
    }
}

private struct MoveButton: View {
    let card: KanbanBoard.Card
    let step: Int
    /// The column to which the button moves the card, if there is one.
    let target: Int
    let focus: FocusState<KanbanFocus?>.Binding

    var body: some View {
        if KanbanBoard.titles.indices.contains(target) {
            let title = KanbanBoard.titles[target]
            Button {
                KanbanBoard.shared.update { $0.move(card, by: step) }
                focus.wrappedValue = KanbanFocus(card: card.id, step: canGoOn ? step : -step)
            } label: {
                HStack(spacing: 8) {
                    if step < 0 { Chevron(isBackward: true) }
                    Text(title)
                    if step > 0 { Chevron() }
                }
            }
            .accessibilityLabel("Move “\(card.title)” to \(title)")
            .focused(focus, equals: KanbanFocus(card: card.id, step: step))
        }
    }

    /// Whether the card can be moved on in the same direction afterwards.
    private var canGoOn: Bool { KanbanBoard.titles.indices.contains(target + step) }
}

private struct CardButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline)
            .padding(.horizontal, 8)
            .frame(minWidth: 32, minHeight: 32)
            .background(Color.secondary.opacity(configuration.isPressed ? 0.3 : 0.12))
            .cornerRadius(6)
    }
}

/// Says what was changed last, by anybody.
private struct LatestChange: View {
    var body: some View {
        Text(verbatim: KanbanBoard.shared.latest)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .attribute("aria-live", "polite")
            .accessibilityIdentifier("latest")
    }
}
