import Martlet

struct EquatableExample: View {
    @State private var evaluations = 1
    @State private var likes = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Button("Evaluate the parent (\(evaluations))") { evaluations += 1 }
            Divider()
            NumberView(number: 7)
            NameView(name: "Alex")
            ActionView { likes += 1 }
            ButtonWithCounter(counter: likes) { likes += 1 }
        }
    }
}

// Plain old data: compared by its bytes.
private struct NumberView: View {
    let number: Int

    var body: some View {
        LabeledContent("A number", value: _isPOD(NumberView.self) ? "plain old data" : "not plain old data")
    }
}

// A string is not plain: compared field by field.
private struct NameView: View {
    let name: String

    var body: some View {
        LabeledContent("A name", value: _isPOD(NameView.self) ? "plain old data" : "not plain old data")
    }
}

// Closures cannot be compared, so this view is never equal to another.
private struct ActionView: View {
    let action: () -> Void

    var body: some View {
        Button("A closure") { action() }
    }
}

// Compared by its own function, which leaves the closure out.
private struct ButtonWithCounter: View, Equatable {
    let counter: Int
    let action: () -> Void

    var body: some View {
        Button("A closure, and ==: \(counter)") { action() }
    }

    static func == (left: Self, right: Self) -> Bool {
        left.counter == right.counter
    }
}
