import MartletUI

/// A program whose state tells exactly which presses have had their effect, and in which order.
struct FaultyProgram: View {
    /// What presses do; the same on the server and in the reference that a test keeps.
    struct Rows: Equatable {
        var rows: [Int] = []
        var next = 0

        enum Press: String, CaseIterable { case add, drop, turn, rotate }

        mutating func perform(_ press: Press) {
            switch press {
            case .add:
                next += 1
                rows.append(next)
            case .drop: if rows.count > 6 { rows.removeFirst() }
            case .turn: rows.reverse()
            case .rotate: if let first = rows.first { rows = rows.dropFirst() + [first] }
            }
        }
    }

    @State private var state = Rows()
    @State private var isOpen = true
    @State private var text = ""

    var body: some View {
        VStack {
            ForEach(Rows.Press.allCases, id: \.self) { press in
                Button(press.rawValue) { state.perform(press) }.accessibilityIdentifier(press.rawValue)
            }
            Button(isOpen ? "Close" : "Open") { isOpen.toggle() }.accessibilityIdentifier("toggle")
            TextField("Text", text: $text).accessibilityIdentifier("field")
            Text(text).accessibilityIdentifier("text")
            Text("\(state.next): \(state.rows.map(String.init).joined(separator: " "))").accessibilityIdentifier(
                "state")
            if isOpen { List { ForEach(state.rows, id: \.self) { Row(number: $0) } } }
            Text("end")
        }
    }

    struct Row: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            HStack {
                Text("row \(number)")
                Button("\(count)") { count += 1 }.accessibilityIdentifier("row\(number)")
            }
        }
    }
}
