import Martlet

struct BindingsExample: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            TapView()
            Divider()
            ProfileView()
        }
    }
}

private struct TapView: View {
    @State private var counter = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text("A binding").font(.headline)
            Button("Tap me!") { counter += 1 }
            LabelView(number: $counter)
        }
    }
}

private struct LabelView: View {
    @Binding var number: Int

    var body: some View {
        Text(number == 0 ? "Not yet" : "Tapped \(counted(number, "time"))")
    }
}

private struct Profile {
    var username = "Alex"
    var score = 0
}

private struct ProfileView: View {
    @State private var profile = Profile()

    var body: some View {
        VStack(alignment: .leading) {
            Text("A binding and a let").font(.headline)
            UsernameEditorView(username: $profile.username)
            ScoreView(score: profile.score)
            Button("Increase score") { profile.score += 1 }
        }
    }
}

private struct UsernameEditorView: View {
    @Binding var username: String

    var body: some View {
        TextField("Username", text: $username)
            .textFieldStyle(.roundedBorder)
    }
}

private struct ScoreView: View {
    let score: Int

    var body: some View {
        Text("Score: \(score)")
    }
}
