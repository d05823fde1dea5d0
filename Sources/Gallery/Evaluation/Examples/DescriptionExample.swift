import Martlet

struct DescriptionExample: View {
    @State private var name = "World"

    var body: some View {
        VStack(spacing: 16) {
            Globe()
            Greeting(name: name)
            Button("Greet someone else") { name = name == "World" ? "Mars" : "World" }
        }
        .frame(maxWidth: .infinity)
    }
}

private struct Globe: View {
    var body: some View {
        Image(systemName: "globe").font(.largeTitle)
    }
}

private struct Greeting: View {
    let name: String

    var body: some View {
        Text("Hello, \(name)!").font(.title)
    }
}
