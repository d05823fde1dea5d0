import Martlet

/// What the page evaluated and sent, and why.
struct InspectorPane: View {
    @State private var isOpen: Bool

    init(isOpen: Bool) { _isOpen = State(initialValue: isOpen) }

    var body: some View {
        Disclosure(title: "Inspector", isOpen: $isOpen) { InspectorView() }
    }
}
