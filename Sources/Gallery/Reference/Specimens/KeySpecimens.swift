import Martlet

/// Keys, and what is dragged from one view to another.
struct KeySpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Keys and dragging") {
            Specimen("onKeyPress, focusable") { KeyPressSpecimen() }
            Specimen("onMoveCommand, onExitCommand, onDeleteCommand") { CommandSpecimen() }
            Specimen("draggable, dropDestination") { DraggingSpecimen() }
            Specimen("accessibilityAction, accessibilityAdjustableAction") { AccessActionSpecimen() }
            Specimen("accessibilityFocused, Announcement") { AccessFocusSpecimen() }
            Specimen("accessibilityHeading") { Text("A small heading").accessibilityHeading(.h3) }
            Specimen("accessibilityRepresentation") { RepresentationSpecimen() }
        }
    }
}

private struct KeyPressSpecimen: View {
    @State private var log = ""

    var body: some View {
        Text("Focus it, and press a key").padding().background(Color.gray.opacity(0.2)).cornerRadius(8)
            .accessibilityAddTraits(.isButton)
            .focusable()
            .accessibilityIdentifier("keys")
            .onKeyPress(.space) {
                log += "Space "; return .handled
            }
            .onKeyPress(characters: .alphanumerics) { press in
                log = String((log + (press.modifiers.contains(.shift) ? "⇧" : "") + press.characters).suffix(20))
                return .handled
            }
        Text(log.isEmpty ? "Nothing yet" : log).accessibilityIdentifier("keyed")
    }
}

private struct CommandSpecimen: View {
    @State private var row = 0
    @State private var text = ""

    var body: some View {
        TextField("Arrows, Escape, Delete", text: $text)
            .onMoveCommand { direction in row += direction == .down ? 1 : direction == .up ? -1 : 0 }
            .onExitCommand { row = 0 }
            .onDeleteCommand { text = "" }
            .accessibilityIdentifier("commands")
        Text("Row \(row)").accessibilityIdentifier("row")
    }
}

private struct DraggingSpecimen: View {
    @State private var left = ["Ada", "Grace"]
    @State private var right: [String] = []
    @State private var isTargeted = false

    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading) {
                ForEach(left, id: \.self) { name in
                    Text(name).padding(8).background(Color.gray.opacity(0.2)).cornerRadius(8).draggable(name)
                }
            }
            .frame(width: 100)
            VStack {
                ForEach(right, id: \.self) { Text($0) }
                if right.isEmpty { Text("Here") }
            }
            .frame(width: 100, height: 88)
            .background(isTargeted ? Color.yellow.opacity(0.4) : Color.mint.opacity(0.3))
            .dropDestination(for: String.self) { names, _ in
                left.removeAll { names.contains($0) }
                right += names
                return true
            } isTargeted: {
                isTargeted = $0
            }
            .accessibilityIdentifier("target")
        }
        Button("Move all") {
            right += left
            left = []
        }
    }
}

private struct AccessActionSpecimen: View {
    @State private var rating = 3
    @State private var isSaved = false

    var body: some View {
        Text("\(rating) \(rating == 1 ? "star" : "stars")\(isSaved ? ", saved" : "")").accessibilityIdentifier("rating")
            .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
            .accessibilityAction(named: "Save") { isSaved = true }
    }
}

private struct AccessFocusSpecimen: View {
    @AccessibilityFocusState private var isOnTitle: Bool

    var body: some View {
        Text("A title").accessibilityFocused($isOnTitle).accessibilityIdentifier("title-focused")
        Button("To the title") { isOnTitle = true }
        Button("Say it") { AccessibilityNotification.Announcement("It is said.").post() }
    }
}

private struct RepresentationSpecimen: View {
    @State private var value = 0.4

    var body: some View {
        HStack(spacing: 2) {
            ForEach(0..<5) { step in
                Rectangle().fill(Double(step) / 5 < value ? Color.teal : Color.gray.opacity(0.3)).frame(
                    width: 16, height: 24)
            }
        }
        .accessibilityRepresentation { Slider(value: $value) { Text("Level") } }
    }
}
