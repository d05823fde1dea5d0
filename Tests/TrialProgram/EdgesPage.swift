import Glibc
import Martlet

/// What is empty, does not load or does not end.
struct EdgesPage: View {
    @State private var message = ""
    @State private var presses = 0

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
        Text("\(presses) presses").accessibilityIdentifier("presses")
    }
}
