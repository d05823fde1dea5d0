import Glibc
import Martlet

/// What is empty, does not load or does not end.
struct EdgesPage: View {
    @State private var message = ""
    @State private var presses = 0
    @State private var isLong = false

    var body: some View {
        VStack {
            ScrollView { LazyVStack { ForEach(0..<0, id: \.self) { Text(verbatim: "\($0)") } } }
                .accessibilityIdentifier("empty")
                .safeAreaInset(edge: .bottom) {
                    TextField("Message", text: $message).accessibilityIdentifier("message")
                }
        }
        .frame(height: 400)
        Image("/nowhere.png", label: Text("A bird on a branch"))
            .resizable().scaledToFill().frame(width: 120, height: 80).clipped()
            .accessibilityIdentifier("picture")
        Button("Press for long") {
            usleep(7_000_000)
            presses += 1
        }
        .accessibilityIdentifier("long")
        Button("Compute without end") {
            Task {
                let end = ContinuousClock.now + .seconds(9)
                while ContinuousClock.now < end {}
                presses += 1
            }
        }
        .accessibilityIdentifier("endless")
        Toggle("A view that takes long", isOn: $isLong).accessibilityIdentifier("body")
        if isLong { LongBody() }
        Text("\(presses) presses").accessibilityIdentifier("presses")
    }
}

private struct LongBody: View {
    var body: some View {
        usleep(8_000_000)
        return Text("It has taken long.")
    }
}
